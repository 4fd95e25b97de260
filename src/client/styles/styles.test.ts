import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastOf, darkPart, findColors, lightPart } from './test-colors.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

type Palette = ReadonlyMap<string, string>;

/** Colours of both modes; the dark one stands on the light one. */
function readPalettes(name: string): readonly (readonly [string, Palette])[] {
  const light = findColors(lightPart(read(name)), '');
  const dark = findColors(darkPart(read(name)), '');
  return [
    ['light', light],
    ['dark', new Map([...light, ...dark])],
  ];
}

const grounds = ['color-ground', 'color-surface', 'color-surface-strong'];
const rules: readonly (readonly [number, readonly string[], readonly string[]])[] = [
  [
    7,
    ['color-text'],
    [
      ...grounds,
      'color-accent-surface',
      'color-caution-surface',
      'color-danger-surface',
      'color-mark',
      'color-selection',
    ],
  ],
  [7, ['color-accent'], ['color-ground', 'color-surface', 'color-accent-surface']],
  [7, ['color-spoken'], ['color-spoken-surface']],
  [7, ['color-on-accent'], ['color-accent', 'color-accent-strong']],
  [
    4.5,
    ['color-text-secondary'],
    [
      ...grounds,
      'color-accent-surface',
      'color-code-marked',
      'color-added-surface',
      'color-removed-surface',
    ],
  ],
  [4.5, ['color-caution'], ['color-caution-surface', 'color-ground']],
  [4.5, ['color-danger'], ['color-danger-surface', 'color-removed-surface', 'color-ground']],
  [4.5, ['color-added'], ['color-added-surface', 'color-ground']],
  [3, ['color-line-strong', 'color-focus', 'color-accent-line'], ['color-ground', 'color-surface']],
];

describe('styles', () => {
  it('has text at 7:1, secondary text at 4.5:1 and lines with a meaning at 3:1 in both modes', () => {
    const low = readPalettes('tokens.css').flatMap(([mode, palette]) =>
      rules.flatMap(([least, inks, papers]) =>
        inks.flatMap((ink) =>
          papers
            .filter(
              (paper) => !(contrastOf(palette.get(ink) ?? '', palette.get(paper) ?? '') >= least),
            )
            .map((paper) => `${mode}: ${ink} on ${paper}`),
        ),
      ),
    );
    expect(low).toEqual([]);
  });

  it('has code tokens at 4.5:1 on the surface and on every line mark', () => {
    const papers = [
      'color-code-surface',
      'color-code-marked',
      'color-added-surface',
      'color-removed-surface',
    ];
    const tokens = new Map(readPalettes('tokens.css'));
    const low = readPalettes('code.css').flatMap(([mode, palette]) =>
      [...palette.keys()].flatMap((ink) =>
        papers
          .filter(
            (paper) =>
              !(contrastOf(palette.get(ink) ?? '', tokens.get(mode)?.get(paper) ?? '') >= 4.5),
          )
          .map((paper) => `${mode}: ${ink} on ${paper}`),
      ),
    );
    expect(readPalettes('code.css')[1]?.[1].size).toBe(8);
    expect(low).toEqual([]);
  });

  it.each(files)('%s mirrors by itself: no physical sides', (name) => {
    const physical =
      /(?:^|[\s;{])(?:left|right|(?:margin|padding|border)-(?:left|right)(?:-\w+)?|text-align:\s*(?:left|right)|float:\s*(?:left|right))\s*[:;]/gm;
    expect(read(name).match(physical)).toBeNull();
  });

  it('never removes the focus ring, which is 2 px at least', () => {
    expect(files.filter((name) => /outline:\s*(?:0|none)/.test(read(name)))).toEqual([]);
    expect(read('tokens.css')).toContain('--ring-width: 2px');
  });

  it('ends all motion when the reader asks for none', () => {
    const [, reduced = ''] = read('base.css').split('@media (prefers-reduced-motion: reduce)');
    expect(reduced).toMatch(
      /transition: none !important;\s*animation: none !important;\s*scroll-behavior: auto !important/,
    );
    expect(files.filter((name) => /scroll-behavior:\s*smooth/.test(read(name)))).toEqual([]);
  });

  it('turns the spinner in 3 s, its second ring 1.5 s later', () => {
    expect(read('states.css')).toMatch(/animation: spinner 3s/);
    expect(read('states.css')).toMatch(/animation-delay: 1\.5s/);
  });

  it('keeps the error box within half the width', () => {
    expect(read('states.css')).toMatch(/\.error-box \{\s*max-inline-size: 50%/);
  });

  it('has a progress line of 2 px that ignores the pointer', () => {
    expect(read('states.css')).toMatch(
      /\.progress-bar \{[^}]*block-size: 2px;\s*background: var\(--color-accent\);\s*pointer-events: none/,
    );
  });

  it('prints neither navigation nor buttons', () => {
    for (const part of [
      'navbar',
      'announcement-bar',
      'doc-sidebar',
      'doc-toc',
      'mobile-toc',
      'pager',
      'code-actions',
    ])
      expect(read('print.css')).toContain(`.${part},`);
  });

  it('imports every file once', () => {
    const imported = [...read('index.css').matchAll(/'\.\/([\w-]+\.css)'/g)].map(
      ([, name = '']) => name,
    );
    expect(imported.toSorted()).toEqual(files.filter((name) => name !== 'index.css').toSorted());
  });
});
