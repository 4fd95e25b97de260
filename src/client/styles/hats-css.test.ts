import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hatColors, hatFile, hatShapes } from '#shared/hats.ts';
import { contrastOf, darkPart, findColors, lightPart } from './test-colors.ts';

const css = readFileSync(new URL('./hats.css', import.meta.url), 'utf8');
/** The rules however they are laid out: one space for any run of them, single quotes. */
const rules = css.replace(/\s+/g, ' ').replaceAll('"', "'");
const examples = readFileSync(new URL('./examples.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
describe('hats.css', () => {
  it.each(hatShapes.map((shape) => shape.id))('carries the drawing of "%s"', (id) => {
    expect(rules).toContain(
      `--hat-mask-${id}: url('data:image/svg+xml,${encodeURIComponent(hatFile(id))}');`.replaceAll(
        '"',
        "'",
      ),
    );
    expect(rules).toContain(`.hat-shape-${id} { --hat-mask: var(--hat-mask-${id}); }`);
  });

  it.each(hatColors.map((color) => color.id))('shows "%s" at 3:1 or more in both modes', (id) => {
    for (const part of [lightPart, darkPart]) {
      const hat = findColors(part(css), 'hat-').get(`hat-${id}`) ?? '';
      for (const ground of ['color-ground', 'color-surface', 'color-code-surface'])
        expect(
          contrastOf(hat, findColors(part(tokens), 'color-').get(ground) ?? ''),
          ground,
        ).toBeGreaterThanOrEqual(3);
      for (const ground of ['example-marked', 'example-selected'])
        expect(
          contrastOf(hat, findColors(part(examples), 'example-').get(ground) ?? ''),
          ground,
        ).toBeGreaterThanOrEqual(3);
    }
  });

  it('names each colour by its letter where colours are forced', () => {
    for (const { id, initial } of hatColors) {
      expect(rules).toContain(
        `.hat-color-${id} { --hat-color: var(--hat-${id}); --hat-initial: '${initial}'; }`,
      );
    }
  });
});
