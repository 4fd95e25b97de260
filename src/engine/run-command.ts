import { actions } from './actions/index.ts';
import type { Outcome } from './actions/action.ts';
import type { Command } from './model/command.ts';
import { infer } from './command/infer.ts';
import { editDocument } from './edits/apply-edits.ts';
import { moveRange } from './edits/move-range.ts';
import { EngineError } from './model/engine-error.ts';
import { moveHats } from './hats/move-hats.ts';
import { createResolver } from './resolve.ts';
import { createScopeContext, type ScopeContext } from './scopes/scope-kind.ts';
import { shippedSnippets } from './snippets/shipped-snippets.ts';
import type { SnippetLibrary } from './snippets/snippet-library.ts';
import { isEmpty, meets, touches, union } from '#shared/text/range.ts';
import type { EngineState } from './model/engine-state.ts';
import type { Selected } from './model/target.ts';
import type { SyntaxTrees } from './syntax/syntax-trees.ts';
import type { TraceListener } from './trace/trace.ts';
import { documentOf, toSelection, type Document } from './text/document.ts';
import { isReversed } from '#shared/text/position.ts';
import { selectionRange } from '#shared/text/text-lines.ts';

/** The state after a command, and effects that only an editor can show. */
export interface CommandDone {
  readonly state: EngineState;
  readonly effects: readonly string[];
}

/** What a command may use besides the state. */
export interface CommandOptions {
  /** A loaded parser. Without it, commands that need a parser fail. */
  readonly syntax?: SyntaxTrees;
  /** Default: the extension's own snippets. */
  readonly snippets?: SnippetLibrary;
  /** Receives the trace. Default: nothing is recorded. */
  readonly watch?: TraceListener;
}

/**
 * Runs one command and moves the state's hats without reassigning them, because the next command of
 * the phrase still uses them. Throws an `EngineError` if the command cannot run.
 */
export function runCommand(
  state: EngineState,
  command: Command,
  { syntax, ...options }: CommandOptions = {},
): CommandDone {
  const document = documentOf(state);
  const outcome = findOutcome(state, command, {
    scopes: createScopeContext(document, syntax),
    ...options,
  });
  return { state: applyOutcome(state, document, outcome), effects: outcome.effects ?? [] };
}

interface OutcomeOptions extends Omit<CommandOptions, 'syntax'> {
  readonly scopes: ScopeContext;
}

/** Returns what a command would change. Throws an `EngineError` if the command cannot run. */
export function findOutcome(
  state: EngineState,
  command: Command,
  { scopes, snippets = shippedSnippets, watch }: OutcomeOptions,
): Outcome {
  const action = actions.get(command.action);
  if (!action)
    throw new EngineError('engine.unknownAction', 'The action “{name}” is not known here.', {
      values: { name: command.action },
    });
  const { details = {} } = command;
  const { document } = scopes;
  const { seed, clipboard } = state;
  const stages = action.stages?.(details, snippets) ?? {};
  const spoken = infer(command.targets).map(createResolver({ state, scopes, stages, watch }));
  const [targets = [], destinations = []] = spoken;
  const selections = selectionsOf(state, document);
  const outcome = action.run({
    ...{ document, targets, destinations, selections },
    ...{ details, snippets, clipboard, seed },
  });
  watch?.({ kind: 'action', action: command.action, targets: spoken, steps: outcome.steps ?? [] });
  return outcome;
}

function selectionsOf(state: EngineState, document: Document): readonly Selected[] {
  return state.selections.map((selection) => ({
    content: selectionRange(document, selection),
    isReversed: isReversed(selection),
  }));
}

function applyOutcome(state: EngineState, before: Document, outcome: Outcome): EngineState {
  const { steps = [], that, source, clipboard = state.clipboard, seed = state.seed } = outcome;
  const document = steps.reduce(editDocument, before);
  const selections = outcome.selections?.length
    ? outcome.selections
    : selectionsOf(state, before).map(({ content, ...rest }) => ({
        ...rest,
        content: steps.reduce((range, edits) => moveRange(range, edits), content),
      }));
  return {
    text: document.text,
    languageId: state.languageId,
    selections: mergeSelections(selections).map(({ content, isReversed: reversed }) =>
      toSelection(document, content, reversed),
    ),
    clipboard,
    thatMark: that,
    sourceMark: source,
    hats: moveHats(state, steps, document),
    seed,
  };
}

/** Merges overlapping selections, as an editor does. */
function mergeSelections(selections: readonly Selected[]) {
  const merged: Selected[] = [];
  for (const { content, isReversed: reversed } of selections) {
    const same = merged.findIndex((other) =>
      isEmpty(other.content) ? touches(other.content, content) : meets(other.content, content),
    );
    const other = merged[same];
    if (!other) merged.push({ content, isReversed: reversed });
    else merged[same] = { ...other, content: union(other.content, content) };
  }
  return merged;
}
