import { suggest, type Suggestion } from '#engine/suggest.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { LexiconEntry } from '#shared/voice/grammar/lexicon.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { Language } from '#shared/voice/language/language.ts';

/**
 * Kinds of words in a command, in display order: words that continue a command, then those that
 * start the next one.
 */
const wordKinds = ['mark', 'modifier', 'other', 'action'] as const;

/** The role of a word in a command, by which suggestions are grouped. */
export type WordKind = (typeof wordKinds)[number];

/** A word that can be said next, and the phrase including it. */
export interface NextWord {
  readonly spoken: string;
  readonly phrase: string;
  readonly kind: WordKind;
}

const characters: readonly GroupId[] = ['letter', 'digit', 'symbol', 'unknown_symbol'];
const hatGroups: readonly GroupId[] = [...characters, 'hat_color', 'hat_shape'];
const marks: readonly GroupId[] = [...hatGroups, 'special_mark', 'line_direction'];
/**
 * Matches the vocabulary groups of modifiers and of words used in them, such as scopes, pairs and
 * counts.
 */
const modifierGroup =
  /modifier$|scope_type|paired_delimiter$|^(?:position|ordinal|number_small|delimiter_force_direction)$/;
/**
 * Order of vocabulary groups in suggestions, after the words in `byUse`: colors, which begin most
 * hats, then the other parts of marks, then actions.
 */
const order: readonly GroupId[] = [
  'hat_color',
  ...characters,
  'hat_shape',
  'special_mark',
  'simple_action',
];
/** The extension's names for the most common actions, scopes and connectives, in order of use. */
const byUse = [
  'setSelection remove replaceWithTarget moveToTarget setSelectionBefore setSelectionAfter',
  'clearAndSetSelection insertCopyAfter swapTargets editNewLineAfter editNewLineBefore',
  'copyToClipboard cutToClipboard pasteFromClipboard toggleLineComment indentLine outdentLine',
  'line namedFunction argumentOrParameter collectionItem token',
  'sourceDestinationConnective swapConnective listConnective rangeInclusive',
].flatMap((names) => names.split(' '));

/** The language of the suggested words, and which of its words to suggest. */
export interface NextWordsOptions {
  readonly language: Language;
  /** Phrases that contain the words taught so far. Default: suggest all words. */
  readonly taught?: readonly string[];
}

/**
 * Returns the words that can come next, best first. Suggests a hat only if a token in the text has
 * it.
 */
export function nextWords(
  phrase: string,
  state: EngineState,
  { language, taught }: NextWordsOptions,
): NextWord[] {
  const isWorn = createHatCheck(state, language);
  const isTaught = taught ? createTaughtCheck(taught, language) : () => true;
  const found = suggest(phrase, { language }).filter((one) => isWorn(one) && isTaught(one));
  // At the start of a command, a pair begins a wrap rather than a scope.
  const isStart =
    found.some(({ group }) => group === 'simple_action') &&
    !found.some(({ group }) => group === 'scope_type');
  const words = new Map<string, NextWord>();
  const ranked = found.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const { spoken, phrase: next, group } of ranked)
    if (!words.has(next)) words.set(next, { spoken, phrase: next, kind: kindOf(group, isStart) });
  return [...words.values()];
}

/** Maximum number of words to show; with more, typing is faster than searching the list. */
const maxWords = 24;

/** Returns the words to show, grouped by kind, with the same maximum number for each kind. */
export function pickWords(words: readonly NextWord[]): NextWord[] {
  const kinds = wordKinds.filter((kind) => words.some((word) => word.kind === kind));
  const share = Math.ceil(maxWords / kinds.length);
  return kinds.flatMap((kind) => words.filter((word) => word.kind === kind).slice(0, share));
}

function kindOf(group: GroupId, isStart: boolean): WordKind {
  if (group.endsWith('_connective') || group === 'range_type') return 'other';
  if (isStart || group.endsWith('_action')) return 'action';
  if (marks.includes(group)) return 'mark';
  return modifierGroup.test(group) ? 'modifier' : 'other';
}

function rankOf({ group, identifier }: Suggestion) {
  const favorite = byUse.indexOf(identifier);
  if (favorite >= 0) return favorite;
  const place = order.indexOf(group);
  return 100 + (place < 0 ? order.length : place);
}

type Check = (suggestion: Suggestion) => boolean;

/**
 * Creates a predicate for suggestions. It accepts all hats, but accepts other words only if they
 * are a taught phrase or part of a taught command.
 */
function createTaughtCheck(taught: readonly string[], { sayable }: Language): Check {
  const words = new Set(
    taught.flatMap((phrase) => {
      const read = parsePhrase(phrase, sayable);
      return read.ok ? read.terms.map(({ group, spoken }) => `${group} ${spoken}`) : [];
    }),
  );
  return ({ group, spoken }) =>
    hatGroups.includes(group) || taught.includes(spoken) || words.has(`${group} ${spoken}`);
}

function createHatCheck({ hats }: EngineState, { sayable }: Language): Check {
  const worn = new Set(
    hats.flatMap(({ hat: { color, shape }, character }) => [
      color,
      `${color} ${shape}`,
      `${color} ${shape} ${character.toLowerCase()}`,
    ]),
  );
  const forms = sayable.entries.filter(({ group }) => /^hat_(?:color|shape)$/.test(group));
  return ({ group, identifier, phrase, spoken }) => {
    if (!hatGroups.includes(group)) return true;
    if (group === 'hat_color') return worn.has(identifier);
    const { color, shape } = styleBefore(phrase.slice(0, -spoken.length), forms);
    return worn.has(
      group === 'hat_shape'
        ? `${color} ${identifier}`
        : `${color} ${shape} ${identifier.toLowerCase()}`,
    );
  };
}

/** Returns the hat style named by a phrase's last words; an unnamed color or shape is "default". */
function styleBefore(phrase: string, forms: readonly LexiconEntry[]) {
  let said = ` ${phrase.trim().toLowerCase()}`;
  const [shape = 'default', color = 'default'] = ['hat_shape', 'hat_color'].map((wanted) => {
    const style = forms.find(
      ({ group, words }) => group === wanted && said.endsWith(` ${words.join(' ')}`),
    );
    if (style) said = said.slice(0, -style.words.join(' ').length).trimEnd();
    return style?.identifier;
  });
  return { color, shape };
}
