import type { Page } from '@playwright/test';
import { sectionTitles } from '../../api-gen/model/sections.ts';
import { sectionClass } from '../../api-gen/render/filter.ts';
import { hatColors, hatShapes, type HatShape } from '../../src/shared/hats.ts';
import { contrastOf, listVariables, readColors } from '../support/computed-styles.ts';
import { open } from '../support/hydrated.ts';
import { kindsOfPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/**
 * Minimum contrast ratio of foreground to background colors, which are given by the names of their
 * CSS variables.
 */
interface ContrastRule {
  readonly least: number;
  readonly inks: readonly string[];
  readonly papers: readonly string[];
}

const grounds = ['color-ground', 'color-surface', 'color-surface-strong'];
const changes = ['color-added-surface', 'color-removed-surface'];
const exampleGrounds = ['example-marked', 'example-flash', 'example-selected'];
const rules: readonly ContrastRule[] = [
  {
    least: 7,
    inks: ['color-text'],
    papers: [
      ...grounds,
      'color-accent-surface',
      'color-caution-surface',
      'color-danger-surface',
      'color-mark',
      'color-selection',
    ],
  },
  {
    least: 7,
    inks: ['color-accent'],
    papers: ['color-ground', 'color-surface', 'color-accent-surface'],
  },
  { least: 7, inks: ['color-spoken'], papers: ['color-spoken-surface'] },
  { least: 7, inks: ['color-on-accent'], papers: ['color-accent', 'color-accent-strong'] },
  {
    least: 7,
    inks: ['color-quiet'],
    papers: [...grounds, 'color-accent-surface'],
  },
  { least: 4.5, inks: ['color-quiet'], papers: ['color-code-marked', ...changes] },
  { least: 4.5, inks: ['color-caution'], papers: ['color-caution-surface', 'color-ground'] },
  {
    least: 4.5,
    inks: ['color-danger'],
    papers: ['color-danger-surface', 'color-removed-surface', 'color-ground'],
  },
  { least: 4.5, inks: ['color-added'], papers: ['color-added-surface', 'color-ground'] },
  { least: 4.5, inks: ['color-text'], papers: exampleGrounds },
  { least: 4.5, inks: ['example-faded'], papers: ['color-code-surface', 'example-marked'] },
  {
    least: 3,
    inks: ['color-line-strong', 'color-focus', 'color-accent-line'],
    papers: ['color-ground', 'color-surface'],
  },
  {
    least: 3,
    inks: ['example-cursor', 'color-added', 'example-selected-line'],
    papers: ['color-code-surface'],
  },
  {
    least: 3,
    inks: hatColors.map(({ id }) => `hat-${id}`),
    papers: [
      'color-ground',
      'color-surface',
      'color-code-surface',
      'example-marked',
      'example-selected',
    ],
  },
];

/** Returns pairs of colors whose contrast on the page is below the rule's minimum. */
async function tooFaint(page: Page, wanted: readonly ContrastRule[]): Promise<readonly string[]> {
  const names = wanted.flatMap(({ inks, papers }) => [...inks, ...papers]);
  const colors = await readColors(page, [...new Set(names)]);
  const contrast = (ink: string, paper: string): number =>
    contrastOf(colors.get(ink) ?? [0, 0, 0], colors.get(paper) ?? [0, 0, 0]);
  return wanted.flatMap(({ least, inks, papers }) =>
    inks.flatMap((ink) =>
      papers
        .filter((paper) => contrast(ink, paper) < least)
        .map((paper) => `${ink} on ${paper}: ${contrast(ink, paper).toFixed(2)}, not ${least}`),
    ),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} mode the contrast of all text is 7:1, and of meaningful lines and hats 3:1`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '');
    expect(await tooFaint(page, rules)).toEqual([]);
  });

  test(`in ${colorScheme} mode the contrast of code is 7:1, and 4.5:1 where it is marked`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '');
    const inks = await listVariables(page, 'code-');
    expect(inks.length).toBeGreaterThan(7);
    const marked = ['color-code-marked', ...changes, ...exampleGrounds];
    const wanted = [
      { least: 7, inks, papers: ['color-code-surface'] },
      { least: 4.5, inks, papers: marked },
    ];
    expect(await tooFaint(page, wanted)).toEqual([]);
  });
}

test('the contrast check can fail', async ({ page }) => {
  await open(page, '');
  const faint = { least: 7, inks: ['color-line'], papers: ['color-ground'] };
  expect(await tooFaint(page, [faint])).toHaveLength(1);
});

test('each shape of a hat has its own drawing, and each color its own value', async ({ page }) => {
  await open(page, 'user/seeing-hats/');
  const drawn = (classes: readonly string[], property: string) =>
    page.evaluate(
      ([names, name]) =>
        names.map((className) => {
          const hat = document.body.appendChild(document.createElement('span'));
          hat.className = `hat ${className}`;
          const value = getComputedStyle(hat).getPropertyValue(name);
          hat.remove();
          return value;
        }),
      [classes, property] as const,
    );
  expect(await page.evaluate(findOffOutline, hatShapes)).toEqual([]);
  const colorClasses = hatColors.map(({ id }) => `hat-color-${id}`);
  expect(new Set(await drawn(colorClasses, '--hat-color')).size).toBe(hatColors.length);
  expect(await drawn(colorClasses, '--hat-initial')).toEqual(
    hatColors.map(({ initial }) => expect.stringMatching(new RegExp(`^["']${initial}["']$`))),
  );
});

test('with forced colors selections, additions, removals and marks of examples look different', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '');
  const looks = await page.evaluate(() =>
    ['selected', 'marked', 'removed', 'added', 'plain'].map((kind) => {
      const piece = document.createElement('span');
      piece.className = `example-${kind}`;
      document.querySelector('.example code')?.append(piece);
      const { color, backgroundColor, textDecoration } = getComputedStyle(piece);
      return [color, backgroundColor, textDecoration].join(' ');
    }),
  );
  expect(new Set(looks).size).toBe(5);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of Object.values(kindsOfPage).slice(0, 3)) {
    await open(page, path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const style = getComputedStyle(element);
          const isStill = (value: string): boolean => /^0s(?:, 0s)*$/.test(value);
          return (
            !isStill(style.transitionDuration) ||
            !isStill(style.animationDuration) ||
            style.scrollBehavior === 'smooth'
          );
        }).length,
    );
    expect(moving).toBe(0);
  }
});

test('the placeholder of a loading page keeps its size', async ({ page }) => {
  await open(page, 'user/glossary/');
  const looks = await page.evaluate(() => {
    const add = (className: string, parent: Element): CSSStyleDeclaration => {
      const element = parent.appendChild(document.createElement('div'));
      element.className = className;
      return getComputedStyle(element);
    };
    const spinner = document.body.appendChild(document.createElement('div'));
    spinner.className = 'spinner';
    const rings = [add('spinner-ring', spinner), add('spinner-ring', spinner)];
    const line = add('progress-bar', document.body);
    return {
      turns: rings.map((ring) => ring.animationDuration),
      delays: rings.map((ring) => ring.animationDelay),
      box: add('error-box', document.body).maxInlineSize,
      line: [line.blockSize, line.pointerEvents],
    };
  });
  expect(looks).toEqual({
    turns: ['3s', '3s'],
    delays: ['0s', '1.5s'],
    box: '50%',
    line: ['2px', 'none'],
  });
});

test('neither navigation nor buttons are printed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['user/customization/', kindsOfPage['API class']]) {
    await open(page, path);
    const printed = await page
      .locator('.navbar, .announcement-bar, .doc-sidebar, .doc-toc, .mobile-toc, .pager, button')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 80)));
    expect(printed).toEqual([]);
  }
});

test('each switch of an API page hides what it names', async ({ page }) => {
  await open(page, kindsOfPage['API class']);
  const sections = Object.values(sectionTitles).flatMap((title) => {
    const [, className] = sectionClass(title).split(' ');
    return className === undefined ? [] : [[className.replace('api-', ''), className] as const];
  });
  const shown = await page.evaluate(
    (switches) => {
      const prose = document.querySelector('.prose') as HTMLElement;
      const filter = prose.appendChild(document.createElement('fieldset'));
      filter.className = 'api-filter';
      return switches.filter(([name, className]) => {
        const part = document.createElement('div');
        part.className = className;
        const holder = className === 'api-private' ? document.createElement('div') : prose;
        if (holder !== prose) prose.appendChild(holder).className = 'api-section';
        holder.append(part);
        const toggle = filter.appendChild(document.createElement('input'));
        Object.assign(toggle, { type: 'checkbox', checked: true });
        toggle.dataset.shows = name;
        const before = getComputedStyle(part).display;
        toggle.checked = false;
        const after = getComputedStyle(part).display;
        part.remove();
        toggle.remove();
        return before === 'none' || after !== 'none';
      });
    },
    [...sections, ['private', 'api-private']] as const,
  );
  expect(sections.length).toBeGreaterThan(10);
  expect(shown).toEqual([]);
});

/**
 * Returns points where a rendered hat differs from its shape, on a grid of 24 × 24 for each shape.
 * Points on the outline itself may differ.
 */
function findOffOutline(shapes: readonly HatShape[]): readonly string[] {
  return shapes.flatMap(({ id, path }) => {
    const hat = document.body.appendChild(document.createElement('span'));
    hat.className = `hat-mark hat-shape-${id}`;
    hat.style.cssText =
      'position: fixed; inset: 0 auto auto 0; z-index: 9999; inline-size: 480px; block-size: 480px';
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    document.body.append(drawing);
    drawing.append(shape);
    shape.setAttribute('d', path);
    shape.setAttribute('fill-rule', 'evenodd');
    shape.setAttribute('stroke-width', '0.4');
    const grid = Array.from({ length: 24 }, (_, index) => index + 0.5);
    const off = grid.flatMap((y) =>
      grid
        .filter((x) => {
          const point = new DOMPoint(x, y);
          const isDrawn = document.elementFromPoint(x * 20, y * 20) === hat;
          return isDrawn !== shape.isPointInFill(point) && !shape.isPointInStroke(point);
        })
        .map((x) => `${id} ${x} ${y}`),
    );
    hat.remove();
    drawing.remove();
    return off;
  });
}
