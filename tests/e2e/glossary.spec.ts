import { isSameDocument, markDocument, open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const page1 = 'user/experimental/snippets/';
const definition = 'A target is what a command acts on.';

test.describe('glossary in place', () => {
  test('the definition shows on keyboard focus, and Escape hides it', async ({ page }) => {
    await open(page, page1);
    const term = page.getByRole('main').getByRole('link', { name: 'target', exact: true });
    const tip = page.getByRole('tooltip');
    await page.keyboard.press('Tab');
    await term.focus();
    await expect(tip).toHaveText(definition);
    await expect(term).toHaveAccessibleDescription(definition);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(term).toBeFocused();
  });

  test('it can be hovered and stays, next to its term and inside the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, page1);
    const tip = page.getByRole('tooltip');
    await page.getByRole('main').getByRole('link', { name: 'target', exact: true }).hover();
    await expect(tip).toBeVisible();
    await tip.hover();
    await page.waitForTimeout(1000); // time: the note stays
    await expect(tip).toBeInViewport({ ratio: 1 });
  });

  test('a click leads to the term in the glossary, without a load', async ({ page }) => {
    await open(page, page1);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'target', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/glossary\/#target$/);
    await expect.poll(() => isSameDocument(page)).toBe(true);
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});

test.describe('glossary by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first press shows the definition with a link to the glossary', async ({ page }) => {
    await open(page, page1);
    await page.getByRole('main').getByRole('link', { name: 'target', exact: true }).tap();
    await expect(page.getByRole('tooltip')).toHaveText(definition);
    await page.getByRole('link', { name: 'Open glossary: target' }).tap();
    await expect(page).toHaveURL(/\/user\/glossary\/#target$/);
  });
});

test.describe('glossary without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a plain link', async ({ page }) => {
    await page.goto(page1);
    await page.getByRole('main').getByRole('link', { name: 'target', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/glossary\/#target$/);
  });
});
