import { isSameRange, type Range } from '#shared/text/range.ts';
import type { EngineState } from '../model/engine-state.ts';
import { run } from '../run.ts';
import { createScopeContext } from '../scopes/scope-kind.ts';
import { documentOf } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import type { FindPhrasesOptions } from './find-phrases.ts';
import { findTargets } from './find-targets.ts';
import { createSpokenForms } from '../spoken/spoken-forms.ts';
import type { PrimitivePhrase } from './target-phrase.ts';

/** Maximum number of names to return. */
const maxNames = 5;

/**
 * Finds phrases for targets that name a token, easiest to say first. Each has been tried with
 * "take", and selects exactly that token.
 */
export function findNames(
  state: EngineState,
  token: Range,
  options: FindPhrasesOptions,
): readonly string[] {
  const { language, syntax, isLate = () => false } = options;
  const document = documentOf(state);
  const forms = createSpokenForms(language.sayable);
  const take = forms.word('simple_action', 'setSelection');
  const isName = (target: string) => {
    const result = run(state, `${take} ${target}`, { language, syntax });
    const [selection, ...more] = result.ok ? result.state.selections : [];
    return (
      selection !== undefined &&
      more.length === 0 &&
      isSameRange(selectionRange(document, selection), token)
    );
  };
  const scopes = createScopeContext(document, syntax);
  let found: readonly PrimitivePhrase[] = [];
  const search = { state, scopes, forms, isLate: () => isLate(found.length > 0), isNaming: true };
  for (found of findTargets(search, [token]))
    if (found.length >= maxNames || search.isLate()) break;
  return found
    .map(({ words }) => words)
    .filter(isName)
    .slice(0, maxNames);
}
