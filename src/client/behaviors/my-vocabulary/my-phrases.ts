import type { MyVocabulary } from '../../my-vocabulary/my-vocabulary.ts';
import { mySpokenForms, type MySpokenForms } from '../../my-vocabulary/my-spoken-forms.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { languageAt } from '../../language/site-languages.ts';
import { splitSpoken, termKey } from '../../my-vocabulary/spoken-parts.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** Part of a phrase in the reader's words. */
export interface MyPart {
  readonly kind: 'plain' | 'slot';
  readonly text: string;
  /** Whether the reader has disabled this term; if so, the text is the default. */
  readonly isOff: boolean;
}

/** Returns the reader's version of a phrase; null if the phrase contains no changed term. */
type MyPhrase = (phrase: string, words: MySpokenForms) => readonly MyPart[] | null;

/** Creates a function that rewrites phrases in the reader's words. */
export function createMyPhrase(language: Language): MyPhrase {
  const defaults = listDefaults(language.vocabulary);
  return (phrase, words) => {
    // Most phrases contain none of the reader's changed words, and this check is far cheaper than
    // parsing.
    const said = ` ${phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const contains = (key: string) => defaults.get(key)?.some((form) => said.includes(form));
    if (!Object.keys(words).some(contains)) return null;
    const parts = splitSpoken(phrase, language);
    return parts.some(({ term }) => wordFor(term, words) !== undefined)
      ? parts.map(({ kind, text, term }): MyPart => {
          const own = wordFor(term, words);
          return { kind: kind === 'slot' ? kind : 'plain', text: own ?? text, isOff: own === null };
        })
      : null;
  };
}

/** Returns text with its quoted phrases in the reader's words. */
export function speakQuoted(text: string, speak: MyPhrase, words: MySpokenForms): string {
  return text.replace(/“([^”]*)”/g, (quoted, phrase: string) => {
    // Slots are in angle brackets, as authors write them.
    const own = speak(phrase, words)?.map(({ kind, text: part }) =>
      kind === 'slot' ? `<${part}>` : part,
    );
    return own ? `“${own.join('')}”` : quoted;
  });
}

/**
 * Loads the spoken language at `path`, the path of a version or page, and returns a function that
 * rewrites a text's quoted phrases in the reader's words.
 */
export async function loadMyText(
  path: string,
  mine: MyVocabulary,
): Promise<(text: string) => string> {
  const speak = createMyPhrase(await languageAt(path)());
  const words = mySpokenForms(mine);
  return (text) => speakQuoted(text, speak, words);
}

/** Returns the default spoken forms, each padded with a space on both sides, keyed by `termKey`. */
function listDefaults(vocabulary: Vocabulary) {
  const defaults = new Map<string, string[]>();
  for (const group of Object.values(vocabulary)) {
    for (const { identifier, spoken } of group.forms) {
      const key = termKey({ group: group.id, identifier });
      defaults.set(key, [...(defaults.get(key) ?? []), ` ${spoken} `]);
    }
  }
  return defaults;
}

/**
 * Returns the reader's word for a term; null if the term is disabled, undefined if the reader uses
 * the default.
 */
export function wordFor(term: string | undefined, words: MySpokenForms) {
  return term !== undefined && Object.hasOwn(words, term) ? words[term] : undefined;
}
