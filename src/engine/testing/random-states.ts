import fc from 'fast-check';
import { findLines, hasPosition } from '#shared/text/text-lines.ts';
import { createState } from '../state/create-state.ts';
import { createDocument, toPosition } from '../text/document.ts';

const pieces = [
  'air',
  'batCap',
  'one_two',
  'Über',
  '(',
  ')',
  '[a, b]',
  '{',
  '}',
  '"',
  "'x'",
  ', ',
  ' ',
  '    ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '.',
  '->',
  '1.5',
  '😀',
  'é',
  'https://a.org/b',
  '\\"',
  '<b>',
  '//',
];
/** Arbitrary for texts made of words, delimiters and unusual characters. */
export const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((parts) => parts.join(''));

/** Arbitrary for engine states with hats, selections and sometimes a clipboard. */
export const states = fc
  .record({
    text: texts,
    languageId: fc.constantFrom('plaintext', 'typescript', 'python', 'scss'),
    places: fc.array(fc.tuple(fc.nat(120), fc.nat(120)), { minLength: 1, maxLength: 3 }),
    clipboard: fc.option(texts, { nil: undefined }),
  })
  .map(({ text, languageId, places, clipboard }) => {
    const document = createDocument(text, languageId);
    const selections = places.map(([anchor, active]) => ({
      anchor: toPosition(document, Math.min(anchor, text.length)),
      active: toPosition(document, Math.min(active, text.length)),
    }));
    return createState({
      text,
      languageId,
      selections,
      ...(clipboard !== undefined && { clipboard }),
    });
  });

/** `states` whose cursors are not inside line breaks, where editors never place them. */
export const editorStates = states.filter(({ text, selections }) =>
  selections.every(({ anchor, active }) =>
    [anchor, active].every((place) => hasPosition(findLines(text), place)),
  ),
);

/** Arbitrary for commands that work in most texts. */
export const usualCommands = fc.constantFrom(
  'take air',
  'chuck every token line',
  'change inside',
  'bring air to after bat',
  'move token to end of line',
  'swap line with next line',
  'chuck block and air',
  'clone',
  'pour this',
  'drink this and air',
  'puff this',
  'copy file',
  'paste after this',
  'carve first two words token',
  'round wrap every token',
  'box repack this',
  'comment every line file',
  'indent this',
  'dedent every line file',
  'sort every line file',
  'shuffle every token line',
  'reverse every char token',
  'format snake at every token line',
  'chuck that',
  'bring source to that',
  'take this past air',
  'post this slice file',
  'take every item',
  'chuck short paint',
  'chuck trailing token',
);

/** Deep-freezes a value, so that mutations throw. */
export function freezeAll<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeAll);
  }
  return value;
}
