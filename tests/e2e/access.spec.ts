import type { Page } from '@playwright/test';
import { laidOut, open } from '../support/hydrated.ts';
import { kindsOfPage, pageKinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { rareUnless } from '../support/thorough.ts';

/** Captures the state that keys pressed outside fields must not change. */
async function snapshot(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    focus: document.activeElement?.tagName,
    scroll: scrollY,
    body: document.body.innerHTML,
  }));
}

const sentences = [
  'take air past bat',
  'chuck blue fox',
  'bring each to its value',
  'swap this with that',
  'please open the file',
  'go to line twenty four',
  'select all the words here',
  'kick the quench',
  'jury said yes',
  'look at the plex',
  'near the odd vest',
  'sit under trap',
  'whale and zip',
  'gust of made red',
  'fine harp crunch',
  'drum each jury',
  'this is a sentence',
  'send the mail to Ann',
  'scroll down a bit',
  'close the window now',
];

for (const kind of ['home', 'API class', 'cheatsheet'] as const) {
  test(
    `${kind}: letters and whole sentences typed into the page do nothing`,
    rareUnless(kind === 'home'),
    async ({ page }) => {
      await open(page, kindsOfPage[kind]);
      await page.waitForLoadState('networkidle');
      await laidOut(page);
      const before = await snapshot(page);
      const printable = Array.from({ length: 94 }, (_, index) =>
        String.fromCharCode(33 + index),
      ).filter((key) => key !== '/');
      for (const key of printable) await page.keyboard.press(key);
      await expect.poll(() => snapshot(page)).toEqual(before);
      // The space bar is omitted, because it scrolls in every browser.
      for (const sentence of sentences) await page.keyboard.type(sentence.replaceAll(' ', ''));
      await expect.poll(() => snapshot(page)).toEqual(before);
    },
  );
}

test('the name of an icon shows on focus, and Escape hides it', async ({ page }) => {
  await open(page, 'user/glossary/');
  const button = page.getByRole('link', { name: 'Link to Action', exact: true });
  await button.focus();
  const tip = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(() => tip()).not.toBe('none');
  await page.keyboard.press('Escape');
  await expect.poll(() => tip()).toBe('none');
  await expect(button).toBeFocused();
});

for (const kind of ['article', 'API class', 'search'] as const) {
  for (const key of ['Tab', 'Shift+Tab']) {
    test(
      `${kind}: with ${key}, the focused element is never hidden`,
      rareUnless((kind === 'API class') === (key === 'Shift+Tab')),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, kindsOfPage[kind]);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const hidden: string[] = [];
        let stops = 0;
        for (; stops < 220; stops += 1) {
          await page.keyboard.press(key);
          const state = await page.evaluate(async () => {
            await new Promise(requestAnimationFrame);
            const element = document.activeElement;
            if (!element || element === document.body) return 'end';
            const rects = [...element.getClientRects()];
            const isSeen = rects.some(({ left, right, top, bottom }) => {
              const hit = document.elementFromPoint(
                (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
                (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
              );
              return hit !== null && (element.contains(hit) || hit.contains(element));
            });
            return isSeen ? 'seen' : element.outerHTML.slice(0, 140);
          });
          if (state === 'end') break;
          if (state !== 'seen') hidden.push(state);
        }
        expect(stops).toBeGreaterThan(5);
        expect(hidden).toEqual([]);
      },
    );
  }
}

test('the focus ring has a contrast of at least 3:1 with the background in both modes, and a press does not remove it', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, 'user/glossary/');
    const button = page.getByRole('button', { name: / Switch between dark and light mode/ });
    await page.getByRole('link', { name: 'GitHub repository' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const ring = () =>
      page.evaluate(() => {
        const context = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
        const luminance = (color: string): number => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
            (value) =>
              value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const style = getComputedStyle(document.activeElement as Element);
        const [bright = 0, dim = 0] = [
          luminance(style.outlineColor),
          luminance(getComputedStyle(document.documentElement).backgroundColor),
        ].sort((a, b) => b - a);
        return {
          style: style.outlineStyle,
          width: Number.parseFloat(style.outlineWidth),
          contrast: (bright + 0.05) / (dim + 0.05),
        };
      });
    for (const step of ['by keyboard', 'after a press']) {
      // Colors change gradually after the press.
      await expect(async () => {
        const { style, width, contrast } = await ring();
        expect(style, step).toBe('solid');
        expect(width, step).toBeGreaterThanOrEqual(2);
        expect(contrast, step).toBeGreaterThanOrEqual(3);
      }).toPass();
      await button.click();
    }
  }
});

test('the first stop is the skip link, a real link, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [, path] of pageKinds) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    // The search page's field has focus from the start.
    if (path !== kindsOfPage.search) await expect(skip).toBeFocused();
    await expect(skip).toHaveAttribute('href', '#main-content');
    await expect(page.locator('#main-content')).toHaveCount(1);
  }
  await context.close();
});

test('nothing requires hovering: what appears on hover also appears on focus', async ({ page }) => {
  for (const path of ['user/glossary/', kindsOfPage['API class']]) {
    await open(page, path);
    const faint = await page.evaluate(async () => {
      const opacity = (element: Element | null): number =>
        element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
      const hidden: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('main a[href], main button')) {
        if (!element.checkVisibility() || opacity(element) > 0.5) continue;
        element.focus({ focusVisible: true } as FocusOptions);
        for (const animation of document.getAnimations()) animation.finish();
        if (opacity(element) < 0.9) hidden.push(element.outerHTML.slice(0, 120));
      }
      return hidden;
    });
    expect(faint).toEqual([]);
  }
});

test('actions happen on release: a press that moves away does nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'user/glossary/');
  const button = page.getByRole('button', { name: / Switch between dark and light mode/ });
  await button.hover();
  await page.mouse.down();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.mouse.move(700, 500);
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Unicode' })
    .hover();
  await page.mouse.down();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.mouse.move(700, 500);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
});

test('the menu of small screens stays open until it is dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'user/glossary/');
  await laidOut(page);
  // Installed only now, because a page with a fake clock sometimes does not start on a busy
  // machine.
  await page.clock.install();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('with forced colors hats keep their shapes, focus keeps its ring, and the current page is marked by more than color', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'user/marks/');
  const icons = await page.locator('main table .hat-icon').evaluateAll((marks) =>
    marks.map((mark) => {
      const { clipPath, backgroundColor } = getComputedStyle(mark);
      return { drawing: clipPath, ink: backgroundColor, name: mark.getAttribute('aria-label') };
    }),
  );
  expect(icons.every(({ drawing }) => /^(?:circle|polygon)\(/.test(drawing))).toBe(true);
  for (const key of ['drawing', 'name'] as const)
    expect(new Set(icons.map((icon) => icon[key])).size).toBe(11);
  expect(new Set(icons.map(({ ink }) => ink)).size).toBe(1);
  await open(page, 'user/actions/');
  const hats = await page
    .locator('.example .hat')
    .evaluateAll((marks) =>
      marks.map((mark) =>
        [
          getComputedStyle(mark, '::before').clipPath.split('(')[0],
          getComputedStyle(mark, '::after').content,
        ].join(' '),
      ),
    );
  expect(hats.filter((hat) => hat.startsWith('none '))).toEqual([]);
  // In forced colors, a letter next to the shape identifies the color.
  expect(new Set(hats.map((hat) => hat.split(' ')[1])).size).toBeGreaterThan(2);
  const current = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]');
  const other = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Unicode' });
  const shape = (link: typeof current) =>
    link.evaluate((element) => {
      const { fontWeight, textDecorationLine, borderInlineStartWidth, outlineStyle } =
        getComputedStyle(element);
      return [
        fontWeight,
        textDecorationLine,
        borderInlineStartWidth,
        outlineStyle,
        getComputedStyle(element, '::before').content,
      ].join(' ');
    });
  await expect.poll(() => shape(current)).not.toBe(await shape(other));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
  ).toBe('solid');
});
