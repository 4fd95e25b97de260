import { EngineError } from '../model/engine-error.ts';
import { capitalize } from '#shared/text/capitalize.ts';

/** Snippets, keyed by name. */
export type SnippetLibrary = Readonly<Record<string, Snippet>>;

/** Text with variables in VS Code's snippet syntax, with variants for groups of languages. */
export interface Snippet {
  readonly definitions: readonly SnippetDefinition[];
  /**
   * Scopes to expand a mark to when the snippet is inserted next to it; the first one found is
   * used.
   */
  readonly insertionScopes?: readonly string[];
  /** For each variable, the scope to expand a mark to when the snippet wraps it. */
  readonly wrapperScopes?: Readonly<Record<string, string>>;
  /** For each variable, the formatter for dictated words. */
  readonly formatters?: Readonly<Record<string, string>>;
}

/** The variant of a snippet for a group of languages. */
export interface SnippetDefinition {
  /** VS Code language identifiers. Default: all languages. */
  readonly languages?: readonly string[];
  readonly body: readonly string[];
  readonly formatters?: Readonly<Record<string, string>>;
}

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

const formatters: Readonly<Record<string, (words: readonly string[]) => string>> = {
  camelCase: (words) => words.map((word, at) => (at === 0 ? word : capitalize(word))).join(''),
  pascalCase: (words) => words.map(capitalize).join(''),
  snakeCase: (words) => words.join('_'),
  upperSnakeCase: (words) => words.join('_').toUpperCase(),
};

/**
 * Formats dictated words with a snippet variable's formatter; without a known formatter, returns
 * the words unchanged.
 */
export function formatWords(phrase: string, formatter: string | undefined): string {
  const format = formatter === undefined ? undefined : formatters[formatter];
  return format ? format(phrase.split(' ')) : phrase;
}
