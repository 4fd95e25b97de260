import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** The steps of the course, from the page's own source: the name of each example is its command. */
const phrases = [
  ...readFileSync('content/try.mdx', 'utf8').matchAll(/^::example\[([^\]]+)\]/gm),
].map(([, name = '']) => name.replaceAll('-', ' '));

/** Other ways to the same result; the course takes any. */
const otherWays: Readonly<Record<string, string>> = {
  'take air': 'take token air',
  'take air past bat': 'take bat past air',
  'take air and bat': 'take bat and air',
  'post blue air': 'pre after blue air',
};

const command = (page: Page) => page.getByRole('combobox', { name: 'Command' });

test('the course can be done from beginning to end by keyboard alone, in words other than the hints', async ({
  page,
}) => {
  test.slow();
  await open(page, 'user/try/');
  await page.getByRole('button', { name: 'Start the course' }).focus();
  await page.keyboard.press('Enter');
  for (const [index, phrase] of phrases.entries()) {
    const number = index + 1;
    const editor = page.getByRole('group', { name: `Editor for step ${number}`, exact: true });
    await expect(editor.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(otherWays[phrase] ?? phrase);
    await page.keyboard.press('Enter');
    const isLast = number === phrases.length;
    await expect(
      editor.getByText(isLast ? 'The course is done.' : `Step ${number} is done.`),
      phrase,
    ).toBeVisible();
    if (isLast) break;
    await expect(editor.getByRole('button', { name: 'Next step' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect(phrases).toHaveLength(20);
  await page.reload();
  await expect(page.getByText('20 of 20 steps done.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear progress' }).click();
  await expect(page.getByText('0 of 20 steps done.')).toBeVisible();
});

test('a button on an example opens an editor with its text, phrase and hats, and gives the place back', async ({
  page,
}) => {
  await open(page, '');
  const button = page.getByRole('button', { name: 'Try chuck blue air', exact: true }).first();
  await button.click();
  await expect(command(page)).toBeFocused();
  await expect(command(page)).toHaveValue('chuck blue air');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  const before = await text.inputValue();
  await expect(page.getByText('delete · the token whose a wears a blue hat')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).not.toHaveValue(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('an error names the word that was not understood', async ({ page }) => {
  await open(page, 'user/try/?say=take%20blorp');
  await expect(command(page)).toHaveValue('take blorp');
  await command(page).press('Enter');
  await expect(page.locator('.try-wrong mark')).toHaveText('blorp');
  await expect(page.locator('.try-wrong')).toContainText('expected a target');
});

test('what can be said next is offered, and taken by arrow keys and Enter', async ({ page }) => {
  await open(page, 'user/try/');
  await command(page).fill('take ');
  await command(page).press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const word = await first.innerText();
  await command(page).press('Enter');
  await expect(command(page)).toHaveValue(`take ${word} `);
});

test('the course keeps its answers to itself until a hint is asked for, and has its looks from the start', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const answers = page.locator('.course-step .example-spoken .spoken');
  await expect(answers).toHaveCount(phrases.length);
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Start the course' }).click();
  await page.getByRole('button', { name: 'Show hint' }).click();
  await expect(answers.first()).toBeVisible();
  await expect(answers.nth(1)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the course is read as a page of examples with their answers', async ({ page }) => {
    await page.goto('user/try/');
    const answers = page.locator('.course-step .example-spoken .spoken');
    await expect(answers.first()).toBeVisible();
    await expect(answers).toHaveCount(phrases.length);
    await expect(page.locator('.sandbox noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Do step|^Try/ })).toHaveCount(0);
  });
});

test('an edited text keeps the colors of its language', async ({ page }) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  // A hat may stand over any letter of a word, and cut it.
  const colored = (kind: string) => async (): Promise<string> =>
    (await page.locator(`.try-text pre .tok-${kind}`).allTextContents()).join('');
  await text.press('End');
  await text.pressSequentially(' return "new";');
  await expect.poll(colored('string-expression')).toContain('"new"');
  await command(page).fill('chuck line');
  await command(page).press('Enter');
  await expect(text).not.toHaveValue(/interface/);
  await expect.poll(colored('keyword')).toContain('function');
});

test('a hat that an author has put there keeps its shape while the text changes', async ({
  page,
}) => {
  await open(page, 'user/seeing-hats/');
  await page.getByRole('button', { name: 'Try take blue fox bat', exact: true }).click();
  const editor = page.getByRole('group', { name: /^Editor for take blue fox bat/ });
  await expect(editor.locator('.try-text .hat-shape-fox')).toHaveCount(1);
  const text = editor.getByRole('textbox', { name: 'Text to edit' });
  await text.press('End');
  await text.pressSequentially(' more');
  await expect(text).toHaveValue(/ more/);
  await expect(editor.locator('.try-text .hat-shape-fox')).toHaveCount(1);
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 320],
] as const)
  test(`the opened editor has no fault that axe knows: ${colorScheme}, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page, 'user/try/?say=take%20blorp');
    await command(page).press('Enter');
    await expect(page.locator('.try-wrong')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await command(page).fill('chuck every ');
    await command(page).press('ArrowDown');
    expect(await axeFindings(page)).toEqual([]);
    await command(page).fill('chuck line');
    await command(page).press('Enter');
    await expect(page.locator('.try-step')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('with forced colors the editor shows its cursor, the chosen offer and the wrong word', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'user/try/?say=take%20blorp');
  await command(page).press('Enter');
  const line = await page
    .locator('.try-wrong mark')
    .evaluate((mark) => getComputedStyle(mark).textDecorationLine);
  expect(line).toBe('underline');
  const width = await page
    .locator('.try-text .example-cursor')
    .evaluate((cursor) => parseFloat(getComputedStyle(cursor, '::before').borderInlineStartWidth));
  expect(width).toBeGreaterThan(0);
  await command(page).fill('take ');
  await command(page).press('ArrowDown');
  const grounds = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(grounds[0]).not.toBe(grounds[1]);
});
