import { isSameRange, overlaps, type Range } from '#shared/text/range.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { infer } from '../command/infer.ts';
import { specialMarks } from '../command/read-target.ts';
import { orNothing } from '../model/engine-error.ts';
import type { Mark, Modifier, PrimitiveDescription } from '../model/command.ts';
import type { EngineState } from '../model/engine-state.ts';
import { createResolver } from '../resolve.ts';
import type { ScopeContext } from '../scopes/scope-kind.ts';
import { lineNumberAt, type Document } from '../text/document.ts';
import {
  plainPhrases,
  scopePhrases,
  siblingPhrases,
  type ModifierPhrase,
  type ScopePhrase,
} from './modifier-phrases.ts';
import { spanOf } from './goal.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';
import type { PrimitivePhrase } from './target-phrase.ts';

/** The state to search for targets, and the options of the search. */
export interface TargetSearch {
  readonly state: EngineState;
  readonly scopes: ScopeContext;
  readonly forms: SpokenForms;
  /** Whether the search has run out of time. */
  readonly isLate: () => boolean;
  /**
   * Whether to find only phrases that name the place exactly, one for each combination of mark kind
   * and modifiers. Only hats and line numbers are used as marks, because the next command does not
   * invalidate them.
   */
  readonly isNaming?: boolean;
}

interface MarkPhrase {
  readonly words: string;
  readonly mark?: Mark;
  readonly range?: Range;
}

/** Maximum number of hats in the place to try with modifiers; the easiest come first. */
const maxEasy = 3;

/** Maximum number of hats near each end of the place to try with modifiers. */
const maxNear = 2;

/** Maximum number of places, not counting the last, whose nearby marks are tried with modifiers. */
const maxPlaces = 2;

/**
 * Maximum number of combinations of mark and modifiers to try at a time; the easiest come first.
 */
const maxTrials = 350;

/**
 * Finds targets around the given places, each with its easiest phrase, in three levels: marks and
 * their scopes, then other modifiers, then pairs of modifiers. Each level yields everything found
 * so far.
 */
export function* findTargets(
  search: TargetSearch,
  places: readonly Range[],
): Generator<readonly PrimitivePhrase[]> {
  const { forms, isNaming } = search;
  const place = spanOf(places);
  const { attempt, easiest } = createAttempts(search, place);
  const marks = marksFor(search, place).filter(
    ({ mark }) => !isNaming || mark?.kind === 'hat' || mark?.kind === 'line',
  );
  for (const mark of marks) if (mark.mark) attempt(mark, []);
  const ends = [...places.slice(0, maxPlaces), ...places.slice(-1)];
  const near = ends.flatMap((one) => nearMarks(marks, one, forms));
  const bases = [...new Map(near.map((mark) => [mark.words, mark])).values()];
  const all = scopePhrases(forms);
  const scopes = (isNaming ? all.filter(isLikeToken) : all).filter((scope) =>
    // Do not short-circuit: each mark may find a different scope.
    bases.map((mark) => attempt(mark, [scope])).some(Boolean),
  );
  yield easiest();

  const tryAll = (chains: readonly (readonly ModifierPhrase[])[]) => {
    const trials = chains.flatMap((chain) =>
      bases.map((mark) => ({ chain, mark, words: wordsOf(mark, chain) })),
    );
    for (const { mark, chain } of forms.easiestFirst(trials).slice(0, maxTrials)) {
      if (search.isLate()) return;
      attempt(mark, chain);
    }
  };
  const aroundScopes = (outer: readonly ModifierPhrase[]) =>
    scopes.flatMap((scope) => outer.map((one) => [one, scope]));
  const plain = isNaming ? [] : plainPhrases(forms);
  const siblings = scopes.flatMap((scope) => siblingPhrases(scope, forms));
  tryAll([...plain, ...siblings].map((one) => [one]));
  tryAll(aroundScopes(plain.filter(({ modifier }) => isExtending(modifier))));
  yield easiest();

  tryAll(aroundScopes([...plain, ...siblings.filter(({ modifier }) => isShort(modifier))]));
  yield easiest();
}

/**
 * Collects the easiest phrase for each target. `attempt` resolves a mark with modifiers and returns
 * whether it finds any targets.
 */
function createAttempts({ state, scopes, forms, isNaming }: TargetSearch, place: Range) {
  const resolve = createResolver({ state, scopes, stages: {} });
  const found = new Map<string, PrimitivePhrase>();
  const attempt = (mark: MarkPhrase, modifiers: readonly ModifierPhrase[]) => {
    const description = describe(mark, modifiers);
    const targets = orNothing(() => infer([description]).flatMap(resolve));
    if (!targets?.length) return false;
    const ranges = targets.map(({ content }) => content);
    if (isNaming && ranges.some((range) => !isSameRange(range, place))) return true;
    const words = wordsOf(mark, modifiers);
    const key = JSON.stringify(
      isNaming
        ? [
            mark.mark?.kind,
            modifiers.map(({ modifier }) =>
              modifier.kind === 'containing' ? modifier : modifier.kind,
            ),
          ]
        : targets.map((target) => ({ ...target, isReversed: false, of: 0 })),
    );
    const known = found.get(key);
    if (!known || forms.effortOf(words) < forms.effortOf(known.words))
      found.set(key, { words, description, ranges });
    return true;
  };
  return { attempt, easiest: () => forms.easiestFirst([...found.values()]) };
}

function wordsOf({ words }: MarkPhrase, modifiers: readonly ModifierPhrase[]) {
  return [...modifiers.map((one) => one.words), words].filter(Boolean).join(' ');
}

function describe(
  { mark }: MarkPhrase,
  modifiers: readonly ModifierPhrase[],
): PrimitiveDescription {
  const [first, ...rest] = modifiers.map(({ modifier }) => modifier);
  // "head funk" counts as one modifier.
  const isExtended = first && isExtending(first) && rest.length > 0;
  const all = isExtended ? [{ ...first, modifiers: rest }] : first && [first, ...rest];
  return { kind: 'primitive', mark, modifiers: all };
}

function isExtending({ kind }: Modifier) {
  return kind === 'head' || kind === 'tail';
}

/** Scopes that coincide with a token only in special cases, such as a token between spaces. */
const unlikeTokens = ['character', 'word', 'nonWhitespaceSequence', 'boundedNonWhitespaceSequence'];

function isLikeToken({ scope }: ScopePhrase) {
  return scope.kind !== 'simple' || !unlikeTokens.includes(scope.name);
}

/** Whether a modifier is worth trying around another one; only "every", "first" and "last" are. */
function isShort(modifier: Modifier) {
  return (
    modifier.kind === 'every' ||
    (modifier.kind === 'ordinal' && modifier.length === 1 && [0, -1].includes(modifier.start))
  );
}

/**
 * Returns all marks that have a spoken form: the cursor (no words), special marks such as "that",
 * line numbers at the place, and hats.
 */
function marksFor({ state, scopes, forms }: TargetSearch, place: Range): readonly MarkPhrase[] {
  const { document } = scopes;
  const hats = state.hats.flatMap(({ hat, character, range }): MarkPhrase[] => {
    const words = forms.hat(hat, character);
    const mark = { kind: 'hat', hat, character } as const;
    return words === undefined ? [] : [{ words, mark, range: toRange(document, range) }];
  });
  const special = Object.entries(specialMarks).flatMap(([identifier, kind]): MarkPhrase[] => {
    const words = forms.word('special_mark', identifier);
    return words === undefined ? [] : [{ words, mark: { kind } }];
  });
  return [{ words: '' }, ...special, ...linesAt(place, document, forms), ...hats];
}

function linesAt(place: Range, document: Document, forms: SpokenForms): readonly MarkPhrase[] {
  const row = forms.word('line_direction', 'lineNumberModulo100');
  if (row === undefined || document.lines.length > 99) return [];
  return [...new Set([place.start, place.end])].flatMap((offset): readonly MarkPhrase[] => {
    const number = lineNumberAt(document, offset);
    const said = forms.word('number_small', String(number + 1));
    const mark = { kind: 'line', counting: 'modulo100', number } as const;
    return said === undefined ? [] : [{ words: `${row} ${said}`, mark }];
  });
}

/**
 * Returns the marks to try with modifiers at a place: the cursor, "that", line numbers, and the
 * easiest and nearest hats.
 */
function nearMarks(marks: readonly MarkPhrase[], place: Range, forms: SpokenForms) {
  const bare = marks.filter(
    ({ words, mark }) => words === '' || mark?.kind === 'that' || mark?.kind === 'line',
  );
  const hats = forms
    .easiestFirst(marks)
    .flatMap(({ range, ...mark }) => (range ? [{ ...mark, range }] : []));
  const inPlace = hats.filter(({ range }) => overlaps(range, place));
  const beforeIt = nearest(hats, ({ range }) => Math.abs(range.start - place.start));
  const afterIt = nearest(hats, ({ range }) => Math.abs(range.end - place.end));
  return [...bare, ...new Set([...inPlace.slice(0, maxEasy), ...beforeIt, ...afterIt])];
}

/**
 * Returns the `maxNear` items at the smallest distances; items at the same distance keep their
 * order.
 */
function nearest<Item>(items: readonly Item[], distance: (item: Item) => number) {
  return [...items].sort((one, other) => distance(one) - distance(other)).slice(0, maxNear);
}
