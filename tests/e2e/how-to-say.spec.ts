import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

test('after a manual edit the page names a phrase for it, explains it and runs it on the previous text', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await page.getByRole('button', { name: 'JSON' }).click();
  await expect(text).toHaveValue(/^\{\n/);
  const ask = page.getByRole('button', { name: 'How do I say that?' });
  await expect(ask).toHaveCount(0);
  await text.press('Control+Home');
  await text.press('Shift+ArrowDown');
  await text.press('Delete');
  await expect(text).toHaveValue(/^ {2}"title"/);
  await ask.press('Enter');
  const answer = page.locator('.say-answers li').first();
  await expect(answer).toContainText(/^Run “/);
  expect(await axeFindings(page)).toEqual([]);
  const phrase = /“(.*)”/.exec((await answer.getByRole('button').textContent()) ?? '')?.[1] ?? '';
  await answer.getByRole('button').press('Enter');
  await expect(page.locator('.try-step .try-said')).toHaveText(`“${phrase}”`);
  await expect(text).toHaveValue(/^ {2}"title"/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/^\{\n/);
});

test('a text that was pasted and then replaced by a shorter one is answered with a phrase that deletes the rest', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await page.getByRole('button', { name: 'Your own text' }).click();
  await text.fill('def own(air):\n    bat = air\n    return air');
  await page.getByRole('combobox', { name: 'Language of the text' }).selectOption('python');
  await text.fill('def own(air):\n    return air');
  await expect(text).toHaveValue('def own(air):\n    return air');
  await page.getByRole('button', { name: 'How do I say that?' }).press('Enter');
  const answer = page.locator('.say-answers li').first();
  await expect(answer).toContainText(/^Run “chuck/);
});

test('a manual selection is answered with phrases that make it', async ({ page }) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  const button = page.getByRole('button', { name: 'How do I say that?' });
  await text.press('Control+Home');
  await text.press('Control+Shift+ArrowRight');
  const selected = (): Promise<string> =>
    text.evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) return '';
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
  const wanted = await selected();
  expect(wanted).not.toBe('');
  await button.press('Enter');
  await expect(button).toBeFocused();
  const answer = page.locator('.say-answers li').first();
  await expect(answer).toContainText(/^Run “take/);
  expect(await axeFindings(page)).toEqual([]);
  await answer.getByRole('button').press('Enter');
  await expect(page.locator('.try-step .try-said')).toContainText('take');
  await expect(button).toHaveCount(0);
  await text.focus();
  await expect.poll(() => selected()).toBe(wanted);
  // Changing the selection by hand cancels the search and offers a new one.
  await text.press('Shift+ArrowRight');
  await button.press('Enter');
  await text.press('Shift+ArrowRight');
  await expect(button).toBeVisible();
  await expect(page.locator('.say-answers')).toHaveCount(0);
});

test('the search waits for a slow grammar, and then answers', async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    await page.waitForTimeout(5500); // time: longer than a search without the grammar may take
    await route.continue();
  });
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await text.press('Control+Home');
  await text.press('Control+Shift+ArrowRight');
  await page.getByRole('button', { name: 'How do I say that?' }).press('Enter');
  await expect(page.locator('.say-answers li').first()).toContainText(/^Run “take/);
});

test('a selection made by a program, such as dictation software, counts as a manual one', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await text.focus();
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 9));
  await expect(page.getByRole('button', { name: 'How do I say that?' })).toBeVisible();
});

test('the next edit cancels the search and starts another', async ({ page }) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await text.press('End');
  await text.pressSequentially('x');
  await page.getByRole('button', { name: 'How do I say that?' }).click();
  await text.press('End');
  await text.pressSequentially('y');
  const ask = page.getByRole('button', { name: 'How do I say that?' });
  await expect(ask).toBeVisible();
  await expect(page.locator('.say-answers')).toHaveCount(0);
  // No command can write a new word, so the answer says where to dictate it.
  await ask.click();
  await expect(page.locator('.say-answers li').first()).toContainText(
    /^Run “(?:pre|post|change) .*Then dictate or type “.*xy”/,
  );
});

test('a step that was solved with a long phrase shows the shorter one', async ({ page }) => {
  await open(page, 'user/try/');
  await page.getByRole('button', { name: 'Start the course' }).click();
  const field = page.locator('.course-step[data-open] .try-command input');
  await field.fill('take token air past token air');
  await field.press('Enter');
  await expect(page.locator('.course-step[data-open]')).toContainText('Shorter: “take');
});

for (const width of [1440, 390])
  test(
    `a click on a token, Ctrl+Enter at it or a button lists its names, ${width} pixels wide`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'user/try/');
      const text = page.getByRole('textbox', { name: 'Text to edit' });
      const field = page.getByRole('combobox', { name: 'Command' });
      const ask = page.getByRole('button', { name: 'What is this called?' });
      const names = page.locator('.say-answers li');
      await expect(ask).toHaveAttribute('aria-expanded', 'false');
      // The first token of the first line.
      await text.click({ position: { x: 22, y: 22 } });
      const explained = page.locator('.try-names');
      await expect(explained).toContainText(/^“interface” wears a \w+ hat over “\w”/);
      await expect(names.first()).toContainText(/^Use “/);
      await expect(explained).toBeInViewport({ ratio: 1 });
      await expect(ask).toHaveAttribute('aria-expanded', 'true');
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      // Choosing a name completes a command that was begun, or else writes one that selects the
      // token.
      await field.fill('chuck');
      await names.first().getByRole('button').click();
      await expect(field).toHaveValue(/^chuck \w+/);
      await expect(field).toBeFocused();
      await field.fill('');
      await names.first().getByRole('button').press('Enter');
      await expect(field).toHaveValue(/^take \w+/);
      await field.press('Enter');
      await expect(page.locator('.try-step').last()).toContainText('Selected: “interface”.');
      // Uses only the keyboard; typing removes the names.
      await text.press('Control+Home');
      await text.press('Control+Enter');
      await expect(names.first()).toBeVisible();
      await text.pressSequentially('x');
      await expect(names).toHaveCount(0);
      await ask.press('Enter');
      await expect(explained).toContainText('“xinterface”');
      await ask.press('Enter');
      await expect(explained).toHaveCount(0);
      await text.press('Control+Enter');
      await expect(explained).toHaveCount(1);
      await text.press('Escape');
      await expect(explained).toHaveCount(0);
    },
  );
