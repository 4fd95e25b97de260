import { escapeText } from './escape.ts';

/** Elements that only format text; they lose their attributes. */
const formatting = new Set(
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var'.split(' '),
);

/** Elements whose tags are dropped, because comments use them to separate paragraphs. */
const separating = new Set(['p']);

const tagPattern = /^<(\/?)([a-z]+)(?:\s[^<>{}]*)?\/?>$/i;

/**
 * Converts pieces of HTML, each of which may be a tag or a comment: allowed elements that are
 * closed are kept, comments dropped. All else is undefined, to be shown as text.
 */
export function readTags(pieces: readonly string[]): (string | undefined)[] {
  const read: (string | undefined)[] = pieces.map((piece) =>
    /^<!--[^]*-->$/.test(piece) ? '' : undefined,
  );
  const open: { readonly name: string; readonly index: number }[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [, slash, written = ''] = tagPattern.exec(piece) ?? [];
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
  const pieces = html.split(/(<!--[^]*?-->|<\/?[a-z][^<>]*>)/i);
  const tags = readTags(pieces);
  return pieces.map((piece, index) => tags[index] ?? escapeText(piece)).join('');
}
