import type { Plugin } from 'postcss';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { lookUp } from '#shared/text/look-up.ts';

/**
 * Sizes, layers and durations that are the same on every page and at every viewport size. Style
 * sheets use them like custom properties, `var(--space-1)`; the build inlines the values, which are
 * shorter.
 */
const constants = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  'radius-small': '4px',
  radius: '8px',
  'radius-large': '12px',
  'radius-round': '999px',
  'ring-width': '2px',
  'line-height-tight': '1.25',
  'size-base': '1rem',
  'weight-normal': '400',
  'weight-medium': '500',
  'weight-strong': '650',
  measure: '66ch',
  'width-sidebar': '272px',
  'width-text': '740px',
  'width-toc': '224px',
  'width-page': '1376px',
  'navbar-height': '60px',
  'layer-sticky': '10',
  'layer-navbar': '100',
  'layer-dialog': '300',
  'layer-progress': '400',
  'layer-skip': '500',
  // For opacity and transform only.
  motion: '160ms',
  'motion-slow': '200ms',
  ease: 'cubic-bezier(0.2, 0, 0.2, 1)',
} as const;

/**
 * Replaces the names of constants and media queries in style sheets with their values, for example
 * in `@media (--wide)`. Throws an error for an unknown media query.
 */
export function namedValues(): Plugin {
  return {
    postcssPlugin: 'named-values',
    Declaration(declaration) {
      if (declaration.value.includes('var(--')) declaration.value = expandNames(declaration.value);
    },
    AtRule: {
      media(rule) {
        rule.params = expandNames(rule.params, (name) => {
          throw rule.error(`There is no media query named "${name}".`, { word: name });
        });
      },
    },
  };
}

/**
 * Replaces the names of constants and media queries in CSS with their values; calls `onUnknown` for
 * media queries that do not exist. Other custom properties are kept, because they change at run
 * time.
 */
export function expandNames(css: string, onUnknown?: (name: string) => never): string {
  return css.replace(
    /(var)?\(--([\w-]+)\)/g,
    (written, isValue: string | undefined, name: string) =>
      isValue
        ? (lookUp(constants, name) ?? written)
        : (lookUp(mediaQueries, name) ?? onUnknown?.(name) ?? written),
  );
}
