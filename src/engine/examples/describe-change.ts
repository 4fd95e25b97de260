import type { Translator } from '#shared/i18n/translator.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { Range } from '#shared/text/range.ts';
import { diffText, pairChanges } from './diff-text.ts';
import { quoteText } from './quote-text.ts';

interface Change {
  readonly before: string;
  readonly after: string;
}

/**
 * Describes how the text changed: one sentence for each replacement, and one for all other removals
 * and additions.
 */
export function describeChange({ before, after }: Change, translator: Translator): string[] {
  const { translate } = translator;
  const quote = (text: string, { start, end }: Range) =>
    quoteText(text.slice(start, end), translator);
  const changes = pairChanges(diffText(before, after));
  const replaced = changes.flatMap(({ removed, added }) =>
    removed && added
      ? [
          translate('example.replaced', '{removed} is replaced by {added}.', {
            removed: quote(before, removed),
            added: quote(after, added),
          }),
        ]
      : [],
  );
  const removedTexts = changes.flatMap(({ removed, added }) =>
    removed && !added ? [quote(before, removed)] : [],
  );
  const come = changes.flatMap(({ removed, added }) =>
    added && !removed ? [tellPlace(quote(after, added), placeOf(after, added), translator)] : [],
  );
  return [
    ...replaced,
    ...describeRemoved(removedTexts, translator),
    ...describeAdded(come, translator),
  ].map(capitalize);
}

/** Where added text begins. */
interface Place {
  readonly line: number;
  /** The word or symbols before the added text on its line. */
  readonly word?: string;
}

/**
 * Returns where added text begins. Text added at the end of a line, starting with a line break,
 * begins on the next line.
 */
function placeOf(text: string, { start, end }: Range): Place {
  const lineBreak = /(?<=.)(?:\r\n|\r|\n)/y;
  lineBreak.lastIndex = start;
  const [ended = ''] = lineBreak.exec(text.slice(0, end)) ?? [];
  const lines = text.slice(0, start + ended.length).split(/\r\n|\r|\n/);
  const word = /(?:[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]+)\s*$/u.exec(lines.at(-1) ?? '')?.[0].trim();
  return { line: lines.length, word };
}

function tellPlace(text: string, { line, word }: Place, translator: Translator) {
  const { translate } = translator;
  if (word === undefined)
    return translate('example.onLine', '{text} on line {line}', { text, line });
  return translate('example.afterWord', '{text} after {word} on line {line}', {
    text,
    line,
    word: quoteText(word, translator),
  });
}

function describeRemoved(texts: readonly string[], { translate, list }: Translator) {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [translate('example.removed', '{texts} is removed.', { texts: list(texts) })];
  return [translate('example.removedMany', '{texts} are removed.', { texts: list(texts) })];
}

function describeAdded(texts: readonly string[], { translate, list }: Translator) {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [translate('example.added', '{texts} is added.', { texts: list(texts) })];
  return [translate('example.addedMany', '{texts} are added.', { texts: list(texts) })];
}
