import { escapeText } from './escape.ts';

/** Elements that only format text; they lose their attributes. */
const formatting = new Set(
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var'.split(' '),
);

/** Elements whose tags are dropped, because comments use them to separate paragraphs. */
const separating = new Set(['p']);

const tagPattern = /^<(\/?)([a-z]+)(?:\s[^<>{}]*)?\/?>$/i;

/**
 * Converts segments of HTML, each of which may be a tag or a comment. Keeps allowed elements that
 * are closed and drops comments. Returns undefined for all other segments, which are shown as text.
 */
export function readTags(segments: readonly string[]): (string | undefined)[] {
  const read: (string | undefined)[] = segments.map((segment) =>
    /^<!--[^]*-->$/.test(segment) ? '' : undefined,
  );
  const open: { readonly name: string; readonly index: number }[] = [];
  for (const [index, segment] of segments.entries()) {
    const [, slash, written = ''] = tagPattern.exec(segment) ?? [];
    const name = written.toLowerCase();
    if (slash === undefined) continue;
    if (separating.has(name)) read[index] = ' ';
    else if (name === 'br') read[index] = '<br />';
    else if (formatting.has(name) && slash === '') open.push({ name, index });
    else if (open.at(-1)?.name === name) {
      read[open.pop()?.index ?? index] = `<${name}>`;
      read[index] = `</${name}>`;
    }
  }
  return read;
}

/** Converts a block of HTML to MDX in the same way. */
export function htmlToMdx(html: string): string {
  const segments = html.split(/(<!--[^]*?-->|<\/?[a-z][^<>]*>)/i);
  const tags = readTags(segments);
  return segments.map((segment, index) => tags[index] ?? escapeText(segment)).join('');
}
