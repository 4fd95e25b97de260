import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

/**
 * The phrases of the course, read from its page's source, where each example is named after its
 * command.
 */
const phrases = [
  ...readFileSync('content/try.mdx', 'utf8').matchAll(/^::example\[([^\]]+)\]/gm),
].map(([, name = '']) => name.replaceAll('-', ' '));

/**
 * Phrases that the course accepts too because they have the same result, keyed by the phrase that
 * it teaches.
 */
const otherWays: Readonly<Record<string, string>> = {
  'take air': 'take token air',
  'take air past bat': 'take bat past air',
  'take air and bat': 'take bat and air',
  'post blue air': 'pre after blue air',
};

const command = (page: Page) => page.getByRole('combobox', { name: 'Command' });

/** A phrase that is valid in every step, but misses its goal. */
const wrong = 'take file';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(
    `the course can be done by keyboard alone, one wrong answer in each step, ${width} pixels wide`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'user/try/');
      await page.getByRole('button', { name: 'Start the course' }).focus();
      await page.keyboard.press('Enter');
      for (const [index, phrase] of phrases.entries()) {
        const number = index + 1;
        const editor = page.getByRole('group', { name: `Editor for step ${number}`, exact: true });
        await expect(editor.getByRole('combobox')).toBeFocused();
        const step = page.locator('.course-step[data-open]');
        for (const part of [
          '.lesson-progress',
          'h3',
          '.example-after',
          '.try-text',
          '.try-meaning',
        ])
          await expect(step.locator(part).first(), `${part} of step ${number}`).toBeInViewport({
            ratio: 1,
          });
        const text = editor.getByRole('textbox', { name: 'Text to edit' });
        const before = await text.inputValue();
        // Inserts the whole phrase, as dictation does; typing would redraw the editor after each
        // key.
        await page.keyboard.insertText(wrong);
        await page.keyboard.press('Enter');
        await expect(editor.locator('.try-miss')).toContainText(/the goal is|not the goal yet/i);
        await expect(text).toHaveValue(before);
        // The failed phrase is selected, so that the next one replaces it.
        await expect(editor.getByRole('combobox')).toHaveValue(wrong);
        await page.keyboard.insertText(otherWays[phrase] ?? phrase);
        await page.keyboard.press('Enter');
        const isLast = number === phrases.length;
        await expect(
          editor.getByText(isLast ? 'finished the course.' : `Step ${number} is done.`),
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
    },
  );

test('while a step is open, the contents name it and lead to the other steps and the sandbox', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const step = page.locator('.course-step[data-open] h3');
  await page.getByRole('button', { name: 'Do step 10', exact: true }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(/^10\./);
  await contents.getByRole('link', { name: /^12\./ }).click();
  await expect(step).toHaveText(/^12\./);
  await expect(step).toBeInViewport();
  await contents.getByRole('link', { name: 'Sandbox' }).click();
  await expect(step).toHaveCount(0);
  await expect(page.locator('.sandbox .try')).toBeInViewport();
});

test('closing a step, a lesson or the progress leaves the focus on a button near it', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Do step 3').press('Enter');
  await expect(command(page).last()).toBeFocused();
  await command(page).last().fill('chuck bat');
  await page.keyboard.press('Enter');
  await expect(button('Next step')).toBeFocused();
  await page
    .locator('.course-step[data-open]')
    .getByRole('button', { name: 'Close' })
    .press('Enter');
  await expect(button('Do step 3')).toBeFocused();
  await button('Clear progress').press('Enter');
  await expect(button('Practice words and phrases')).toBeFocused();
});

test('a phrase that failed is selected in the field', async ({ page }) => {
  await open(page, 'user/try/');
  const field = command(page).first();
  await field.fill('blorp air');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe('blorp air');
});

for (const width of [1440, 390])
  test(`the result is directly below the field, with the changed line in view and Undo next to Apply, ${width} pixels wide`, async ({
    page,
  }) => {
    // 480 pixels is the height of a phone's screen above its keyboard.
    await page.setViewportSize({ width, height: width === 390 ? 480 : 900 });
    await open(page, 'user/try/');
    const editor = page.locator('.sandbox .try');
    const field = editor.getByRole('combobox');
    await field.fill('chuck line air');
    await field.press('Enter');
    const result = editor.locator('.try-step > p').first();
    await expect(result).toContainText('“chuck line air”');
    const edges = await editor.evaluate((element) => {
      const edgesOf = (selector: string) => {
        const { top, bottom } = element.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { top: Math.round(top ?? 0), bottom: Math.round(bottom ?? 0) };
      };
      return [edgesOf('.try-command-row'), edgesOf('.try-step')] as const;
    });
    expect(edges[1].top - edges[0].bottom).toBeLessThanOrEqual(16);
    // The change affects one line, so the other lines are not repeated.
    await expect(editor.locator('.try-step .drawn-line')).toHaveCount(1);
    const apply = await editor.getByRole('button', { name: 'Apply' }).boundingBox();
    const undo = await editor.getByRole('button', { name: 'Undo' }).boundingBox();
    expect(Math.abs((apply?.y ?? 0) - (undo?.y ?? 99))).toBeLessThan(2);
    const size = await editor.locator('.try-text code').evaluate((code) => getComputedStyle(code));
    expect(size.fontSize).toBe('16px');
    await editor.getByRole('button', { name: 'Undo' }).press('Enter');
    await field.fill('clone line air');
    await field.press('Enter');
    await expect(editor.locator('.try-text .example-added').first()).toBeInViewport();
  });

test('a command can be watched step by step, by keyboard and by slider', async ({ page }) => {
  await open(page, 'user/try/?say=chuck%20blue%20air');
  await expect(command(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Watch it happen' }).press('Enter');
  const slider = page.getByRole('slider', { name: 'How it happened' });
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /1 of 3\. The token whose a wears a blue hat/,
  );
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.trace-sentence')).toContainText('This is removed');
  await page.getByRole('button', { name: 'Forward' }).press('Enter');
  await expect(page.locator('.trace-sentence')).toContainText('The result.');
});

test('dictated text is understood, and a command that only sounds similar is suggested', async ({
  page,
}) => {
  await open(page, 'user/try/');
  await command(page).fill('Take, row 2.');
  await expect(page.getByText('select · line 2')).toBeVisible();
  await command(page).fill('take heir');
  await expect(page.getByRole('button', { name: 'Use: take air' })).toBeVisible();
  await command(page).press('Enter');
  await expect(page.locator('.try-step .try-said')).toHaveText('“take air”');
  await command(page).press('ArrowUp');
  await expect(command(page)).toHaveValue('take air');
});

test('a guess from the first letter of a word is shown on Enter, and run on the next Enter', async ({
  page,
}) => {
  await open(page, 'user/try/?say=take%20blorp');
  await expect(page.getByRole('button', { name: 'Use: take bat' })).toBeVisible();
  await command(page).press('Enter');
  await expect(command(page)).toHaveValue('take bat');
  await expect(page.getByText('select · the token whose b wears')).toBeVisible();
  await expect(page.locator('.try-step')).toHaveCount(0);
  await command(page).press('Enter');
  await expect(page.locator('.try-step .try-said')).toHaveText('“take bat”');
});

test('the reader’s own text is kept while another sample is open, and Ctrl+Z in the empty field undoes', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await page.getByRole('button', { name: 'Your own text' }).click();
  await text.fill('def own(air):\n    return air');
  await page.getByRole('combobox', { name: 'Language of the text' }).selectOption('python');
  await expect(text).toHaveValue(/def own/);
  await page.getByRole('button', { name: 'JSON' }).click();
  await expect(text).toHaveValue(/Night train/);
  await page.getByRole('button', { name: 'Your own text' }).click();
  await expect(text).toHaveValue(/def own/);
  await command(page).fill('chuck row one');
  await command(page).press('Enter');
  await expect(text).toHaveValue('    return air');
  await command(page).press('Control+z');
  await expect(text).toHaveValue(/def own/);
  await expect(page.locator('.try-meaning')).toHaveText('Undid the last change.');
});

test('a button on an example opens an editor with its text, phrase and hats; closing it restores the position', async ({
  page,
}) => {
  await open(page, '');
  const button = page.getByRole('button', { name: 'Try', exact: true });
  await button.click();
  const editor = page.locator('.try');
  await expect(editor.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await expect(editor.getByRole('combobox', { name: 'Command' })).toHaveValue('chuck bat');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  const before = await text.inputValue();
  await expect(page.getByText('delete · the token whose b wears')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).not.toHaveValue(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('changes in an example are restored after another one was open', async ({ page }) => {
  await open(page, 'user/seeing-hats/');
  const examples = page.locator('.example:has(.try-button)');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  const [first, second] = [examples.first(), examples.nth(1)];
  await first.getByRole('button', { name: /^Try/ }).click();
  await expect(command(page)).toBeFocused();
  await text.press('Control+a');
  await text.pressSequentially('my own words');
  await second.getByRole('button', { name: /^Try/ }).click();
  await expect(command(page)).toBeFocused();
  await expect(text).not.toHaveValue('my own words');
  await first.getByRole('button', { name: /^Try/ }).click();
  await expect(text).toHaveValue('my own words');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).not.toHaveValue('my own words');
  // Pressing a token in a rendered example shows its names.
  await second.locator('.example-before .hat').first().click();
  await expect(page.locator('.try-names')).toContainText('wears a gray hat');
  await expect(text).toBeFocused();
});

test('an error names the word that was not understood', async ({ page }) => {
  await open(page, 'user/try/?say=blorp%20air');
  await expect(command(page)).toHaveValue('blorp air');
  await command(page).press('Enter');
  await expect(page.locator('.try-wrong mark')).toHaveText('blorp');
  await expect(page.locator('.try-wrong')).toContainText('expected a command');
});

test('the next words are suggested, and chosen with arrow keys and Enter', async ({ page }) => {
  await open(page, 'user/try/');
  await command(page).fill('take ');
  await command(page).press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const word = await first.innerText();
  await command(page).press('Enter');
  await expect(command(page)).toHaveValue(`take ${word} `);
});

test('the sandbox begins in the upper half of the first screen', async ({ page }) => {
  await open(page, 'user/try/');
  const editor = page.locator('.sandbox > .try');
  await expect(editor).toBeVisible();
  expect((await editor.boundingBox())?.y).toBeLessThan(420);
});

test('the course can be started from the top of its page, before the sandbox', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'user/try/');
  const start = page.getByRole('article').getByRole('button').first();
  await expect(start).toHaveText('Start the course');
  await expect(start).toBeInViewport();
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await start.press('Enter');
  await expect(page.locator('.course-step[data-open] h3')).toHaveText(/^1\./);
  await expect(page.getByRole('button', { name: 'Start the course' })).toBeHidden();
});

for (const path of [
  'user/cheatsheet/',
  'user/customization/',
  'voice/',
  'user/alphabet/',
  'user/try/',
])
  test(`where ${path} mentions the reader’s own words, a button loads them and has the focus again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const button = page.getByRole('button', { name: 'Load my spoken words' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'My vocabulary' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

for (const path of ['voice/', 'user/alphabet/'])
  test(`where ${path} mentions hats on a page, a button shows them`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: 'Put hats on this page', exact: true }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Hat' })).toBeVisible();
  });

test('suggestions are grouped by their part of a command, in one row on phones', async ({
  page,
}) => {
  await open(page, 'user/try/');
  await command(page).fill('take ');
  const groups = page.getByRole('listbox').getByRole('group');
  const names = () =>
    groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
  await expect.poll(names).toEqual(['Marks', 'Modifiers', 'Other']);
  await expect(groups.first().getByRole('option', { name: 'air', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await page
    .getByRole('option')
    .evaluateAll((options) => new Set(options.map((one) => one.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  await command(page).fill('');
  await expect.poll(names).toEqual(['Actions']);
});

for (const [width, height] of [
  [1440, 900],
  [390, 420],
] as const)
  test(`the meaning of a phrase is in view with the field at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'user/try/');
    await command(page).click();
    await command(page).fill('take air');
    const meaning = page.locator('.try-meaning').first();
    await expect(meaning).toContainText('select');
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await expect(command(page)).toBeInViewport({ ratio: 1 });
  });

test('the course hides its answers until a hint is requested, and has its final look from the start', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const answers = page.locator('.course-step .example-spoken .spoken');
  await expect(answers).toHaveCount(phrases.length);
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Start the course' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(answers.first()).toBeVisible();
  await expect(answers.nth(1)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the course is a page of examples with their answers', async ({ page }) => {
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
  // A hat over a letter splits its token into several elements, so their texts are joined.
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

test('a hat placed by an author keeps its shape while the text changes', async ({ page }) => {
  await open(page, 'user/seeing-hats/');
  await page
    .locator('.example', { hasText: '“take blue fox bat”' })
    .getByRole('button', { name: /^Try/ })
    .click();
  const editor = page.getByRole('group', { name: /^Editor for take blue fox bat/ });
  await expect(editor.locator('.try-text .hat-shape-fox')).toHaveCount(1);
  const text = editor.getByRole('textbox', { name: 'Text to edit' });
  await text.press('End');
  await text.pressSequentially(' more');
  await expect(text).toHaveValue(/ more/);
  await expect(editor.locator('.try-text .hat-shape-fox')).toHaveCount(1);
});

test('"Scroll back to top" does not cover the answers of an editor in use', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'user/try/');
  const top = page.locator('.back-to-top');
  // The button is loaded late, and appears when a reader scrolls up after that.
  await expect(async () => {
    for (const y of [1500, 1200]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(top).toBeVisible({ timeout: 1000 });
  }).toPass();
  await command(page).evaluate((field) => field.focus({ preventScroll: true }));
  await expect(top).toBeHidden();
  await command(page).evaluate((field) => field.blur());
  await expect(top).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 320],
] as const)
  test(
    `axe finds no faults in the opened editor: ${colorScheme}, ${width} pixels wide`,
    rareUnless(width === 1440),
    async ({ page }) => {
      // Targets partly hidden under the sticky bar would count as too small.
      const findings = async () => {
        await page.evaluate(() => scrollTo(0, 0));
        return axeFindings(page);
      };
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, 'user/try/?say=blorp%20air');
      await command(page).press('Enter');
      await expect(page.locator('.try-wrong')).toBeVisible();
      expect(await findings()).toEqual([]);
      await command(page).fill('chuck every ');
      await command(page).press('ArrowDown');
      expect(await findings()).toEqual([]);
      await command(page).fill('chuck line');
      await command(page).press('Enter');
      await expect(page.locator('.try-step')).toBeVisible();
      expect(await findings()).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

test('with forced colors the editor shows its cursor, the chosen suggestion and the wrong word', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'user/try/?say=blorp%20air');
  await command(page).press('Enter');
  const { textDecorationLine, color, backgroundColor } = await page
    .locator('.try-wrong mark')
    .evaluate((mark) => ({ ...getComputedStyle(mark) }));
  expect(textDecorationLine).toBe('underline');
  // The text and its background have the browser's own colors for marks, which are readable
  // together in any theme.
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 0)']);
  const width = await page
    .locator('.try-text .example-cursor')
    .evaluate((cursor) => parseFloat(getComputedStyle(cursor, '::before').borderInlineStartWidth));
  expect(width).toBeGreaterThan(0);
  await command(page).fill('take ');
  await command(page).press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const grounds = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  expect(grounds[0]).not.toBe(grounds[1]);
});
