import type { Page } from '@playwright/test';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Returns the computed values of color variables on the page, keyed by name without the two
 * hyphens. Throws if one is not an opaque color.
 */
export async function readColors(
  page: Page,
  names: readonly string[],
): Promise<ReadonlyMap<string, Rgb>> {
  const colors = await page.evaluate((asked) => {
    const probe = document.body.appendChild(document.createElement('span'));
    const context = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const found = asked.map((name) => {
      probe.style.color = '';
      probe.style.color = `var(--${name}, transparent)`;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha === 255 ? ([red, green, blue] as const) : null;
    });
    probe.remove();
    return found;
  }, names);
  return new Map(
    colors.map((color, index) => {
      const name = names[index] as string;
      if (!color) throw new Error(`--${name} is no opaque color.`);
      return [name, color];
    }),
  );
}

/** Returns the names, without the two hyphens, of the page's CSS variables with a prefix. */
export async function listVariables(page: Page, prefix: string): Promise<readonly string[]> {
  return page.evaluate((start) => {
    const names = new Set<string>();
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style)
            if (name.startsWith(`--${start}`)) names.add(name.slice(2));
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...names];
  }, prefix);
}

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
