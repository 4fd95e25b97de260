import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hatColors, hatFile, hatShapes } from '#shared/hats.ts';

const css = readFileSync(new URL('./hats.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const darkPart = (source: string): string => source.slice(source.indexOf("html[data-theme='dark']"));
const lightPart = (source: string): string => source.slice(0, source.indexOf("html[data-theme='dark']"));

function readColor(source: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(source)?.[1];
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('hats.css', () => {
  it.each(hatShapes.map((shape) => shape.id))('carries the drawing of "%s"', (id) => {
    expect(css).toContain(`--hat-mask-${id}: url("data:image/svg+xml,${encodeURIComponent(hatFile(id))}");`);
    expect(css).toContain(`.hat-shape-${id} { --hat-mask: var(--hat-mask-${id}); }`);
  });

  it.each(hatColors.map((color) => color.id))('VA-31 shows "%s" at 3:1 or more in both modes', (id) => {
    for (const ground of ['color-ground', 'color-surface', 'color-code-surface', 'color-selection']) {
      expect(contrast(readColor(lightPart(css), `hat-${id}`), readColor(lightPart(tokens), ground)), `light ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const ground of ['color-ground', 'color-surface']) {
      expect(contrast(readColor(darkPart(css), `hat-${id}`), readColor(darkPart(tokens), ground)), `dark ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('VA-31 names each colour by its letter where colours are forced', () => {
    for (const { id, initial } of hatColors) {
      expect(css).toContain(`.hat-color-${id} { --hat-color: var(--hat-${id}); --hat-initial: '${initial}'; }`);
    }
  });
});
