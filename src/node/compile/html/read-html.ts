import { Parser } from 'htmlparser2';
import { givenTagsAttribute } from '#shared/document/document-marks.ts';
import type { HeadTag } from '#shared/page/head-tags.ts';

/** Ids, and the URLs of links and images, in an HTML document, without duplicates. */
export interface HtmlLinks {
  readonly ids: readonly string[];
  readonly urls: readonly string[];
}

/**
 * Reads an HTML document's ids, and the URLs of its links and images. Skips `data-full-load` links
 * and images, which are not checked.
 */
export function readHtml(html: string): HtmlLinks {
  const ids = new Set<string>();
  const urls = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      // The target is either outside this build or has already been reported as missing.
      if ('data-full-load' in attributes) return;
      if (name === 'a' && attributes.href !== undefined) urls.add(attributes.href);
      if (name === 'img' && attributes.src) urls.add(attributes.src);
    },
  });
  parser.end(html);
  return { ids: [...ids], urls: [...urls] };
}

/** Returns the head tags that a page's `<Head>` components have put into its rendered HTML. */
export function readGivenTags(html: string): readonly HeadTag[] {
  if (!html.includes(givenTagsAttribute)) return [];
  const tags: HeadTag[] = [];
  const parser = new Parser({
    onopentag(_name, { [givenTagsAttribute]: given }) {
      if (given !== undefined) tags.push(...(JSON.parse(given) as HeadTag[]));
    },
  });
  parser.end(html);
  return tags;
}
