/**
 * Classifies a phrase that a page quotes. These rules apply in this order:
 * 1. Text with `<…>` or grammar marks (`[ ] ( ) | …`) is a *template*. Known slots are filled with
 *    samples, and the result must itself match one of the rules below; templates with grammar marks
 *    or unknown slots are not checked.
 * 2. What the grammar accepts is a *command*.
 * 3. What some rule of the grammar accepts (a target, a mark, a modifier, a wrapper with its action
 *    …), or one form of any group, is a *fragment*. Here, hat styles that are off by default are
 *    accepted too.
 * 4. Anything else is an *error*. The caller handles deliberate exceptions.
 */
import type { Language } from './language.ts';
import type { Lexicon } from '../grammar/lexicon.ts';
import { tryFragment, tryPhrase } from '../grammar/parse-phrase.ts';
import { createPhraseError, type PhraseError } from '../grammar/phrase-error.ts';
import { fillTemplate, isTemplate, type Slot } from '../grammar/template.ts';
import type { Term } from '../term.ts';
import { splitWords } from '../words.ts';

/** The class of a quoted phrase, and the terms found in it. */
export type QuotedPhrase =
  | { readonly kind: 'command' | 'fragment'; readonly terms: readonly Term[] }
  | { readonly kind: 'template'; readonly terms: readonly Term[]; readonly slots: readonly Slot[] }
  | { readonly kind: 'error'; readonly terms: readonly Term[]; readonly error: PhraseError };

/** Classifies a phrase that a page quotes, by the rules at the top of this file. */
export function classifyQuoted(text: string, language: Language): QuotedPhrase {
  return isTemplate(text) ? classifyTemplate(text, language) : classifyPlain(text, language);
}

function classifyTemplate(text: string, language: Language): QuotedPhrase {
  const { filled, slots, toSource } = fillTemplate(text, language.withAllHats);
  if (filled === null) return { kind: 'template', terms: [], slots };
  const inner = classifyPlain(filled, language);
  const terms = inner.terms.flatMap((term) => toSource(term) ?? []);
  if (inner.kind !== 'error') return { kind: 'template', terms, slots };
  return {
    kind: 'error',
    terms,
    error: toSource(inner.error) ?? {
      ...inner.error,
      start: 0,
      end: text.length,
      suggestion: undefined,
    },
  };
}

function classifyPlain(text: string, { sayable, withAllHats, complete }: Language): QuotedPhrase {
  const command = tryPhrase(text, sayable);
  if (command.ok) return { kind: 'command', terms: command.terms };
  const fragment = tryFragment(text, withAllHats);
  if (fragment.ok) return { kind: 'fragment', terms: fragment.terms };
  const single = findSingleTerm(text, complete);
  if (single) return { kind: 'fragment', terms: [single] };
  // The terms are needed to render phrases that are quoted despite the error.
  const known = tryPhrase(text, withAllHats);
  const failure = fragment.failure.at > command.failure.at ? fragment.failure : command.failure;
  return { kind: 'error', error: createPhraseError(failure), terms: known.ok ? known.terms : [] };
}

/** Returns the term for the whole text if it is one form of any group. */
function findSingleTerm(text: string, { entries }: Lexicon): Term | undefined {
  const words = splitWords(text);
  const said = words.map((word) => word.text).join(' ');
  const entry = entries.find((one) => one.words.join(' ') === said);
  return (
    entry && {
      start: words[0]?.start ?? 0,
      end: words.at(-1)?.end ?? 0,
      group: entry.group,
      identifier: entry.identifier,
      spoken: entry.spoken,
    }
  );
}
