import type { EngineState } from '#engine/model/engine-state.ts';
import { createSpokenForms } from '#engine/synthesis/spoken-forms.ts';
import { createDocument, textOf } from '#engine/text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';

/** Names of tokens, keyed by their own text: beginners say "take hello" for "take harp". */
export type HatNames = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the names of tokens with hats, keyed by the lower-case letters and digits of their text;
 * for equal tokens, those of the first.
 */
export function hatNames({ text, languageId, hats }: EngineState, { sayable }: Language): HatNames {
  const document = createDocument(text, languageId);
  const forms = createSpokenForms(sayable);
  const named = hats.flatMap(({ hat, character, range }) => {
    const name = forms.hat(hat, character);
    const token = plainLetters(textOf(document, toRange(document, range)));
    if (name === undefined || token === '') return [];
    // "Blue plant" names the token with a blue hat, "plant" the first token with this text.
    const style = name.split(' ').slice(0, -1).join('');
    return [style + token, token].map((key) => [key, [name]] as const);
  });
  return new Map(named.toReversed());
}

/** Returns the lower-case letters and digits of a text: "isThirsty" is dictated as "is thirsty". */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
