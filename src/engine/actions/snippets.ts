import type { ActionDetails, Modifier } from '../model/command.ts';
import { EngineError } from '../model/engine-error.ts';
import { editDocument } from '../edits/apply-edits.ts';
import { moveRange } from '../edits/move-range.ts';
import { fillSnippet, parseSnippet } from '../snippets/fill-snippet.ts';
import {
  type Snippet,
  type SnippetDefinition,
  findDefinition,
  findSnippet,
  formatWords,
} from '../snippets/snippet-library.ts';
import type { Selected } from '../model/target.ts';
import { untypedAfter } from '../targets/untyped-target.ts';
import { lineAt, textOf, type Document, withLineBreaks } from '../text/document.ts';
import { indentationOf } from '../text/indentation.ts';
import type { Action } from './action.ts';
import { makePlaces } from './new-lines.ts';

/** "snippet if else": inserts a snippet at the cursor or next to a target. */
export const insertSnippet: Action = {
  stages: ({ snippet: choice }, library) => {
    const { insertionScopes } = findSnippet(library, choice?.name ?? '');
    if (!insertionScopes) return {};
    const modifiers = insertionScopes.map(containing);
    return {
      beforePosition: [{ kind: 'if-untyped', modifier: { kind: 'first-that-works', modifiers } }],
    };
  },
  run: ({ document, targets, details, snippets, clipboard = '' }) => {
    const { snippet: choice = {} } = details;
    const snippet = findSnippet(snippets, choice.name ?? '');
    const definition = findDefinition(snippet, document.languageId);
    const { edits, selections: places } = makePlaces(document, targets);
    const put = putSnippets(editDocument(document, edits), places, definition.body, () => ({
      CLIPBOARD: clipboard,
      ...dictated(choice, snippet, definition),
    }));
    return {
      steps: [edits, put.edits],
      selections: put.selections,
      that: untypedAfter(places, put.edits, 'open'),
    };
  },
};

function containing(name: string): Modifier {
  return { kind: 'containing', scope: { kind: 'simple', name } };
}

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

/** "try wrap": wraps the targets in a snippet. */
export const wrapWithSnippet: Action = {
  stages: ({ snippet: choice = {} }, library) => {
    const { wrapperScopes = {} } = findSnippet(library, choice.name ?? '');
    const name = wrapperScopes[choice.variable ?? ''];
    return name === undefined ? {} : { last: [{ kind: 'if-untyped', modifier: containing(name) }] };
  },
  run: ({ document, targets, details, snippets, clipboard = '' }) => {
    const { name = '', variable } = details.snippet ?? {};
    if (variable === undefined)
      throw new EngineError(
        'engine.noPlaceholder',
        'The snippet “{name}” has no placeholder for the target.',
        { values: { name } },
      );
    const { body } = findDefinition(findSnippet(snippets, name), document.languageId);
    const { edits, selections } = putSnippets(document, targets, body, (text) => ({
      CLIPBOARD: clipboard,
      [variable]: text,
    }));
    return { steps: [edits], selections, that: untypedAfter(targets, edits) };
  },
};

/**
 * Returns edits that replace each place with a snippet, and selections of its first placeholder.
 * `values` returns the values of the snippet's variables for the text at a place.
 */
function putSnippets(
  document: Document,
  places: readonly Selected[],
  body: readonly string[],
  values: (text: string) => Readonly<Record<string, string>>,
) {
  const parts = parseSnippet(body.join('\n'));
  const filled = places.map(({ content: range }) => {
    const line = textOf(document, { start: lineAt(document, range.start).start, end: range.start });
    const { text, first } = fillSnippet(parts, {
      values: values(textOf(document, range)),
      indentation: /^\s*/.exec(line)?.[0] ?? '',
      step: indentationOf(document.text),
    });
    return { range, text: withLineBreaks(text, document), first };
  });
  const selections = filled.flatMap(({ range, first }) => {
    const { start } = moveRange(range, filled, 'open');
    return first.map((place) => ({
      content: { start: start + place.start, end: start + place.end },
      isReversed: false,
    }));
  });
  return { edits: filled, selections };
}
