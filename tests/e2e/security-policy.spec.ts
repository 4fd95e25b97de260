import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { isThorough } from '../support/thorough.ts';

test('every page has its own policy, and every navigation works under it', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const broken = () => page.evaluate(() => (window as unknown as { broken: string[] }).broken);
  for (const path of isThorough
    ? ['', 'user/glossary/', 'contributing/api/', 'search/']
    : ['', 'contributing/api/']) {
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

test('injected markup and inline code are refused', async ({ page, noise }) => {
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
  await expect.poll(() => page.evaluate(() => 'slippedIn' in window)).toBe(false);
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
  expect(await startWorker('/docs/worker.js')).toBe('refused');
  await hydrated(page);
  // Policy violations appear in the console, so every browser test fails on them.
  expect(noise.filter((line) => !/Content Security Policy|'Trusted\w+'/.test(line))).toEqual([]);
  expect(noise.length).toBeGreaterThanOrEqual(4);
  noise.splice(0);
});

test('the header adds what only a header can forbid, and lets the worker alone use WebAssembly', async ({
  page,
  noise,
}) => {
  const response = await page.goto('user/try/');
  await hydrated(page);
  const header = (await response?.headerValue('content-security-policy')) ?? '';
  const meta = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  const stylesOf = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const ownStyles = stylesOf(meta ?? '');
  expect(ownStyles.length).toBeGreaterThan(1);
  // The header is the same for all pages, so it allows the styles of all of them.
  expect(stylesOf(header)).toEqual(expect.arrayContaining(ownStyles));
  // WebAssembly is covered by the policies of documents and workers, so the header must not mention
  // it.
  expect(header).not.toMatch(/wasm|(?:default|script)-src /);
  expect(header).toMatch(/; frame-ancestors 'none'$/);
  expect(header).toContain("script-src-elem 'self' ");
  const workerAddress = page.waitForResponse(/assets\/workers\/parser-worker-/);
  const compile = () =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'taken',
      () => 'refused',
    );
  expect(await page.evaluate(compile)).toBe('refused');
  const started = page.waitForEvent('worker');
  await page.getByRole('combobox', { name: 'Command' }).fill('take funk');
  await page.keyboard.press('Enter');
  const worker = await started;
  expect(await worker.evaluate(compile)).toBe('taken');
  const ofWorker = await (await workerAddress).headerValue('content-security-policy');
  expect(ofWorker).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(
    await worker.evaluate(() => fetch('https://elsewhere.example/').then(String, String)),
  ).toContain('TypeError');
  // Only the parser can tell that the cursor is not in a function.
  await expect(page.locator('.try-wrong')).toContainText('here');
  await expect(page.locator('.try-wrong')).not.toContainText('loaded');
  noise.splice(0, noise.length, ...noise.filter((line) => !/WebAssembly/.test(line)));
});
