import type { HatNames } from './hat-names.ts';
import type { FoundReading } from './readings-by-cost.ts';

/** Actions on lines or at a position, for which a cursor is enough. */
const worksAtCursor = [
  'editNewLineAfter editNewLineBefore foldRegion indentLine insertCopyAfter insertCopyBefore',
  'insertEmptyLineAfter insertEmptyLineBefore insertEmptyLinesAround outdentLine',
  'pasteFromClipboard scrollToBottom scrollToCenter scrollToTop toggleLineComment unfoldRegion',
].flatMap((names) => names.split(' '));
/** Actions on the whole line of a token. */
const worksOnLine = ['insertCopyAfter', 'insertCopyBefore', 'toggleLineComment'];
/** Scopes that are smaller than in everyday English: a "word" is only part of a token. */
const parts = ['word', 'character'];

const hats = /^(?:letter|digit|symbol|unknown_symbol)$/;
const modifiers = /modifier$|scope_type|delimiter$/;
const places = /^(?:position|special_mark)$/;
const ordinals = /^(?:ordinal|first_modifier|last_modifier)$/;

/**
 * Whether a command may surprise somebody who wrote it in English, for example: "this" without a
 * selection, a word or character without the token it belongs to, a token where its whole line is
 * meant, a copy that overwrites something, or the last line, which is usually empty.
 */
export function isDoubtful(
  { terms, spans }: Pick<FoundReading, 'terms' | 'spans'>,
  { hasSelection, tokens, text }: HatNames,
): boolean {
  if (tokens.length === 0) return false;
  const is = (...names: readonly string[]) =>
    terms.some(({ identifier }) => names.includes(identifier));
  const has = (pattern: RegExp) => terms.some(({ group }) => pattern.test(group));
  const overwrites = terms.some(
    ({ group }, index) =>
      group === 'source_destination_connective' && !places.test(terms[index + 1]?.group ?? ''),
  );
  const before = (index: number): string => terms[index - 1]?.group ?? '';
  // "The closing brace" is one of several; "blue brace" is one hat.
  const isOneOfSeveral = terms.some(
    ({ group, identifier, spoken }, index) =>
      group === 'symbol' &&
      !/^hat_/.test(before(index)) &&
      spans.some(({ kind, said }) => kind === 'written' && spoken.startsWith(said)) &&
      tokens.filter((token) => token.text === identifier).length > 1,
  );
  // "The argument type" is spoken in the opposite order.
  const isReversed =
    terms.some(({ group }, index) => group === 'scope_type' && before(index) === 'scope_type') &&
    !spans.some(({ written }) => written === 'of');
  // What sounds like a hat in an English sentence may be a word that is not in the text: "the
  // loop".
  const kinds = new Set(spans.map(({ kind }) => kind));
  const isMisheard = kinds.has('misspelling') || (kinds.has('sound') && kinds.has('meaning'));
  const isPart = terms.some(
    ({ group, identifier }) => /scope_type/.test(group) && parts.includes(identifier),
  );
  const isCounted = has(/^number_small$/) && !has(ordinals);
  return (
    overwrites ||
    isOneOfSeveral ||
    isReversed ||
    isMisheard ||
    (is('currentSelection') && !hasSelection && !is(...worksAtCursor)) ||
    (isPart && !has(hats) && !isCounted) ||
    (is(...worksOnLine) && has(hats) && !has(modifiers)) ||
    (has(/^last_modifier$/) && is('line') && /\n\s*$/.test(text))
  );
}
