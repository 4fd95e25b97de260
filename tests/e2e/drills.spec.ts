import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const { groups } = JSON.parse(readFileSync('src/shared/voice/vocabulary.json', 'utf8')) as {
  groups: readonly {
    readonly id: string;
    readonly forms: readonly { readonly spoken: string; readonly identifier: string }[];
  }[];
};

/** Returns the word for a letter in the default vocabulary. */
function wordFor(letter: string): string {
  const forms = groups.find(({ id }) => id === 'letter')?.forms ?? [];
  return forms.find(({ identifier }) => identifier === letter)?.spoken ?? '';
}

const answer = (page: Page) => page.locator('.drills').getByRole('textbox');
const next = (page: Page) => page.getByRole('button', { name: 'Next card' });

async function start(page: Page, done: readonly string[]): Promise<void> {
  await page.addInitScript(
    (steps) => localStorage.setItem('cursorless-docs.course', JSON.stringify(steps)),
    done,
  );
  await open(page, 'user/try/');
  await page.getByRole('button', { name: 'Practice words and phrases' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
}

for (const width of [1440, 390])
  test(
    `words and phrases are practiced by keyboard alone, ${width} pixels wide`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await start(page, ['take-air', 'take-blue-air']);
      const letter = await page.locator('.drill-subject').innerText();
      await page.keyboard.type(wordFor(letter));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Right: “${wordFor(letter)}”.`).first()).toBeVisible();
      expect(await axeFindings(page), 'answered').toEqual([]);
      await expect(next(page)).toBeFocused();
      await page.keyboard.press('Enter');
      // A color card: the hat is described, and a wrong answer shows the right word.
      await expect(page.getByRole('img', { name: /^A hat: / })).toBeVisible();
      expect(await axeFindings(page), 'question').toEqual([]);
      await page.keyboard.type('zebra');
      await page.keyboard.press('Enter');
      await expect(page.locator('.drill-answer')).toContainText('You say “');
      await page.keyboard.press('Enter');
      const field = page.getByRole('group', { name: 'Editor for this card' }).getByRole('combobox');
      await expect(field).toBeFocused();
      expect(await axeFindings(page), 'phrase').toEqual([]);
      await page.keyboard.type('take file');
      await page.keyboard.press('Enter');
      await expect(page.locator('.try-miss')).toBeVisible();
      await page.keyboard.type('take token air');
      await page.keyboard.press('Enter');
      await expect(page.locator('.drill-answer')).toHaveText('Right: “take air”.');
      await page.getByRole('button', { name: 'Stop practicing' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Practice words and phrases' })).toBeFocused();
    },
  );

test('a color that no step has taught is shown before it is asked, and no shape comes before one was taught', async ({
  page,
}) => {
  await start(page, ['take-air', 'take-blue-air']);
  for (let card = 0; card < 12; card += 1) {
    await expect(page.locator('.drills')).not.toContainText('shape');
    const isAsked = await page.getByRole('button', { name: 'Show answer' }).isVisible();
    const { color } = await page.evaluate(() => ({
      color: document.querySelector('.drill-subject [role="img"]')?.getAttribute('aria-label'),
    }));
    if (color) expect(isAsked, color).toBe(color === 'A hat: blue');
    if (isAsked) await page.getByRole('button', { name: 'Show answer' }).click();
    await next(page).click();
  }
});

test('a card that was answered is not asked again until it is due', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-01T12:00:00Z');
  await start(page, ['take-blue-air']);
  const letter = await page.locator('.drill-subject').innerText();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Practice words and phrases' }).click();
  await expect(page.getByRole('img', { name: /^A hat: / })).toBeVisible();
  await page.clock.setFixedTime('2026-01-01T12:02:00Z');
  await page.reload();
  await page.getByRole('button', { name: 'Practice words and phrases' }).click();
  await expect(page.locator('.drill-subject')).toHaveText(letter);
});

test('a finished course lists what the reader can say now, and the steps that took more than one try', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const source = readFileSync('content/try.mdx', 'utf8');
  const ids = [...source.matchAll(/<Step id="([^"]+)"/g)].map(([, id = '']) => id);
  await page.evaluate(
    ({ done, helped }) => {
      localStorage.setItem('cursorless-docs.course', JSON.stringify(done));
      localStorage.setItem('cursorless-docs.course.help', JSON.stringify(helped));
    },
    { done: ids.slice(0, -1), helped: ids.slice(0, 1) },
  );
  await page.reload();
  await page.getByRole('button', { name: `Continue with step ${ids.length}` }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('combobox', { name: 'Command' }).last().fill('bring funk air after bat');
  await page.keyboard.press('Enter');
  await expect(page.locator('.course-solved')).toContainText('You’ve finished the course.');
  const progress = page.locator('.course-progress');
  await page.getByRole('button', { name: 'Show the summary' }).press('Enter');
  await expect(progress.getByRole('button').first()).toBeFocused();
  await expect(progress).toContainText('start with “take”, “chuck”');
  await page.reload();
  await expect(progress).toContainText('start with “take”, “chuck”');
  await expect(progress).toContainText(`took a hint or another try: 1, ${ids.length}.`);
});
