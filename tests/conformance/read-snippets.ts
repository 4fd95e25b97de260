import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snippet, SnippetLibrary } from '#engine/snippets/snippet-library.ts';

interface Variables {
  readonly [name: string]: { readonly formatter?: string; readonly wrapperScopeType?: string };
}

interface SnippetFile {
  readonly [name: string]: {
    readonly definitions: readonly {
      readonly scope?: { readonly langIds?: readonly string[] };
      readonly body: readonly string[];
      readonly variables?: Variables;
    }[];
    readonly variables?: Variables;
    readonly insertionScopeTypes?: readonly string[];
  };
}

/**
 * Reads a folder of the extension's snippet files; returns an empty library if the folder does not
 * exist.
 */
export function readSnippets(folder: string): SnippetLibrary {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.cursorless-snippets'));
  const entries = files.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as SnippetFile),
  );
  return Object.fromEntries(entries.map(([name, snippet]) => [name, toSnippet(snippet)]));
}

function toSnippet({
  definitions,
  variables = {},
  insertionScopeTypes,
}: SnippetFile[string]): Snippet {
  return {
    definitions: definitions.map(({ scope, body, variables: own = {} }) => ({
      ...(scope?.langIds && { languages: scope.langIds }),
      body,
      formatters: pick(own, 'formatter'),
    })),
    ...(insertionScopeTypes && { insertionScopes: insertionScopeTypes }),
    wrapperScopes: pick(variables, 'wrapperScopeType'),
    formatters: pick(variables, 'formatter'),
  };
}

function pick(variables: Variables, key: 'formatter' | 'wrapperScopeType'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, variable]) => {
      const value = variable[key];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Merges two libraries. If both have a snippet, its fields in the first take precedence, and its
 * definitions in the first come before those in the second.
 */
export function mergeSnippets(first: SnippetLibrary, second: SnippetLibrary): SnippetLibrary {
  const shared = Object.entries(first).map(([name, snippet]) => {
    const other = second[name];
    return [name, other ? mergeSnippet(snippet, other) : snippet];
  });
  return { ...second, ...Object.fromEntries(shared) };
}

function mergeSnippet(first: Snippet, second: Snippet): Snippet {
  return {
    ...second,
    ...first,
    definitions: [...first.definitions, ...second.definitions],
    wrapperScopes: { ...second.wrapperScopes, ...first.wrapperScopes },
    formatters: { ...second.formatters, ...first.formatters },
  };
}
