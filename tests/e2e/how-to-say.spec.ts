import { axeFindings } from '../support/axe.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('after an edit by hand the page names a phrase that does it, explains it and runs it on the text before', async ({
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
  await expect(answer).toContainText(/^Run “/, { timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);
  const phrase = /“(.*)”/.exec((await answer.getByRole('button').textContent()) ?? '')?.[1] ?? '';
  await answer.getByRole('button').press('Enter');
  await expect(page.locator('.try-step .try-said')).toHaveText(`“${phrase}”`);
  await expect(text).toHaveValue(/^ {2}"title"/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/^\{\n/);
});

test('a selection made by hand is answered with the phrases that make it', async ({ page }) => {
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
  await expect(answer).toContainText(/^Run “take/, { timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);
  await answer.getByRole('button').press('Enter');
  await expect(page.locator('.try-step .try-said')).toContainText('take');
  await expect(button).toHaveCount(0);
  await text.focus();
  expect(await selected()).toBe(wanted);
  // Another selection by hand asks again, and ends the search for the last one.
  await text.press('Shift+ArrowRight');
  await button.press('Enter');
  await text.press('Shift+ArrowRight');
  await expect(button).toBeVisible();
  await expect(page.locator('.say-answers')).toHaveCount(0);
});

test('the next edit ends the search and asks again', async ({ page }) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await text.press('End');
  await text.pressSequentially('x');
  await page.getByRole('button', { name: 'How do I say that?' }).click();
  await text.press('End');
  await text.pressSequentially('y');
  await expect(page.getByRole('button', { name: 'How do I say that?' })).toBeVisible();
  await expect(page.locator('.say-answers')).toHaveCount(0);
});

test('a step that was solved with a long phrase shows the shorter one', async ({ page }) => {
  await open(page, 'user/try/');
  await page.getByRole('button', { name: 'Start the course' }).click();
  const field = page.locator('.course-step[data-open] .try-command input');
  await field.fill('take token air past token air');
  await field.press('Enter');
  await expect(page.locator('.course-step[data-open]')).toContainText('Shorter: “take', {
    timeout: 15_000,
  });
});
