import type { Plugin } from 'postcss';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { lookUp } from '#shared/text/look-up.ts';

/** Replaces the names of media queries in style sheets: `@media (--wide)`. */
export function namedMedia(): Plugin {
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      media(rule) {
        rule.params = expandMedia(rule.params, (name) => {
          throw rule.error(`There is no media query named "${name}".`, { word: name });
        });
      },
    },
  };
}

/** Replaces the names of media queries in a text; calls `onUnknown` for names that do not exist. */
export function expandMedia(css: string, onUnknown?: (name: string) => never): string {
  return css.replace(
    /\(--([\w-]+)\)/g,
    (written, name: string) => lookUp(mediaQueries, name) ?? onUnknown?.(name) ?? written,
  );
}
