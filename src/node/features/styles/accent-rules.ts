import Color from 'colorjs.io';

/**
 * Background colors behind text in the accent color, from `frame/tokens.css`: pages, bars, and
 * hovered elements.
 */
const grounds = {
  light: ['#fff', '#f7f6fa', '#efedf4'],
  dark: ['#111014', '#1d1c23', '#24222b'],
} as const;

type Mode = keyof typeof grounds;

/** Minimum contrast ratios for text and for meaningful lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const ofText = 4.5;
const ofLines = 3;

/** Returns the reason why a string is not a valid accent color; undefined if it is one. */
export function explainAccent(text: string): string | undefined {
  try {
    return new Color(text).alpha < 1 ? 'it is transparent' : undefined;
  } catch {
    return 'it is not a CSS color, such as "#2e8555" or "rebeccapurple"';
  }
}

/**
 * Returns rules that replace the accent color in `frame/tokens.css`, darkened or lightened where
 * text would have too little contrast.
 */
export function accentRules(accent: string): string {
  const rule = (selector: string, mode: Mode): string =>
    `${selector}{${Object.entries(palette(accent, mode))
      .map(([name, color]) => `--color-${name}:${color}`)
      .join(';')}}`;
  return `${rule(':root', 'light')}@media not print{${rule("html[data-theme='dark']", 'dark')}}`;
}

/** Returns the colors that depend on the accent, keyed by variable name. */
export function palette(accent: string, mode: Mode): Readonly<Record<string, string>> {
  const [ground] = grounds[mode];
  const isDark = mode === 'dark';
  const surface = mix(ground, accent, isDark ? 0.14 : 0.08);
  const selection = mix(ground, accent, isDark ? 0.3 : 0.22);
  const all = [...grounds[mode], surface];
  const text = readable(accent, all, ofText);
  return {
    accent: text,
    'accent-strong': readable(shift(text, isDark ? 0.08 : -0.08), all, ofText),
    'accent-surface': surface,
    'accent-line': readable(mix(ground, text, 0.6), [ground, surface], ofLines),
    'on-accent': isDark ? '#111014' : '#fff',
    selection,
  };
}

/** Returns the nearest color of the same hue that has enough contrast with all backgrounds. */
function readable(text: string, on: readonly string[], minimum: number): string {
  const isEnough = (color: string): boolean =>
    on.every((ground) => new Color(color).contrast(ground, 'WCAG21') >= minimum);
  const isDark = new Color(on[0] ?? '#fff').luminance < 0.5;
  let color = shift(text, 0);
  for (let step = 1; !isEnough(color) && step <= 100; step += 1)
    color = shift(text, (isDark ? step : -step) / 100);
  return color;
}

/** Returns a color with a different lightness, within the sRGB gamut. */
function shift(text: string, by: number): string {
  const color = new Color(text).to('oklch');
  color.set('l', (lightness) => Math.min(1, Math.max(0, Number(lightness) + by)));
  return toHex(color);
}

function mix(ground: string, text: string, part: number): string {
  return toHex(new Color(ground).mix(text, part, { space: 'oklab' }) as Color);
}

function toHex(color: Color): string {
  return color.to('srgb').toGamut({ space: 'srgb' }).toString({ format: 'hex' });
}
