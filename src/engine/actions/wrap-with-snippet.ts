import { EngineError } from '../model/engine-error.ts';
import { findDefinition, findSnippet } from '../snippets/find-definition.ts';
import { untypedAfter } from '../targets/untyped-target.ts';
import type { Action } from './support/action.ts';
import { putSnippets } from './support/put-snippets.ts';
import { selectionsOf } from './set-selection.ts';

/** "try wrap": wraps the targets in a snippet. */
export const wrapWithSnippet: Action = {
  stages: ({ snippet: choice = {} }, library) => {
    const { wrapperScopes = {} } = findSnippet(library, choice.name ?? '');
    const name = wrapperScopes[choice.variable ?? ''];
    if (name === undefined) return {};
    const scope = { kind: 'simple', name } as const;
    return { last: [{ kind: 'if-untyped', modifier: { kind: 'containing', scope } }] };
  },
  run: ({ document, details, snippets, clipboard = '' }, [targets = []]) => {
    const { name = '', variable } = details.snippet ?? {};
    if (variable === undefined)
      throw new EngineError(
        'engine.noPlaceholder',
        'The snippet “{name}” has no placeholder for the target.',
        { values: { name } },
      );
    const { body } = findDefinition(findSnippet(snippets, name), document.languageId);
    const put = putSnippets({
      document,
      places: selectionsOf(targets),
      body,
      values: (text) => ({ CLIPBOARD: clipboard, [variable]: text }),
    });
    return {
      steps: [put.edits],
      selections: put.selections,
      that: untypedAfter(targets, put.edits),
    };
  },
};
