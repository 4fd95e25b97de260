import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { open } from '../support/hydrated.ts';
import { countShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { isThorough, rareUnless } from '../support/thorough.ts';

/**
 * A rendered hat: whether the command names it, the width of its shape, and the center and radius
 * of the circle that it and its ring fill.
 */
interface DrawnHat {
  readonly isSaid: boolean;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Measures the hats inside each element. */
function measureAllHats(roots: readonly Element[]): DrawnHat[][] {
  const measure = (hat: Element): DrawnHat => {
    const { left, top } = hat.getBoundingClientRect();
    const [picture, ring] = [getComputedStyle(hat, '::before'), getComputedStyle(hat, '::after')];
    const width = parseFloat(picture.width);
    return {
      isSaid: ring.borderTopStyle === 'solid',
      width,
      x: left + parseFloat(picture.left) + width / 2,
      y: top + parseFloat(picture.top) + width / 2,
      radius: ring.borderTopStyle === 'solid' ? parseFloat(ring.width) / 2 : width / 2,
    };
  };
  return roots.map((root) => [...root.querySelectorAll('.hat')].map(measure));
}

test('the hat that is named is large and has a ring; the others are small and have none', async ({
  page,
}) => {
  await open(page, 'user/actions/');
  const [hats = []] = await page.locator('.prose').evaluateAll(measureAllHats);
  const said = hats.filter(({ isSaid }) => isSaid);
  expect(said.length).toBeGreaterThan(20);
  for (const { width } of said) {
    expect(width).toBeGreaterThanOrEqual(10);
    expect(width).toBeLessThanOrEqual(11);
  }
  expect(new Set(hats.filter(({ isSaid }) => !isSaid).map(({ width }) => width))).toEqual(
    new Set([6]),
  );
});

test('no two hats of an example touch at 1440 and 390 px', async ({ page }) => {
  for (const path of ['', 'user/actions/', 'user/scopes/', 'user/seeing-hats/']) {
    await open(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const hats of await page.locator('.example').evaluateAll(measureAllHats)) {
        const touching = hats.flatMap((one, index) =>
          hats
            .slice(index + 1)
            .filter(({ x, y, radius }) => Math.hypot(x - one.x, y - one.y) < radius + one.radius),
        );
        expect(touching, `${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

test('before and after share one grid, so that all arrows are in one column; on phones they are one block', async ({
  page,
}) => {
  await open(page, '');
  const sideBySide = page.locator('.example:not(.example-wide) .example-frame');
  const columns = () =>
    sideBySide.evaluateAll((frames) => [
      ...new Set(
        frames
          .filter((frame) => frame.checkVisibility())
          .map((frame) => getComputedStyle(frame).gridTemplateColumns),
      ),
    ]);
  await expect.poll(() => columns()).toEqual([expect.stringMatching(/^([\d.]+px) 176px \1$/)]);
  await page.setViewportSize({ width: 390, height: 844 });
  const edges = await sideBySide
    .first()
    .evaluate((frame) =>
      [frame, ...frame.querySelectorAll('.example-side')].map(
        (part) => getComputedStyle(part).borderInlineStartWidth,
      ),
    );
  expect(edges).toEqual(['1px', '0px', '0px']);
});

test('a phrase wears the hat that it names, other phrases none, and wrong ones are struck out', async ({
  page,
}) => {
  await open(page, 'user/common-mistakes/');
  const look = (phrase: string) =>
    page
      .getByRole('table')
      .first()
      .getByText(`“${phrase}”`, { exact: true })
      .evaluate((chip) => {
        const { textDecorationLine, borderStyle } = getComputedStyle(chip);
        const { content, backgroundColor } = getComputedStyle(chip, '::before');
        return { textDecorationLine, borderStyle, dot: content, backgroundColor };
      });
  await expect.poll(() => look('chuck air')).toMatchObject({ dot: '""', borderStyle: 'solid' });
  expect((await look('take blue air')).backgroundColor).not.toBe(
    (await look('chuck air')).backgroundColor,
  );
  await expect.poll(() => look('with')).toMatchObject({ dot: 'none', borderStyle: 'solid' });
  for (const wrong of ['air chuck', 'take air blue'])
    await expect
      .poll(() => look(wrong))
      .toMatchObject({
        textDecorationLine: 'line-through',
        borderStyle: 'dashed',
        dot: 'none',
      });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the first screen of the home page at ${width} px has the title, the first example with its command and two actions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '');
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      page.locator('.first-example'),
      main.getByRole('textbox', { name: 'Command' }),
      main.getByRole('link', { name: 'Try it' }).first(),
      main.getByRole('link', { name: 'Install', exact: true }).first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

test('the first command runs in place on Enter; its code loads at the first focus, and nothing jumps', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(countShifts);
  await open(page, '');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const example = page.locator('.first-example');
  await page.locator('.first-field').getByLabel('Command').click();
  await page.keyboard.press('End');
  await expect(example.getByRole('combobox', { name: 'Command' })).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(example.getByRole('combobox')).toHaveValue('chuck blue air');
  await page.keyboard.press('Enter');
  await expect(example.getByLabel('Text to edit')).toHaveValue('public area: number;');
  // The rendered text before the command marks the token that the command named.
  await expect(example.locator('.try-step .example-marked .hat-color-blue')).toHaveCount(1);
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBe(0);
  // The note below the text mentions these two commands.
  for (const [phrase, text] of [
    ['take air', 'public area: number;'],
    ['swap pit with near', 'number area: public;'],
  ] as const) {
    await example.getByRole('combobox').fill(phrase);
    await page.keyboard.press('Enter');
    await expect(example.locator('.try-step')).toContainText(phrase);
    await expect(example.getByLabel('Text to edit')).toHaveValue(text);
  }
});

for (const width of [1440, 390])
  test(
    `the editor of the first example has the position and size of the image at ${width} px`,
    rareUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '');
      const example = page.locator('.first-example');
      const measure = async () => ({
        example: await example.boundingBox(),
        code: await example.locator('.example-code:visible > code').first().boundingBox(),
        button: await example.getByRole('button', { name: 'Apply' }).boundingBox(),
      });
      const picture = await measure();
      await page.locator('.first-field').getByLabel('Command').click();
      await expect(example.getByRole('combobox', { name: 'Command' })).toBeFocused();
      await expect.poll(() => measure()).toEqual(picture);
    },
  );

test('a command entered before the first editor has loaded is run by it', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/example-editor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '');
  const field = page.locator('.first-field').getByLabel('Command');
  await field.fill('chuck bat');
  await field.fill('take blue air');
  await page.locator('.first-field').getByRole('button', { name: 'Apply' }).click();
  release();
  await expect(page.locator('.first-example .try-step')).toContainText('take blue air');
});

for (const scheme of ['light', 'dark'] as const)
  test(
    `drawings follow the mode that the reader chose, and have descriptions: ${scheme}`,
    rareUnless(scheme === 'light'),
    async ({ page }) => {
      // The system prefers the other mode.
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      await open(page, 'user/installation/');
      const drawing = page.getByRole('img', { name: /^The six steps in order: Talon listens/ });
      await drawing.scrollIntoViewIfNeeded();
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      await expect
        .poll(() => drawing.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(300);
      const corner = (await drawing.screenshot()).toString('base64');
      const brightness = await page.evaluate(async (data) => {
        const image = await createImageBitmap(
          new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))]),
        );
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(image.width / 2, 6, 1, 1).data[0] ?? -1;
      }, corner);
      expect(brightness > 128).toBe(scheme === 'light');
    },
  );

test('without scripts the first example shows its phrase instead of the field', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('');
  await expect(page.locator('.first-example .spoken')).toBeVisible();
  await expect(page.locator('.first-field')).toBeHidden();
});

test('the modules of the reference can be seen without a click where there is room', async ({
  page,
}) => {
  await open(page, 'contributing/api/modules/');
  const row = page.locator('.api-folder .api-rows > li').first();
  await expect
    .poll(() => row.evaluate((item) => item.checkVisibility({ opacityProperty: true })))
    .toBe(true);
});

test('on a phone the modules of the reference are collapsed folders, at most 3,000 px tall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'contributing/api/modules/');
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  expect(height).toBeLessThanOrEqual(3000);
  const folder = page.locator('.api-folder').first();
  const row = folder.locator('.api-rows > li').first();
  await expect(row).toBeHidden();
  await folder.locator('summary').click();
  await expect(row).toBeVisible();
});

test('a drawing has the colors of the mode that the reader has chosen, whatever the system prefers', async ({
  page,
}) => {
  const drawing = page.locator('main img[src*="ranges"]');
  const draw = async (theme: string, colorScheme: 'light' | 'dark'): Promise<string> => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.reload();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveJSProperty('complete', true);
    return (await drawing.screenshot()).toString('base64');
  };
  for (const address of isThorough ? ['user/glossary/', 'user/scopes/'] : ['user/glossary/']) {
    await open(page, address);
    const dark = await draw('dark', 'dark');
    expect((await draw('dark', 'light')) === dark, address).toBe(true);
    expect((await draw('light', 'dark')) === dark, address).toBe(false);
  }
});

test('the poster of all hats follows the color mode, fits on a phone, and is printed alone', async ({
  page,
}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'user/seeing-hats/');
  const poster = page.getByRole('group', { name: 'Hats of all colors and shapes' });
  const blue = () =>
    poster.evaluate((svg) => {
      const hat = svg.querySelector('[fill="var(--hat-blue)"]');
      return hat && getComputedStyle(hat).fill;
    });
  expect((await poster.boundingBox())?.width).toBeLessThanOrEqual(320);
  const light = await blue();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => blue()).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => blue()).toBe(light);
  await page.emulateMedia({ media: null });
  const countSides = async (): Promise<number> =>
    (await page.pdf({ format: 'A4' })).toString('latin1').split(/\/Type\s*\/Page\b/).length - 1;
  await expect.poll(() => countSides()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Print poster' }).click();
  await expect.poll(() => countSides()).toBe(1);
});

test('navbar and breadcrumbs do not move while the document and its styles arrive', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(countShifts);
  const address = 'user/experimental/snippet-format/';
  await serveInPieces(String(baseURL), async (origin) => {
    await open(page, new URL(`/docs/${address}`, origin).href);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  });
});

/** Serves the site with a pause before each piece of a document and before each other file. */
async function serveInPieces(site: string, use: (origin: string) => Promise<void>): Promise<void> {
  const cuts = /(?=<button id="control-(?:color|search)|<a class="breadcrumb|<li item)/;
  const answer: RequestListener = async ({ url = '', headers }, response) => {
    const file = await fetch(new URL(url, site));
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const pieces = isDocument
      ? (await file.text()).split(cuts)
      : [Buffer.from(await file.arrayBuffer())];
    for (const piece of pieces) {
      // time: the browser paints what it has.
      await setTimeout(150);
      response.write(piece);
    }
    response.end();
  };
  const server = createServer(answer).listen(0);
  await once(server, 'listening');
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();
}
