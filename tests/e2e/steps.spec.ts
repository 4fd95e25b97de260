import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { copiedText } from '../support/copied-text.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

for (const width of [1440, 390, 320])
  test(
    `sections are stepped through by button, ${width} pixels wide`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, 'user/glossary/');
      const press = async (name: string) => {
        // On a phone, the steps are in "On this page".
        if (width < 1200) await step(page, 'On this page').click();
        await step(page, name).click();
      };
      const headings = page.locator('article h2');
      const count = await page.locator('article :is(h2, h3)').count();
      await press('Next section');
      await expect(headings.first()).toBeFocused();
      await expect(status(page, `Section 1 of ${count}`)).toBeAttached();
      await press('Next section');
      await expect(headings.nth(1)).toBeFocused();
      await expect(headings.nth(1)).toBeInViewport();
      await press('Previous section');
      await expect(headings.first()).toBeFocused();
      await press('Top');
      await expect(page.locator('article h1')).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(status(page, 'Top of the page')).toBeAttached();
      await press('Previous section');
      await expect(status(page, 'There is no section before this one')).toBeAttached();
      expect(await axeFindings(page)).toEqual([]);
    },
  );

test('sections are stepped through by key, up to the last one', async ({ page }) => {
  await open(page, 'contributing/api/classes/core_HatTokenMap.HatTokenMap/');
  const headings = page.locator('article :is(h2, h3)');
  await page.keyboard.press('Alt+Shift+N');
  await expect(headings.first()).toBeFocused();
  const count = await headings.count();
  for (let index = 1; index < count; index += 1) await page.keyboard.press('Alt+Shift+N');
  await expect(status(page, `Section ${count} of ${count}`)).toBeAttached();
  await page.keyboard.press('Alt+Shift+N');
  await expect(status(page, 'This is the last section')).toBeAttached();
  await page.keyboard.press('Alt+Shift+P');
  await expect(headings.nth(count - 2)).toBeFocused();
  await page.keyboard.press('Alt+Shift+U');
  await expect(page.locator('article h1')).toBeFocused();
});

test('a code block is copied by its number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'contributing/');
  const second = page.locator('.code-block').nth(1);
  const code = await second.locator('code').innerText();
  const copied = await copiedText(second.locator('[data-action="copy-code"]'), () =>
    page.keyboard.press('Alt+Shift+2'),
  );
  expect(copied.trim()).toBe(code.trim());
});

test('the cheatsheet is printed by key', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, 'user/cheatsheet/');
  await page.keyboard.press('Alt+Shift+R');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

for (const format of ['A4', 'Letter'])
  test(
    `the cheatsheet fits on one sheet of ${format}, the alphabet card on one side`,
    // Letter is shorter than A4, so `npm test` uses it.
    rareUnless(format === 'Letter'),
    async ({ page }) => {
      await open(page, 'user/cheatsheet/');
      const countSides = async () =>
        (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      await expect.poll(() => countSides()).toBe(2);
      await page.locator('.print-card').focus();
      await expect.poll(() => countSides()).toBe(1);
    },
  );

for (const path of ['user/cheatsheet/', 'user/scopes/', ''])
  for (const width of [390, 320])
    test(
      `the steps cover no focused link of /${path}, ${width} pixels wide`,
      rareUnless((path === 'user/scopes/') === (width === 320)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, path);
        const covered = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLElement>('article a[href]')].filter(
            (link) => link.checkVisibility(),
          );
          return links
            .filter((_, index) => index % 7 === 0)
            .toReversed()
            .flatMap((link) => {
              link.focus();
              const { left, top, width, height } = link.getClientRects()[0] as DOMRect;
              const there = document.elementFromPoint(left + width / 2, top + height / 2);
              return there && (link.contains(there) || there.contains(link))
                ? []
                : [`${link.textContent}: ${there?.outerHTML.slice(0, 80) ?? 'out of view'}`];
            });
        });
        expect(covered).toEqual([]);
      },
    );

test('members of the reference are stepped through by key, opened and closed together', async ({
  page,
}) => {
  await open(page, 'contributing/api/classes/processTargets_targets_TokenTarget.TokenTarget/');
  const members = page.locator('article h3');
  await page.keyboard.press('Alt+Shift+J');
  await expect(members.first()).toBeFocused();
  const count = await members.count();
  await expect(status(page, `Member 1 of ${count}`)).toBeAttached();
  await page.keyboard.press('Alt+Shift+J');
  await expect(members.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+Shift+K');
  await expect(members.first()).toBeFocused();
  await step(page, 'Open all').click();
  await expect(page.locator('article details:not([open])')).toHaveCount(0);
  await step(page, 'Close all').click();
  await expect(page.locator('article details[open]')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('inherited members are shown between the others, with their signatures', async ({ page }) => {
  await open(page, 'contributing/api/classes/processTargets_targets_TokenTarget.TokenTarget/');
  const inherited = page.locator('.api-inherited');
  await expect(inherited.first()).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show inherited among the others' }).check();
  await expect(inherited.first().locator('.api-signature')).toBeVisible();
  await expect(page.locator('article .inherited').first()).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Show inherited among the others' }).uncheck();
  await expect(inherited.first()).toBeHidden();
});

test('a declaration that no package exports offers no import', async ({ page }) => {
  await open(page, 'contributing/api/interfaces/typings_target_types.Target/');
  await expect(step(page, 'Copy import')).toHaveCount(0);
});
