import { defaultLanguage } from '#shared/voice/language/default-language.ts';

/** Returns the ids of the pages whose declarations can be reached by voice. */
export function spokenPages(): ReadonlySet<string> {
  const { groups, terms } = defaultLanguage.terms;
  return new Set(
    [...Object.values(groups), ...Object.values(terms)].flatMap(({ api }) => api ?? []),
  );
}
