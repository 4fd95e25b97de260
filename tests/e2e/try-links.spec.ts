import { copiedText } from '../support/copied-text.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied link opens the text, its language and the phrase for another reader, ready to run', async ({
  page,
}) => {
  await open(page, 'user/try/');
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  const command = page.getByRole('combobox', { name: 'Command' });
  await page.getByRole('button', { name: 'Your own text' }).click();
  await text.fill('def own(air):\n    return "ÄÖ 😀"');
  await page.getByRole('combobox', { name: 'Language of the text' }).selectOption('python');
  await command.fill('chuck row one');
  await command.press('Enter');
  await expect(text).toHaveValue('    return "ÄÖ 😀"');
  const copy = page.getByRole('button', { name: 'Copy link' });
  const link = await copiedText(copy, () => copy.press('Enter'));
  expect(link).toMatch(/\/user\/try\/#s=[\w-]+$/);

  await page.goto('about:blank');
  await open(page, link);
  await expect(command).toBeFocused();
  await expect(command).toHaveValue('chuck row one');
  await expect(text).toHaveValue('def own(air):\n    return "ÄÖ 😀"');
  await expect(page.getByRole('button', { name: 'Shared text' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await command.press('Enter');
  await expect(text).toHaveValue('    return "ÄÖ 😀"');
  await page.getByRole('button', { name: 'JSON' }).click();
  await expect(text).toHaveValue(/Night train/);
  await page.getByRole('button', { name: 'Shared text' }).click();
  await expect(text).toHaveValue('    return "ÄÖ 😀"');
});

test('a damaged link is refused in a sentence, with a sample in its place', async ({ page }) => {
  await open(page, 'user/try/#s=never-written');
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  await expect(page.getByRole('textbox', { name: 'Text to edit' })).toHaveValue(/interface Plant/);
});

test('a heading of the page can be visited without losing the text of a link', async ({ page }) => {
  await open(page, 'user/try/');
  await page.getByRole('combobox', { name: 'Command' }).fill('take air');
  const link = await copiedText(page.getByRole('button', { name: 'Copy link' }));
  await page.goto('about:blank');
  await open(page, link);
  const text = page.getByRole('textbox', { name: 'Text to edit' });
  await text.press('End');
  await text.pressSequentially('mine');
  await page.evaluate(() => window.location.assign('#course'));
  await expect(page).toHaveURL(/#course$/);
  await expect(text).toHaveValue(/mine/);
});

test('a command and its effect are copied as an example for a page', async ({ page }) => {
  await open(page, 'user/try/');
  const copy = page.getByRole('button', { name: 'Copy as Markdown' });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Command' }).fill('chuck row two');
  await page.getByRole('combobox', { name: 'Command' }).press('Enter');
  const markdown = await copiedText(copy);
  expect(markdown).toContain('::example[chuck-row-two]');
  expect(markdown).toContain('spokenForm: "chuck row two"');
});
