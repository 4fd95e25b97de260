import type { Document } from '../text/document.ts';
import { lineNumberAt, textOf, toPositions } from '../text/document.ts';
import type { Range } from '../text/range.ts';
import type { Hat } from '../state/engine-state.ts';
import { defaultStyles, hatKey, type RatedStyle } from './hat-styles.ts';
import { saidCharactersOf } from './said-characters-of.ts';
import { tokenize } from './tokenize.ts';

/** What hats are given out by. */
export interface HatRequest {
  readonly document: Document;
  /** Where the cursor stands: tokens near it get the shortest names. */
  readonly cursor: number;
  /** Hats so far, in the order of the text. */
  readonly worn?: readonly WornHat[];
  readonly styles?: readonly RatedStyle[];
}

/** A hat that a token wore before the text changed, and where that token lies now. */
export interface WornHat {
  readonly key: string;
  readonly range: Range;
}

interface Candidate extends RatedStyle {
  readonly character: string;
  readonly key: string;
}

/** A worn hat stays unless a free one is shorter by more than this. */
const patience = 1;

/** Gives each token a hat, at most one hat of a kind; tokens that find none stay bare. */
export function allocateHats(request: HatRequest): Hat[] {
  const { document, cursor, worn = [], styles = defaultStyles } = request;
  const inText = tokenize(document);
  const wornKeys = matchWorn(inText, worn);
  const tokens = byNearness(inText, document, cursor);
  const texts = tokens.map((token) => saidCharactersOf(textOf(document, token)));
  const demand = countCharacters(texts);
  const wornBy = new Map([...wornKeys].map(([start, key]) => [key, start]));
  const taken = new Set<string>();
  const hats: { readonly token: Range; readonly chosen: Candidate }[] = [];
  tokens.forEach((token, index) => {
    const characters = texts[index] ?? [];
    for (const character of characters) demand.set(character, (demand.get(character) ?? 1) - 1);
    const chosen = choose({
      free: candidates(characters, styles).filter(({ key }) => !taken.has(key)),
      wornKey: wornKeys.get(token.start),
      isForeign: (key) => wornBy.has(key) && wornBy.get(key) !== token.start,
      demand,
    });
    if (!chosen) return;
    taken.add(chosen.key);
    hats.push({ token, chosen });
  });
  return hats
    .sort((one, other) => one.token.start - other.token.start)
    .map(({ token, chosen: { style, character } }) => ({
      hat: style,
      character,
      range: toPositions(document, token),
    }));
}

/** The hat each token wore, by the token's start: a token keeps it while any of its old text is left. */
function matchWorn(tokens: readonly Range[], worn: readonly WornHat[]): Map<number, string> {
  const keys = new Map<number, string>();
  let next = 0;
  for (const { key, range } of worn) {
    while ((tokens[next]?.end ?? Infinity) <= range.start) next += 1;
    const token = tokens[next];
    if (token && token.start < range.end && !keys.has(token.start)) keys.set(token.start, key);
  }
  return keys;
}

/** The tokens nearest to the cursor first: by lines, then by characters. */
function byNearness(tokens: readonly Range[], document: Document, cursor: number): Range[] {
  const cursorLine = lineNumberAt(document, cursor);
  return tokens
    .map((token) => ({
      token,
      lines: Math.abs(lineNumberAt(document, token.start) - cursorLine),
      characters: Math.max(token.start - cursor, cursor - token.end, 0),
    }))
    .sort(
      (one, other) =>
        one.lines - other.lines ||
        one.characters - other.characters ||
        one.token.start - other.token.start,
    )
    .map(({ token }) => token);
}

/** How many tokens could use each character. */
function countCharacters(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of texts.flat()) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

function candidates(characters: readonly string[], styles: readonly RatedStyle[]): Candidate[] {
  return characters.flatMap((character) =>
    styles.map((rated) => ({ ...rated, character, key: hatKey(rated.style, character) })),
  );
}

interface Choice {
  readonly free: readonly Candidate[];
  readonly wornKey: string | undefined;
  /** Whether another token wears the hat, which would have to change it. */
  readonly isForeign: (key: string) => boolean;
  /** How many tokens further away could use each character. */
  readonly demand: ReadonlyMap<string, number>;
}

/** The worn hat where it is short enough; else the shortest that nobody else wears, over the character the fewest others want. */
function choose({ free, wornKey, isForeign, demand }: Choice): Candidate | undefined {
  const least = Math.min(...free.map(({ penalty }) => penalty));
  const kept = free.find(({ key }) => key === wornKey);
  if (kept && kept.penalty <= least + patience) return kept;
  const cost = (candidate: Candidate): number =>
    candidate.penalty * 1e7 +
    (isForeign(candidate.key) ? 1e6 : 0) +
    (demand.get(candidate.character) ?? 0);
  return free.reduce<Candidate | undefined>(
    (best, candidate) => (best && cost(best) <= cost(candidate) ? best : candidate),
    undefined,
  );
}
