import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import { costs, type Span } from './reading.ts';
import { formIn, formsNamed, type WrittenWord, formsOf } from './written-words.ts';

/**
 * Returns spans for words that beginners may have left out: "take" or the word for parentheses at
 * the start, a connective between two targets, and the target or scope at the end.
 */
export function addedWords(words: readonly WrittenWord[], lexicon: Lexicon): readonly Span[] {
  const say = (meaning: string) => formsOf(meaning, lexicon)[0] ?? '';
  const at = (index: number, said: string, cost: number): Span[] =>
    said.trim() === '' ? [] : [{ from: index, to: index, said, cost, kind: 'added', written: '' }];
  const is = (word: WrittenWord, ...groups: GroupId[]) =>
    formIn(groups, word.said, lexicon) !== undefined;
  const end = words.length;
  const isCut = words.slice(-2).some((word) => is(word, 'ordinal', 'last_modifier'));
  return [
    ...at(0, say('setSelection'), costs.action),
    ...formsNamed('parentheses', ['wrapper_selectable_paired_delimiter'], lexicon).flatMap((pair) =>
      at(0, pair, costs.wrapper),
    ),
    ...words.flatMap((word, index) => {
      if (index === 0) return [];
      const list = words[index - 1]?.hasComma ? costs.comma : costs.list;
      return [
        ...(is(word, 'position') ? [] : at(index, say('listConnective'), list)),
        ...(index === 1
          ? []
          : ['swapConnective', 'sourceDestinationConnective'].flatMap((joint) =>
              at(index, say(joint), costs.connective),
            )),
      ];
    }),
    ...at(end, say('currentSelection'), costs.scope),
    ...(isCut
      ? [say('token'), pluralize(say('token'))].flatMap((scope) => at(end, scope, costs.scope))
      : []),
  ];
}
