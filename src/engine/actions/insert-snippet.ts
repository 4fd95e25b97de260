import type { ActionDetails } from '../model/command.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { moveRange } from '../edits/move-range.ts';
import { findDefinition, findSnippet } from '../snippets/find-definition.ts';
import { formatWords } from '../snippets/format-words.ts';
import type { Snippet, SnippetDefinition } from '../snippets/snippet-library.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { createDocument } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { makePlaces } from './drink-and-pour.ts';
import { putSnippets } from './support/put-snippets.ts';

/** "snippet if else": inserts a snippet at the cursor or next to a target. */
export const insertSnippet: Action = {
  stages: ({ snippet: choice }, library) => {
    const scopes = findSnippet(library, choice?.name ?? '').insertionScopes;
    if (!scopes) return {};
    const modifiers = scopes.map((name) => ({
      kind: 'containing' as const,
      scope: { kind: 'simple' as const, name },
    }));
    return {
      beforePosition: [{ kind: 'if-untyped', modifier: { kind: 'first-that-works', modifiers } }],
    };
  },
  run: ({ document, details, snippets, clipboard = '' }, [targets = []]) => {
    const { snippet: choice = {} } = details;
    const snippet = findSnippet(snippets, choice.name ?? '');
    const definition = findDefinition(snippet, document.languageId);
    const places = makePlaces({ document }, targets);
    const text = places.steps.reduce(applyEdits, document.text);
    const put = putSnippets({
      document: createDocument(text, document.languageId),
      places: places.selections,
      body: definition.body,
      values: () => ({ CLIPBOARD: clipboard, ...dictated(choice, snippet, definition) }),
    });
    return {
      steps: [...places.steps, put.edits],
      selections: put.selections,
      that: places.selections.map(({ range, isReversed }) =>
        untypedTarget(moveRange(range, put.edits, 'open'), isReversed),
      ),
    };
  },
};

function dictated(
  { variable, phrase, substitutions = {} }: NonNullable<ActionDetails['snippet']>,
  snippet: Snippet,
  definition: SnippetDefinition,
): Record<string, string> {
  const said = variable === undefined || phrase === undefined ? {} : { [variable]: phrase };
  const entries = Object.entries({ ...substitutions, ...said }).map(([name, words]) => {
    const formatter = definition.formatters?.[name] ?? snippet.formatters?.[name];
    return [name, formatWords(words, formatter)];
  });
  return Object.fromEntries(entries);
}
