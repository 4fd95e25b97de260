import type { Page } from '@playwright/test';
import { addLink } from '../support/add-to-page.ts';
import { copiedText } from '../support/copied-text.ts';
import { laidOut, open } from '../support/hydrated.ts';
import { kindsOfPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Returns the clipboard's text, read in the page because only the page has permission. */
async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('"Copy code" copies the exact code and says "Copied" for a second', async ({ page }) => {
    await open(page, 'contributing/');
    await laidOut(page);
    // Installed only now, because a page with a fake clock sometimes does not start on a busy
    // machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = page.locator('.code-block').filter({ hasText: 'yarn init-launch-sandbox' });
    const button = block.locator('[data-action="copy-code"]');
    await expect(button).toHaveAccessibleName(/^Copy code(?: \d+)? to clipboard$/);
    const name = await button.getAttribute('aria-label');
    await button.click();
    await expect(button).toHaveText('Copied');
    await expect(button).toHaveAccessibleName('Copied');
    await expect(page.locator('#status-region')).toHaveText('Copied');
    await expect.poll(() => clipboard(page)).toBe('yarn\nyarn compile\nyarn init-launch-sandbox');
    await page.clock.fastForward(1000);
    await expect(button).toHaveText(/^Copy code/);
    await expect(button).toHaveAccessibleName(name ?? '');
  });

  test('the copied text has neither line numbers nor marks nor a line break at its end, on any block', async ({
    page,
  }) => {
    await open(page, 'user/customization/');
    const blocks = page.locator('.code-block');
    for (let index = 0; index < (await blocks.count()); index += 1) {
      const block = blocks.nth(index);
      const button = block.locator('[data-action="copy-code"]');
      const lines = await block.locator('.line').allTextContents();
      expect(await copiedText(button)).toBe(lines.join('\n'));
    }
  });

  test('"Copy page" copies the Markdown of the page', async ({ page }) => {
    await open(page, 'user/unicode/');
    const button = page.getByRole('button', { name: 'Copy page' });
    const response = await page.request.get('user/unicode.md');
    expect(await copiedText(button)).toBe(await response.text());
  });
});

test('where the clipboard is blocked nothing is thrown and the button does not claim success', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('blocked', 'NotAllowedError'));
  });
  await open(page, 'contributing/');
  const button = page.locator('[data-action="copy-code"]').first();
  await button.click();
  await expect(button).toHaveText('Not copied');
  await expect(page.locator('#status-region')).toHaveText('Not copied');
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString().trim()))
    .toBe(
      await page
        .locator('.code-block code')
        .first()
        .evaluate((code) => code.textContent?.trim()),
    );
});

/** Adds a long text to the first line of the page's first code block, and returns the block. */
async function longBlock(page: Page) {
  const block = page.locator('.code-block').first();
  await block
    .locator('.line')
    .first()
    .evaluate((line) => line.append(' and so on'.repeat(40)));
  return block;
}

test('"Toggle word wrap" appears only for lines that are too long, wraps them, and keeps the choice', async ({
  page,
}) => {
  await open(page, 'contributing/');
  const toggle = page.locator('.code-block').first().locator('[data-action="wrap-code"]');
  await expect(toggle).toBeHidden();
  const block = await longBlock(page);
  await expect(toggle).toBeVisible();
  await expect(toggle).toHaveAccessibleName(/^Toggle word wrap/);
  const pre = block.locator('pre');
  const isTooWide = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect.poll(() => isTooWide()).toBe(true);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isTooWide()).toBe(false);
  await open(page, 'contributing/');
  await longBlock(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isTooWide).toBe(false);
  await toggle.click();
  await expect.poll(() => isTooWide()).toBe(true);
});

test('code and tables that are too wide can be focused, have a name and scroll by arrow keys; others are not tab stops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['contributing/', 'user/customization/', '']) {
    await open(page, path);
    await laidOut(page);
    const readBoxes = () =>
      page.locator('.code-block > pre, .table-scroll').evaluateAll((elements) =>
        elements.map((element) => ({
          isWide: element.scrollWidth > element.clientWidth,
          isStop: element.getAttribute('tabindex') === '0',
          role: element.getAttribute('role'),
          name: element.getAttribute('aria-label'),
        })),
      );
    await expect
      .poll(async () => (await readBoxes()).filter(({ isWide, isStop }) => isWide !== isStop))
      .toEqual([]);
    const boxes = await readBoxes();
    expect(boxes.length).toBeGreaterThan(0);
    for (const { isWide, isStop, role, name } of boxes) {
      expect(isStop).toBe(isWide);
      if (isWide)
        expect([role, name]).toEqual([
          'region',
          expect.stringMatching(/^\S.* (?:code|table)(?: \d+)?$/),
        ]);
    }
    const names = boxes.flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
  await open(page, 'contributing/');
  const block = (await longBlock(page)).locator('pre');
  await expect(block).toHaveAttribute('tabindex', '0');
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
});

test('wide tables scroll inside the page at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['', 'user/unicode/', kindsOfPage.cheatsheet]) {
    await open(page, path);
    await expect.poll(() => page.locator('main table').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  }
});

test('a line of a signature that is too long for a phone continues with an indent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, kindsOfPage['API class']);
  const links = page.locator('#constructor').locator('xpath=../following-sibling::pre[1]//a');
  const code = page.locator('#constructor').locator('xpath=../following-sibling::pre[1]/code');
  const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
  const start = await code.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects()[0]?.left ?? 0;
  });
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBeGreaterThan(start + 20);
});

test('details open without scripts, and nested ones open independently', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(kindsOfPage['API class']);
  const details = page.locator('details.api-details').first();
  const summary = details.locator('summary');
  await expect(details.locator('p').first()).toBeHidden();
  await summary.click();
  await expect(details.locator('p').first()).toBeVisible();
  await summary.press('Enter');
  await expect(details.locator('p').first()).toBeHidden();
  await context.close();
});

test('the browser’s own search finds text in closed details', async ({ page }) => {
  await open(page, kindsOfPage['API class']);
  const details = page
    .locator('details.api-details')
    .filter({ hasText: 'outdated extension is explained' });
  await expect(details).not.toHaveAttribute('open');
  await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('outdated extension is explained'),
  );
  await page.goto(`${kindsOfPage['API class']}#:~:text=outdated%20extension%20is%20explained`);
  await expect(details).toHaveAttribute('open', '');
});

test.describe('examples', () => {
  test('every example describes what it shows, with its phrase in real quotation marks', async ({
    page,
  }) => {
    await page.goto('user/actions/');
    const examples = await page.locator('.example').evaluateAll((figures) =>
      figures.map((figure) => ({
        spoken: figure.querySelector('.example-spoken')?.textContent ?? '',
        told: figure.querySelectorAll('.example-description').length,
        sides: [...figure.querySelectorAll('.example-label')].map((label) => label.textContent),
      })),
    );
    expect(examples.length).toBeGreaterThan(20);
    for (const { spoken, told, sides } of examples) {
      expect(spoken).toMatch(/“.+”/);
      expect(told).toBeGreaterThan(0);
      expect(sides[0]).toBe('Before');
    }
  });

  test('a screen reader finds each example’s phrase once and the code of each side in one piece', async ({
    page,
  }) => {
    await open(page, '');
    await laidOut(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const seen = await page.locator('.example:not(.first-example)').evaluateAll((figures) =>
      figures.map((figure) => ({
        phrase: figure.querySelector('.example-spoken')?.textContent ?? '',
        code: [...figure.querySelectorAll('.example-code')].map((code) =>
          (code.textContent ?? '').replace(/\s+/g, ' '),
        ),
      })),
    );
    const heard = (await heardExamples(page)).slice(1);
    expect(heard).toHaveLength(seen.length);
    for (const [index, { phrase, code }] of seen.entries()) {
      const texts = heard[index] ?? [];
      const [before = '', ...after] = code;
      const parts = ['Before', before, phrase, 'After', ...after];
      expect(texts.filter((text) => parts.includes(text))).toEqual(parts);
      const words = phrase.slice(1, -1);
      const rest = texts.filter((text) => !parts.includes(text));
      expect(rest.filter((text) => text.includes(words))).toEqual([]);
    }
  });

  test('code selected in an example is copied without hats and cursors', async ({ page }) => {
    await open(page, '');
    const example = page
      .locator('.example')
      .filter({ has: page.locator('.example-spoken').getByText('“chuck bat”', { exact: true }) })
      .first();
    const text = await example.locator('.example-before code').evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString();
    });
    expect(text?.trim()).toBe('export abstract class Shape {}');
  });
});

test.describe('cheatsheet', () => {
  test('lists actions, marks and modifiers with what to say and where it is explained', async ({
    page,
  }) => {
    await page.goto(kindsOfPage.cheatsheet);
    const row = page.getByRole('row').filter({ hasText: 'chuck' }).first();
    await expect(row).toBeVisible();
    await expect.poll(() => page.locator('main table').count()).toBeGreaterThan(5);
    const broken = await page
      .locator('main table a')
      .evaluateAll(
        (links) => links.filter((link) => !link.getAttribute('href')?.startsWith('/docs/')).length,
      );
    expect(broken).toBe(0);
  });

  test('is saved as one file, which opens without a network', async ({ page, context }) => {
    await open(page, kindsOfPage.cheatsheet);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save for offline' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('cheatsheet.html');
    const asked: string[] = [];
    const offline = await context.newPage();
    offline.on('request', (request) => asked.push(request.url()));
    const file = test.info().outputPath(saved.suggestedFilename());
    await saved.saveAs(file);
    // Closed first, because the page may still be prefetching.
    await page.close();
    await context.setOffline(true);
    await offline.goto(`file://${file}`);
    await expect(offline.getByRole('row').filter({ hasText: 'chuck' }).first()).toBeVisible();
    await offline.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => offline.evaluate(() => document.body.scrollWidth <= innerWidth))
      .toBe(true);
    expect(asked).toEqual([`file://${file}`]);
  });

  test('is printed whole and black on white, also in dark mode', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, kindsOfPage.cheatsheet);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
    expect(
      await page
        .locator('main td')
        .first()
        .evaluate((cell) =>
          getComputedStyle(cell)
            .color.match(/\d+/g)
            ?.slice(0, 3)
            .every((part) => Number(part) < 90),
        ),
    ).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('My vocabulary', () => {
  const csv = 'Spoken form, Cursorless identifier\ndelete, remove\n';

  test('the reader’s own CSV changes commands everywhere, stays after a reload, and can be removed', async ({
    page,
  }) => {
    await open(page, 'user/glossary/');
    const chip = page.locator('main .spoken', { hasText: /chuck|delete/ }).first();
    await expect(chip).toContainText('chuck');
    await page.getByRole('button', { name: 'My vocabulary' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'actions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(chip).toContainText('delete');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Cursorless documentation' })
      .click();
    const example = page.locator('.example').first();
    await expect(example.locator('.example-spoken')).toHaveText('“delete blue air”');
    await page.reload();
    await expect(example.locator('.example-spoken')).toHaveText('“delete blue air”');
    await page.getByRole('button', { name: 'My vocabulary' }).first().click();
    await dialog.getByRole('button', { name: /default words/i }).click();
    await expect(example.locator('.example-spoken')).toHaveText('“chuck blue air”');
  });
});

test.describe('API pages', () => {
  test('members have addresses, and types link to their pages', async ({ page }) => {
    await open(page, `${kindsOfPage['API class']}#runcommand`);
    await expect(page.locator('#runcommand')).toBeInViewport();
    await expect(page.locator('#runcommand')).toBeFocused();
    await page.locator('.api-signature').getByRole('link', { name: 'Graph' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interface: Graph');
  });

  test('a link to something inside closed details opens them', async ({ page }) => {
    await open(page, kindsOfPage['API class']);
    const details = page.locator('details.api-details').first();
    await details
      .locator('p')
      .first()
      .evaluate((words) => (words.id = 'inside-details'));
    await addLink(page, { href: '#inside-details', text: 'Into the details' });
    await page.getByRole('link', { name: 'Into the details' }).click();
    await expect(details).toHaveAttribute('open', '');
    await expect(page.locator('#inside-details')).toBeInViewport();
  });
});

/**
 * Returns what a screen reader finds in each example: its texts and the names of its images, in the
 * order of Chromium's accessibility tree.
 */
async function heardExamples(page: Page): Promise<readonly (readonly string[])[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (id: string): readonly string[] => [
    id,
    ...(byId.get(id)?.childIds ?? []).flatMap(within),
  ];
  const roleOf = (id: string): unknown => byId.get(id)?.role?.value;
  const heardIn = (id: string): readonly string[] =>
    within(id)
      .filter((one) => !byId.get(one)?.ignored)
      .filter((one) => /^(?:StaticText|image)$/.test(String(roleOf(one))))
      .map((one) => String(byId.get(one)?.name?.value));
  return within(nodes[0]?.nodeId ?? '')
    .filter((id) => roleOf(id) === 'figure')
    .map(heardIn)
    .filter(([label]) => label === 'Before');
}
