import type { EngineState } from '#engine/model/engine-state.ts';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { createSpokenForms } from '#engine/spoken/spoken-forms.ts';
import { hasSelection } from '#engine/state/has-selection.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { documentOf, textOf } from '#engine/text/document.ts';
import type { Range } from '#shared/text/range.ts';
import { toOffset, toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';

/** A token of a text, and the name of its hat. */
export interface NamedToken extends Range {
  readonly text: string;
  /** The spoken name; undefined if the token has no hat that can be said. */
  readonly said: string | undefined;
}

/**
 * A text, and the data for naming its tokens by their own text, as beginners do: "take hello" for
 * "take harp".
 */
export interface HatNames {
  readonly text: string;
  readonly tokens: readonly NamedToken[];
  /** Keys of the hats in the text, which `hatKey` makes from style and character. */
  readonly worn: ReadonlySet<string>;
  /** Offset of the cursor. */
  readonly cursor: number;
  readonly hasSelection: boolean;
}

/** Returns the tokens of a text and their names. */
export function hatNames(state: EngineState, { sayable }: Language): HatNames {
  const document = documentOf(state);
  const forms = createSpokenForms(sayable);
  const hats = new Map(
    state.hats.map(({ hat, character, range }) => [
      toRange(document, range).start,
      forms.hat(hat, character),
    ]),
  );
  const [first] = state.selections;
  return {
    text: state.text,
    tokens: findTokens(document).map((range) => ({
      ...range,
      text: textOf(document, range),
      said: hats.get(range.start),
    })),
    worn: new Set(state.hats.map(({ hat, character }) => hatKey(hat, character))),
    cursor: first ? toOffset(document, first.active) : 0,
    hasSelection: hasSelection(state),
  };
}

/**
 * Returns the letters and digits of a text in lower case, because "isThirsty" is dictated as "is
 * thirsty".
 */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns a token's distance from the cursor in characters; 0 if the cursor touches the token. */
export function distanceTo({ start, end }: Range, { cursor }: HatNames): number {
  return Math.max(start - cursor, cursor - end, 0);
}
