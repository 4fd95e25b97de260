import type { HatStyle } from '#shared/hats.ts';
import type { Hat, EngineState } from '../model/engine-state.ts';
import {
  lineRange,
  textOf,
  toPosition,
  toPositions,
  type Document,
  documentOf,
} from '../text/document.ts';
import { type Range, isEmpty } from '#shared/text/range.ts';
import { defaultStyles } from './hat-styles.ts';
import { HatPool, type HatChoice, chooseHat } from './hat-pool.ts';
import { saidCharactersOf } from './said-character.ts';
import { findTokens } from '../text/find-tokens.ts';
import { once } from '../text/once.ts';
import { toOffset, toRange } from '#shared/text/text-lines.ts';

/** A document to allocate hats in, the position of its cursor, and the hats to keep if possible. */
export interface HatRequest {
  readonly document: Document;
  /** Cursor offset; tokens near it get the hats that are shortest to say. */
  readonly cursor: number;
  /** Current hats, in document order. */
  readonly worn?: readonly WornHat[];
}

/** A hat that a token wore before the text changed, and the token's current range. */
interface WornHat extends Omit<Hat, 'range'> {
  readonly range: Range;
}

/**
 * Assigns each token at most one hat; tokens stay bare if no hat is left. A worn hat whose style is
 * never allocated stays as long as its token has its character, because it was put there
 * explicitly.
 */
export function allocateHats(request: HatRequest): Hat[] {
  const { document, cursor, worn = [] } = request;
  const inText = findTokens(document);
  const wornBy = matchWorn(inText, worn);
  const pool = new HatPool(defaultStyles, [...wornBy.values()].filter(isGivenOut));
  const charactersOf = once(saidCharactersOf);
  const tokens = byNearness(inText, document, cursor).map(({ token }) => ({
    token,
    characters: charactersOf(textOf(document, token)),
  }));
  for (const { characters } of tokens) pool.addDemand(characters, 1);
  const hats: { readonly token: Range; readonly choice: WornChoice }[] = [];
  for (const { token, characters } of tokens) {
    pool.addDemand(characters, -1);
    const before = wornBy.get(token.start);
    const stays = before && !isGivenOut(before) && characters.includes(before.character);
    const choice = stays ? before : chooseHat(pool, characters, before);
    if (!choice) continue;
    if (isGivenOut(choice)) pool.take(choice);
    hats.push({ token, choice });
  }
  return hats
    .sort((one, other) => one.token.start - other.token.start)
    .map(({ token, choice: { character, index, hat } }) => ({
      hat: hat ?? defaultStyles[index]?.style ?? plain,
      character,
      range: toPositions(document, token),
    }));
}

/** A token's hat. If the hat's style is never allocated, `index` is -1 and `hat` is the style. */
interface WornChoice extends HatChoice {
  readonly hat?: HatStyle;
}

const plain: HatStyle = { color: 'default', shape: 'default' };

function isGivenOut({ index }: HatChoice) {
  return index >= 0;
}

/**
 * Maps the start of each token that wears a hat to that hat. A token still wears its hat if any of
 * its old text remains.
 */
function matchWorn(tokens: readonly Range[], worn: readonly WornHat[]) {
  const found = new Map<number, WornChoice>();
  let next = 0;
  for (const { hat, character, range } of worn) {
    while ((tokens[next]?.end ?? Infinity) <= range.start) next += 1;
    const token = tokens[next];
    const index = defaultStyles.findIndex(
      ({ style }) => style.color === hat.color && style.shape === hat.shape,
    );
    if (token && token.start < range.end && !found.has(token.start))
      found.set(token.start, { character, index, hat: index < 0 ? hat : undefined });
  }
  return found;
}

/** Sorts tokens by distance from the cursor: by lines, then by columns. */
function byNearness(tokens: readonly Range[], document: Document, cursor: number) {
  const here = toPosition(document, cursor);
  let line = 0;
  return tokens
    .map((token) => {
      while ((document.lines[line + 1]?.start ?? Infinity) <= token.start) line += 1;
      const character = token.start - lineRange(document, line).start;
      const columns = Math.abs(character - here.character);
      // A single number, because thousands of tokens are sorted; no line is longer than the text.
      return { token, distance: Math.abs(line - here.line) * document.text.length + columns };
    })
    .sort((one, other) => one.distance - other.distance);
}

/**
 * Assigns hats to tokens without one, and shorter hats to tokens near the cursor. Every other token
 * keeps its hat, unless a nearer token takes it.
 */
export function refreshHats(state: EngineState): EngineState {
  const document = documentOf(state);
  const worn = state.hats
    .map(({ hat, character, range }) => ({ hat, character, range: toRange(document, range) }))
    .filter(({ range }) => !isEmpty(range));
  const place = state.selections[0]?.active;
  const cursor = place ? toOffset(document, place) : 0;
  return { ...state, hats: allocateHats({ document, cursor, worn }) };
}
