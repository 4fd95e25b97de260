import { EngineError } from '../model/engine-error.ts';
import type { Snippet, SnippetDefinition, SnippetLibrary } from './snippet-library.ts';

/** Finds a snippet by name. Throws if there is none. */
export function findSnippet(library: SnippetLibrary, name: string): Snippet {
  const found = Object.hasOwn(library, name) ? library[name] : undefined;
  if (!found)
    throw new EngineError('engine.noSnippet', 'There is no snippet “{name}” here.', {
      values: { name },
    });
  return found;
}

/** Finds a snippet's variant for a language. Throws if there is none. */
export function findDefinition({ definitions }: Snippet, languageId: string): SnippetDefinition {
  const found = definitions.find(({ languages }) => languages?.includes(languageId) ?? true);
  if (!found)
    throw new EngineError('engine.noSnippetVersion', 'The snippet has no version for {language}.', {
      values: { language: languageId },
    });
  return found;
}
