import type { EngineState } from '#engine/model/engine-state.ts';
import type { RunFailure } from '#engine/run.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { documentOf, textOf } from '#engine/text/document.ts';
import { findNearest } from '#shared/text/nearest.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { translate } from '#client/i18n/translate.ts';

const adviceToType = translate(
  'try.adviceType',
  'Commands change existing text. To add words, type them into the text above.',
);

/** Patterns of phrases that are not commands of the language, and advice on what to do instead. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:help|commands|what (?:can|could|do|should) i say|what now)\b/i,
    translate('try.adviceHelp', 'Clear the field: the words below it are what you can say next.'),
  ],
  [
    /^\W*(?:save|print|quit|exit|click|tap|run|wake up|go to sleep|(?:stop|start) listening|show (?:numbers|grid|commands)|(?:scroll|page) (?:up|down)|zoom|backspace|bold|italic|underline|correct)\b/i,
    translate(
      'try.adviceEditor',
      'That is said to an editor or to voice control. Commands here change the text above.',
    ),
  ],
  [/^\W*(?:type|write|dictate|enter|spell)\b/i, adviceToType],
];

/**
 * Returns advice for text that asks for help, is meant for an editor or voice control, or asks to
 * type words.
 */
export function adviceFor(text: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(text))?.[1];
}

interface FailedPhrase {
  readonly text: string;
  readonly state: EngineState;
  readonly language: Language;
  /** Whether another command is suggested. */
  readonly isGuessed: boolean;
}

/**
 * Returns advice after a failure: to type text instead of saying it, to choose a language, or to
 * use the name closest to an unknown one.
 */
export function adviceAfter(
  { kind, expected, at }: RunFailure,
  { text, state, language, isGuessed }: FailedPhrase,
): string | undefined {
  if (kind === 'UnknownScopeError' && state.languageId === 'plaintext')
    return translate(
      'try.adviceLanguage',
      'Plain text has few scopes. If it is code, choose its language above the text.',
    );
  const isUnknown = expected !== undefined && !isGuessed;
  return (
    adviceFor(text) ??
    (isUnknown && at?.start === 0 ? adviceToType : undefined) ??
    (isUnknown && at ? adviceOnName(text.slice(at.start, at.end), state, language) : undefined)
  );
}

/** Suggests the name in the text that is closest to an unknown word, or says that there is none. */
function adviceOnName(word: string, state: EngineState, { sayable }: Language) {
  if (!/\p{L}{2}/u.test(word) || sayable.byFirstWord.has(word.toLowerCase())) return undefined;
  const document = documentOf(state);
  const names = findTokens(document).map((range) => textOf(document, range));
  const name = findNearest(
    word,
    names.filter((text) => /\p{L}{2}/u.test(text)),
  );
  return name === undefined
    ? translate('try.adviceNoName', 'The text has no name like “{word}”.', { word })
    : translate('try.adviceName', 'The text has no “{word}”; the nearest name is “{name}”.', {
        word,
        name,
      });
}
