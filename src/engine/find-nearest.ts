import type { Language } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { selectionRange, toRange } from '#shared/text/text-lines.ts';
import type { EngineState } from './model/engine-state.ts';
import { createSpokenForms } from './spoken/spoken-forms.ts';
import { documentOf, textOf } from './text/document.ts';

/** A token on which a phrase works, although the phrase fails at the cursor. */
export interface NearestToken {
  readonly text: string;
  /** The phrase, followed by the token's hat. */
  readonly phrase: string;
}

/** Maximum number of tokens to try; the sandbox's files have fewer. */
const maxTokens = 200;
/**
 * Matches tokens that are suggested last because they are too common: punctuation, numbers, single
 * characters and keywords.
 */
const vague =
  /^(?:[^\p{L}]*|.|async|class|const|def|for|function|if|import|interface|let|return|var)$/u;

/**
 * Finds a token whose hat, added to a phrase, makes the phrase work. Prefers tokens that are not
 * `vague`, then those nearest to the cursor. Returns undefined if there is none, or if the phrase
 * is not a single command without a mark.
 */
export function findNearest(
  state: EngineState,
  phrase: string,
  { language, works }: { readonly language: Language; works(phrase: string): boolean },
): NearestToken | undefined {
  if (namesTarget(phrase, language)) return undefined;
  const document = documentOf(state);
  const forms = createSpokenForms(language.sayable);
  const [cursor] = state.selections;
  const { start, end } = cursor ? selectionRange(document, cursor) : { start: 0, end: 0 };
  const tokens = state.hats
    .flatMap(({ hat, character, range }) => {
      const name = forms.hat(hat, character);
      const place = toRange(document, range);
      const distance = Math.max(place.start - end, start - place.end, 0);
      return name === undefined ? [] : [{ name, distance, text: textOf(document, place) }];
    })
    .sort((one, other) => one.distance - other.distance);
  const found = [false, true]
    .flatMap((isVague) => tokens.filter(({ text }) => vague.test(text) === isVague))
    .slice(0, maxTokens)
    .find(({ name }) => works(`${phrase} ${name}`));
  return found && { text: found.text, phrase: `${phrase} ${found.name}` };
}

const marks = /^(?:letter|digit|symbol|unknown_symbol|special_mark|line_direction)$/;

function namesTarget(phrase: string, { sayable }: Language) {
  const read = parsePhrase(phrase, sayable);
  return !read.ok || read.commands.length > 1 || read.terms.some(({ group }) => marks.test(group));
}
