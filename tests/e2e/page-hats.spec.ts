import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { laidOut, open } from '../support/hydrated.ts';
import { pageKinds } from '../support/pages.ts';
import { alphabet, readHat } from '../support/read-hat.ts';
import { expect, expectNoise, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Page hats' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Hat' });
const marks = (page: Page) => page.locator('.page-hats-marks > .hat');

/** Opens a page and shows its hats. */
async function openWithHats(page: Page, path = 'user/glossary/'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Alt+Shift+H');
  await expect(field(page)).toBeFocused();
  await expect(marks(page).first()).toBeVisible();
}

/**
 * Returns the words for a control's hat, once the hat is drawn above one of the control's letters.
 */
async function wordsFor(page: Page, control: Locator): Promise<string> {
  let words: string | undefined;
  await expect(async () => {
    const { x, y, width, height } = (await control.boundingBox()) ?? noBox;
    words = await readHat(page, { left: x, top: y, right: x + width, bottom: y + height });
    expect(words, 'the hat of the control').toBeDefined();
  }).toPass();
  return words ?? '';
}

/** Returns the text of headings that are partly covered by the letter of a hat. */
function findCoveredHeadings(): readonly (string | null)[] {
  const letters = [...document.querySelectorAll('.page-hats-marks b')].map((letter) =>
    letter.getBoundingClientRect(),
  );
  return [...document.querySelectorAll('.heading-row > :is(h2, h3)')]
    .filter((heading) =>
      [...heading.getClientRects()].some((line) =>
        letters.some(
          (letter) =>
            letter.left < line.right &&
            letter.right > line.left &&
            letter.top < line.bottom &&
            letter.bottom > line.top,
        ),
      ),
    )
    .map(({ textContent }) => textContent);
}

/** Sets `data-placed` on the root element once hats are placed, which calls `elementFromPoint`. */
function markPlacing(): void {
  const ask = document.elementFromPoint.bind(document);
  document.elementFromPoint = (x, y) => {
    document.documentElement.dataset.placed = 'yes';
    return ask(x, y);
  };
}

/** Stands in for the box of a hidden element. No hat is inside it. */
const noBox = { x: -1, y: -1, width: 0, height: 0 };

test('the button and the shortcut open a focused field; nothing moves; Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page, 'user/glossary/');
  await laidOut(page);
  const boxes = () =>
    page
      .locator('a, button, h1, h2, p')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest('.page-hats'))
          .map((one) => JSON.stringify(one.getBoundingClientRect())),
      );
  const before = await boxes();
  await page.keyboard.press('Alt+Shift+H');
  await expect(field(page)).toBeFocused();
  await expect(marks(page).first()).toBeVisible();
  await expect.poll(() => boxes()).toEqual(before);
  await expect(page.locator('.page-hats-marks')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('.page-hats-marks b').first()).toBeVisible();
  await expect.poll(() => page.evaluate(findCoveredHeadings)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Show hats', exact: true });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** Returns the HTML of clickable controls with no hat above them or their labels. */
function bareControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hats = [...document.querySelectorAll('.page-hats-marks > .hat')].map((hat) =>
      hat.getBoundingClientRect(),
    );
    const isUnderHat = ({ left, right, top, bottom }: DOMRect): boolean =>
      hats.some(
        (hat) => hat.right > left && hat.left < right && hat.bottom > top - 6 && hat.top < bottom,
      );
    return [...document.querySelectorAll<HTMLInputElement>('a[href], button, summary, input')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          !control.matches('.page-hats input[type=text]') && hit !== null && control.contains(hit)
        );
      })
      .filter((control) =>
        [control, ...(control.labels ?? [])]
          .flatMap((part) => [...part.getClientRects()])
          .every((box) => !isUnderHat(box)),
      )
      .map((control) => control.outerHTML);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(
    `every control in a window of ${width} px wears its own hat`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of [
        '',
        'user/glossary/',
        'contributing/api/classes/actions_Remove.Delete/',
      ]) {
        await openWithHats(page, path);
        await expect.poll(() => bareControls(page)).toEqual([]);
        const kinds = await marks(page).evaluateAll((all) =>
          all.map((hat) => hat.getAttribute('data-hat')),
        );
        expect(new Set(kinds).size).toBe(kinds.length);
      }
    },
  );

/**
 * Returns the HTML of the controls that the panel still covers after everything has been scrolled
 * to its end.
 */
function coveredControls(page: Page, inside: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector);
    for (const part of [document.documentElement, root, ...(root?.querySelectorAll('*') ?? [])])
      part?.scrollTo(0, part.scrollHeight);
    const panel = document.querySelector('.page-hats-panel')?.getBoundingClientRect();
    return [...(root?.querySelectorAll('a[href], button, input, textarea') ?? [])]
      .filter((control) => !control.closest('.page-hats') && control.checkVisibility())
      .filter((control) => {
        const { top, bottom, height } = control.getBoundingClientRect();
        return height > 1 && top < innerHeight && bottom > (panel?.top ?? 0);
      })
      .map((control) => control.outerHTML);
  }, inside);
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 640],
] as const)
  test(
    `the end of a page and of everything that opens over it can be scrolled above the panel, ${width} px`,
    rareUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWithHats(page);
      await expect.poll(() => coveredControls(page, '#root')).toEqual([]);
      await page.keyboard.press('Escape');
      for (const name of ['My vocabulary', 'Keyboard shortcuts']) {
        await page.getByRole('button', { name, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Alt+Shift+H');
        await expect(marks(page).first()).toBeVisible();
        await expect.poll(() => coveredControls(page, 'dialog[open]'), name).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+k');
      await page.keyboard.type('chuck');
      await expect(page.locator('.search-hit').first()).toBeVisible();
      await page.keyboard.press('Alt+Shift+H');
      await expect(marks(page).first()).toBeVisible();
      await expect.poll(() => coveredControls(page, '.search-root')).toEqual([]);
    },
  );

test('the letter of a hat covers no word in the field that wears it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'user/glossary/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chuck');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+H');
  const input = page.getByRole('dialog').getByRole('searchbox');
  await expect(marks(page).first()).toBeVisible();
  const { x = 0, width = 0 } = (await input.boundingBox()) ?? {};
  await expect
    .poll(() =>
      marks(page)
        .locator('b')
        .evaluateAll((all) => all.map((letter) => letter.getBoundingClientRect().left)),
    )
    .toContainEqual(expect.closeTo(x + width - 24, -1));
  const starts = await marks(page)
    .locator('b')
    .evaluateAll((all) => all.map((letter) => letter.getBoundingClientRect().left));
  expect(starts.filter((left) => left > x - 20 && left < x + width / 2)).toEqual([]);
});

test('a spoken hat presses its control: links open, fields take the focus', async ({ page }) => {
  await openWithHats(page);
  await field(page).fill(
    await wordsFor(page, page.getByRole('link', { name: 'Installation', exact: true }).first()),
  );
  await expect(page).toHaveURL(/\/user\/installation\/$/);
  await expect(panel(page)).toHaveCount(0);
  await openWithHats(page);
  await field(page).fill(
    await wordsFor(page, page.getByRole('button', { name: 'Search' }).first()),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toBeVisible();
});

test('letters, capitals and punctuation are understood; a hat that no control wears is reported', async ({
  page,
}) => {
  await openWithHats(page);
  await field(page).fill('red crosshairs');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toContainText('red crosshairs');
  const words = await wordsFor(page, page.getByRole('link', { name: 'Marks' }).first());
  await field(page).fill(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  await expect(page).toHaveURL(/\/user\/marks\/$/);
  await openWithHats(page);
  const spoken = await wordsFor(page, page.getByRole('link', { name: 'Actions' }).first());
  const letter = String.fromCharCode(97 + alphabet.indexOf(spoken.split(' ').at(-1) ?? ''));
  await field(page).pressSequentially([...spoken.split(' ').slice(0, -1), letter].join(' '));
  await expect(page).toHaveURL(/\/user\/actions\/$/);
});

test('the reader’s own alphabet counts', async ({ page }) => {
  const forms = alphabet.map((_, index) => ({
    group: 'letter',
    identifier: String.fromCharCode(97 + index),
    spoken: [`${alphabet[index] ?? ''}ly`],
  }));
  await page.addInitScript(
    (json) => localStorage.setItem('cursorless-docs.vocabulary', json),
    JSON.stringify(forms),
  );
  await openWithHats(page);
  await expect(panel(page)).toContainText(/“\w+ly”, “\w+ \w+ly”/);
  const words = await wordsFor(page, page.getByRole('link', { name: 'Marks' }).first());
  await field(page).fill(words);
  await expect(panel(page).getByRole('status')).toContainText(words);
  await field(page).fill(`${words}ly`);
  await expect(page).toHaveURL(/\/user\/marks\/$/);
});

test('kept on, hats stay on the next pages and after a reload, until Escape', async ({ page }) => {
  await openWithHats(page);
  await panel(page).getByRole('checkbox', { name: 'Keep hats on' }).check();
  await field(page).fill(await wordsFor(page, page.getByRole('link', { name: 'Marks' }).first()));
  await expect(page).toHaveURL(/\/user\/marks\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Marks' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await open(page, 'user/unicode/');
  await expect(panel(page)).toHaveCount(0);
});

test('hats work in open dialogs, and Escape ends them before the dialog', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.getByRole('button', { name: 'Keyboard shortcuts', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Alt+Shift+H');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Alt+Shift+H');
  await expect(marks(page).first()).toBeVisible();
  await field(page).fill(
    await wordsFor(page, dialog.getByRole('button', { name: 'Close', exact: true })),
  );
  await expect(dialog).toHaveCount(0);
});

test('a search and its second result by hats alone', async ({ page }) => {
  await openWithHats(page);
  await field(page).fill(
    await wordsFor(page, page.getByRole('button', { name: 'Search' }).first()),
  );
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await dialog.getByRole('searchbox').fill('chuck');
  const second = dialog.getByRole('link', { name: /^2 / });
  const href = (await second.getAttribute('href')) ?? '';
  await page.keyboard.press('Alt+Shift+H');
  await expect(marks(page).first()).toBeVisible();
  await field(page).fill(await wordsFor(page, second));
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});

test('words after the hat of the search are its query; after another hat they press nothing', async ({
  page,
}) => {
  await openWithHats(page);
  const unicode = await wordsFor(page, page.getByRole('link', { name: 'Marks' }).first());
  await field(page).fill(`${unicode} chuck`);
  await expect(panel(page).getByRole('status')).toContainText('chuck');
  const search = await wordsFor(page, page.getByRole('button', { name: 'Search' }).first());
  await field(page).fill(`${search} chuck`);
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('chuck');
  await expect(page).toHaveURL(/\/user\/glossary\/$/);
});

test('hats that are kept leave the focus in a field that the reader has pressed or opened', async ({
  page,
}) => {
  await openWithHats(page);
  await panel(page).getByRole('checkbox', { name: 'Keep hats on' }).check();
  const search = page.getByRole('button', { name: 'Search' }).first();
  await field(page).fill(await wordsFor(page, search));
  const query = page.getByRole('dialog').getByRole('searchbox');
  await expect(query).toBeFocused();
  await page.keyboard.insertText('chuck');
  await expect(query).toHaveValue('chuck');
  await expect(page.locator('.search-root .page-hats-marks > .hat').first()).toBeVisible();
});

test('hats are placed again after a change in the window, but not after an attribute change below it', async ({
  page,
}) => {
  await openWithHats(page);
  await laidOut(page);
  await page.evaluate(markPlacing);
  const changeAndPaint = (element: Element): Promise<string | undefined> => {
    element.setAttribute('data-note', '');
    // The hats are placed in the next frame.
    return new Promise((resolve) => {
      requestAnimationFrame(() =>
        setTimeout(() => resolve(document.documentElement.dataset.placed)),
      );
    });
  };
  expect(await page.locator('article h2').last().evaluate(changeAndPaint)).toBeUndefined();
  expect(await page.locator('article h1').evaluate(changeAndPaint)).toBe('yes');
});

test('axe finds no faults in the panel, and bare keys open nothing', async ({ page }) => {
  await open(page, 'user/glossary/');
  await page.keyboard.press('Alt+Shift+H');
  await expect(marks(page).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.type('show hats h air bat');
  await expect(panel(page)).toHaveCount(0);
});

test('each id that the page on voice lists belongs to one control, on pages of every kind', async ({
  page,
  noise,
}) => {
  await open(page, 'voice/');
  const codes = await page.locator('article td:first-child > code').allTextContents();
  const ids = codes.filter((code) => code.startsWith('control-'));
  expect(ids).toHaveLength(9);
  for (const [kind, path] of pageKinds) {
    await open(page, path);
    const isDoc = (await page.locator('article').count()) > 0;
    const expected = isDoc ? ids : ids.filter((id) => !/section|top/.test(id));
    for (const id of expected)
      await expect(page.locator(`[id="${id}"]`), `${kind} ${id}`).toHaveCount(1);
  }
  await expectNoise(noise, /404/);
});
