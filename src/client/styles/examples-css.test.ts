import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, darkPart, findColors, lightPart } from './test-colors.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const [tokens, code, examples] = [read('./tokens.css'), read('./code.css'), read('./examples.css')];

describe.each([
  { mode: 'light', part: lightPart },
  { mode: 'dark', part: darkPart },
])('examples.css in $mode', ({ part }) => {
  const text = [...findColors(part(code), 'code-').values()];
  const own = findColors(part(examples), 'example-');
  const surface = findColors(part(tokens), 'color-').get('color-code-surface') ?? '';
  const plain = findColors(part(tokens), 'color-').get('color-text') ?? '';

  it.each(['example-marked', 'example-flash', 'example-selected'])(
    'keeps code legible on --%s',
    (ground) => {
      expect(text.length).toBeGreaterThan(5);
      for (const color of [...text, plain])
        expect(contrastOf(color, own.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps what is removed legible where it stands', () => {
    for (const ground of [surface, own.get('example-marked') ?? ''])
      expect(contrastOf(own.get('example-faded') ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows cursors, additions and the edges of selections at 3:1 or more', () => {
    for (const line of ['example-cursor', 'example-added', 'example-selected-line'])
      expect(contrastOf(own.get(line) ?? '', surface)).toBeGreaterThanOrEqual(3);
  });
});

describe('examples.css', () => {
  it('tells selections, additions and removals apart where colours are forced', () => {
    const forced = examples.slice(examples.indexOf('@media (forced-colors: active)'));
    for (const name of [
      '.example-selected',
      '.example-marked',
      '.example-removed',
      '.example-added',
    ])
      expect(forced).toContain(name);
  });

  it('keeps the colours of the dark mode off paper', () => {
    for (const css of [examples, read('./hats.css')])
      expect(css).toMatch(/@media not print \{\s*html\[data-theme='dark'\] \{/);
  });
});
