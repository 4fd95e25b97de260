import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import { readCase } from '../examples/read-case.ts';
import { cardColors } from './card-style.ts';
import { drawCard } from './draw-card.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const texts = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
const hatPath = (id: string): string => hatShapes.find((shape) => shape.id === id)?.path ?? '-';

describe('a social card', () => {
  it('shows site, title and description, with a hat on the first letter of each word of the title', () => {
    const svg = drawCard({ site: 'Docs', logo, title: 'Two words', description: 'What <it> is.' });
    expect(texts(svg).join('|')).toBe('Docs|T|wo |w|ords|What &#x3C;it> is.');
    expect(svg.split(hatPath('default')).length - 1).toBe(2);
    expect(svg).toContain('data:image/svg+xml;base64,');
  });

  it('has no logo if the site has none', () => {
    expect(drawCard({ site: 'Docs', title: 'Page' })).not.toContain('<image');
  });

  it('shows the first example: its command, text and hats, and what the command removes', () => {
    const file = path.join(root, 'content/_examples/chuck-blue-air.yml');
    const { example } = readCase(readFileSync(file, 'utf8'), file);
    const svg = drawCard({ site: 'Docs', title: 'Deleting', example, language: defaultLanguage });
    expect(texts(svg).slice(0, 2)).toEqual(['Docs', 'Deleting']);
    expect(texts(svg).at(-1)).toBe('“chuck blue air”');
    expect(texts(svg).slice(2, -1).join('')).toBe(example?.before.text);
    expect(svg).toContain(`fill="${cardColors.hats.blue}"`);
    expect(svg).toContain(`stroke="${cardColors.faded}"`);
    expect(svg.split('<circle').length - 1).toBe(1);
  });

  it('shrinks a long title, and truncates one that still does not fit', () => {
    const sizeOf = (title: string): number =>
      Number(/JetBrains Mono" font-size="([\d.]+)/.exec(drawCard({ site: 'Docs', title }))?.[1]);
    expect(sizeOf('A title of several words')).toBeLessThan(sizeOf('Short'));
    for (let length = 4; length < 24; length++) {
      const linesOf = (svg: string) =>
        new Set(svg.match(/ y="[\d.]+" font-family="JetBrains/g)).size;
      expect(
        linesOf(drawCard({ site: 'Docs', title: `a ${'b'.repeat(length)}` })),
        `${length}`,
      ).toBe(1);
    }
    expect(texts(drawCard({ site: 'Docs', title: 'word '.repeat(40) })).at(-1)).toMatch(/…$/);
  });
});

it("cards use the colors of the site's light mode", () => {
  const css = ['inks.css', 'frame/tokens.css']
    .map((file) => readFileSync(path.join(root, 'src/client/styles', file), 'utf8'))
    .join('\n');
  const ink = (name: string): string | undefined =>
    new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
  for (const { id } of hatColors) expect(cardColors.hats[id], id).toBe(ink(`hat-${id}`));
  expect([
    cardColors.text,
    cardColors.spoken,
    cardColors.spokenSurface,
    cardColors.spokenLine,
    cardColors.codeSurface,
    cardColors.codeLine,
    cardColors.marked,
    cardColors.selected,
    cardColors.flash,
    cardColors.faded,
  ]).toEqual(
    [
      'color-text',
      'color-spoken',
      'color-spoken-surface',
      'color-spoken-line',
      'color-surface',
      'color-line',
      'example-marked',
      'example-selected',
      'example-flash',
      'example-faded',
    ].map(ink),
  );
});
