import { isEmpty } from '#shared/text/range.ts';
import type { EngineState } from '../model/engine-state.ts';
import { run } from '../run.ts';
import { shippedSnippets } from '../snippets/shipped-snippets.ts';
import { documentOf, toSelection } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { findPhrases, toFound, type FindPhrasesOptions, type FoundPhrase } from './find-phrases.ts';
import { isWord, lettersOf, readGoal, type Goal, type WantedState } from './goal.ts';

/**
 * Finds phrases for an edit that adds words that no command can produce, because the text, the
 * clipboard and the snippets do not contain them. Each phrase moves the cursor to where the words
 * are dictated, and deletes the text that they replace. Returns undefined for other edits.
 */
export function findWriting(
  state: EngineState,
  wanted: WantedState,
  options: FindPhrasesOptions,
): readonly FoundPhrase[] | undefined {
  const { language, syntax } = options;
  const goal = readGoal(state, wanted);
  if (goal.kind === 'selection' || !hasNewWords(goal, state)) return undefined;
  const wordFor = (action: string) =>
    language.sayable.entries.find(({ identifier }) => identifier === action)?.spoken ?? '';
  const take = new RegExp(`^${wordFor('setSelection')}\\b`);
  const findFor = ({ room, writes }: Written): readonly FoundPhrase[] => {
    const isRight = (ready: EngineState) =>
      room.text === state.text || writeAtCursor(ready, writes) === wanted.text;
    return findPhrases(moveCursorAway(state, room), room, { ...options, isRight }).flatMap(
      (found) => {
        // Text to be replaced must be deleted, not just selected.
        const phrase = found.phrase.replace(take, wordFor('clearAndSetSelection'));
        const result = run(state, phrase, { language, syntax });
        if (!result.ok || writeAtCursor(result.state, writes) !== wanted.text) return [];
        return [{ ...toFound(phrase, language), writes }];
      },
    );
  };
  return readWritten(goal).reduce<readonly FoundPhrase[]>(
    (found, written) => (found.length > 0 ? found : findFor(written)),
    [],
  );
}

/**
 * Whether the edit adds a word that is not in the old text, the clipboard or a snippet, ignoring
 * case and separators.
 */
function hasNewWords({ added }: Goal, { text, clipboard = '' }: EngineState) {
  const snippets = Object.values(shippedSnippets).flatMap(({ definitions }) =>
    definitions.flatMap(({ body }) => body),
  );
  const known = lettersOf([text, clipboard, ...snippets].join(' '));
  return (added.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !known.includes(lettersOf(word)));
}

/** Text that the reader typed, and the state to type it in. */
interface Written {
  /**
   * The state just before typing: the cursor is where the text goes, the text to replace is
   * selected, or there is an empty line for the text.
   */
  readonly room: WantedState;
  readonly writes: string;
}

/**
 * Returns the ways in which the reader may have written the text: on a line of its own, if
 * possible, or in place.
 */
function readWritten({ document, wanted, ranges: [changed], added }: Goal): readonly Written[] {
  const [before, after] = [document.text, wanted.text];
  let { start, end } = changed ?? { start: 0, end: 0 };
  const grown = after.length - before.length;
  const isInWord = (at: number) => isWord(before[at - 1]) && isWord(after[at]);
  // An insertion that ends like the text before it has several equivalent positions; the start of a
  // word or line is the easiest to reach.
  const isPoor = () =>
    isInWord(start) || (added.includes('\n') && start > 0 && before[start - 1] !== '\n');
  while (start === end && isPoor() && before[start - 1] === after[start + added.length - 1])
    end = start -= 1;
  while (isInWord(start)) start -= 1;
  while (isWord(before[end]) && isWord(after[end + grown - 1])) end += 1;
  const text = after.slice(start, end + grown);
  const line = text.trim();
  const inPlace = {
    room: { text: before, selections: [toSelection(document, { start, end })] },
    writes: text,
  };
  if (start !== end || !/^(?:\n[^\n]+|[^\n]+\n)$/.test(text)) return [inPlace];
  const room = after.slice(0, start) + text.replace(line, '') + after.slice(end + grown);
  return [{ room: { text: room, selections: [] }, writes: line }, inPlace];
}

/** Moves the cursor away from where the reader wrote, so that the phrases have to lead there. */
function moveCursorAway(state: EngineState, { selections: [place] }: WantedState): EngineState {
  const document = documentOf(state);
  const isAtStart = place && isEmpty(selectionRange(document, place)) && place.active.line === 0;
  const offset = isAtStart ? document.text.length : 0;
  return { ...state, selections: [toSelection(document, { start: offset, end: offset })] };
}

function writeAtCursor({ text, languageId, selections: [first] }: EngineState, added: string) {
  if (!first) return text;
  const { start, end } = selectionRange(documentOf({ text, languageId }), first);
  return text.slice(0, start) + added + text.slice(end);
}
