import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('every page is under a policy of its own, and every navigation works under it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const broken = () => page.evaluate(() => (window as unknown as { broken: string[] }).broken);
  for (const path of ['', 'user/glossary/', 'contributing/api/', 'search/']) {
    await open(page, path);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'For contributors' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contributing');
    await page.goBack();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('input').fill('chuck');
    await expect(page.getByRole('dialog').locator('[data-number="1"]')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await broken(), path).toEqual([]);
  }
});

test('markup and inline code that something slips into a page are refused', async ({
  page,
  noise,
}) => {
  await open(page, 'user/glossary/');
  expect(
    await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>slipped in</b>');
        return 'taken';
      } catch {
        return 'refused';
      }
    }),
  ).toBe('refused');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.setAttribute('nonce', 'guess');
    script.append('window.slippedIn = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  const startWorker = (address: string) =>
    page.evaluate((url) => {
      try {
        new Worker(url).terminate();
        return 'started';
      } catch {
        return 'refused';
      }
    }, address);
  expect(await startWorker('https://elsewhere.example/worker.js')).toBe('refused');
  expect(await startWorker('/docs/worker.js')).toBe('started');
  await hydrated(page);
  noise.splice(0);
});
