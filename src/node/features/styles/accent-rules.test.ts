import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { accentRules, explainAccent, palette } from './accent-rules.ts';

const contrast = (color: string | undefined, ground: string): number =>
  new Color(color ?? '').contrast(ground, 'WCAG21');

const hues = Array.from({ length: 12 }, (_, index) => `oklch(65% 0.2 ${index * 30})`);

describe('an accent', () => {
  it.each([...hues, '#fff', '#000', 'yellow', '#2e8555', 'gray'])(
    'keeps text, buttons and lines readable in both modes: %s',
    (accent) => {
      const light = palette(accent, 'light');
      for (const name of ['accent', 'accent-strong'])
        for (const ground of ['#fff', '#f7f6fa', '#efedf4', light['accent-surface'] ?? ''])
          expect(contrast(light[name], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['on-accent'], light.accent ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#1d1b24', light.selection ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light['accent-line'], '#fff')).toBeGreaterThanOrEqual(3);
      const dark = palette(accent, 'dark');
      for (const name of ['accent', 'accent-strong'])
        for (const ground of ['#111014', '#1d1c23', '#24222b', dark['accent-surface'] ?? ''])
          expect(contrast(dark[name], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark['on-accent'], dark.accent ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#eae8f0', dark.selection ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark['accent-line'], '#111014')).toBeGreaterThanOrEqual(3);
    },
  );

  it('that is readable is unchanged', () => {
    expect(accentRules('#25603b')).toContain('--color-accent:#25603b;');
  });

  it('must be an opaque CSS color', () => {
    expect(explainAccent('rebeccapurple')).toBeUndefined();
    expect(explainAccent('rgb(0 0 0 / 50%)')).toBe('it is transparent');
    expect(explainAccent('var(--x)')).toContain('not a CSS color');
  });
});
