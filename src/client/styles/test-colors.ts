/** The rules of a style sheet that hold in light mode. */
export function lightPart(css: string): string {
  return css.slice(0, css.indexOf("html[data-theme='dark']"));
}

/** The rules of a style sheet from its dark mode on. */
export function darkPart(css: string): string {
  return css.slice(css.indexOf("html[data-theme='dark']"));
}

/** The first value of each colour variable whose name begins with the prefix, as six hex digits. */
export function findColors(css: string, prefix: string): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)) {
    if (name.startsWith(prefix) && !colors.has(name))
      colors.set(name, value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value);
  }
  return colors;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG measures it; NaN when one of them is not a colour. */
export function contrastOf(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
