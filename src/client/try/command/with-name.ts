import type { Language } from '#shared/voice/language/language.ts';
import { formsOf } from '../guess/written-words.ts';
import { hearPhrase } from '../guess/hear-phrase.ts';

/**
 * Completes a phrase with a target's name; if the result is not a command, returns a phrase that
 * selects the target.
 */
export function withName(phrase: string, name: string, language: Language): string {
  const ended = `${phrase.trim()} ${name}`;
  if (hearPhrase(ended, language).isCommand) return ended;
  const [take = ''] = formsOf('setSelection', language.sayable);
  return `${take} ${name}`.trim();
}
