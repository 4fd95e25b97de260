import { Parser } from 'htmlparser2';
import { givenTagsAttribute } from '#shared/document/document-marks.ts';
import type { HeadTag } from '#shared/page/head-tags.ts';

/** Reads the head tags that a rendered page provides. */
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
