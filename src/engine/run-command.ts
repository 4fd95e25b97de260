import { actions } from './actions/index.ts';
import type { LiveSelection, Outcome } from './actions/support/action.ts';
import type { Command } from './model/command.ts';
import { infer } from './command/infer.ts';
import { applyEdits } from './edits/apply-edits.ts';
import { moveRange } from './edits/move-range.ts';
import { EngineError } from './model/engine-error.ts';
import { moveHats } from './hats/move-hats.ts';
import { createResolver } from './resolve.ts';
import { createScopeContext } from './scopes/create-scope-context.ts';
import type { ScopeContext } from './scopes/support/scope-kind.ts';
import { shippedSnippets } from './snippets/shipped-snippets.ts';
import type { SnippetLibrary } from './snippets/snippet-library.ts';
import { isEmpty, touches, union, type Range } from '#shared/text/range.ts';
import type { EngineState } from './model/engine-state.ts';
import type { SyntaxTrees } from './syntax/syntax-trees.ts';
import type { TraceListener } from './trace/trace.ts';
import { createDocument, documentOf, toSelection, type Document } from './text/document.ts';
import { isReversed } from '#shared/text/position.ts';
import { selectionRange } from '#shared/text/text-lines.ts';

/** The state after a command, and effects that only an editor can show. */
export interface CommandDone {
  readonly state: EngineState;
  readonly effects: readonly string[];
}

/** What a command may use besides the state. */
export interface CommandOptions {
  /** A loaded parser. Without one, commands that need it fail. */
  readonly syntax?: SyntaxTrees;
  /** Default: the extension's own snippets. */
  readonly snippets?: SnippetLibrary;
  /** Receives the trace. Default: nothing is recorded. */
  readonly watch?: TraceListener;
}

/**
 * Runs one command and moves its hats without reassigning them, because the next command of the
 * phrase still uses them. Throws an `EngineError` if the command cannot run.
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
  const before = liveSelections(state, document);
  return { state: applyOutcome(state, before, outcome), effects: outcome.effects ?? [] };
}

interface OutcomeOptions extends Omit<CommandOptions, 'syntax'> {
  readonly scopes: ScopeContext;
}

/** Returns what a command would change. Throws an `EngineError` if it cannot run. */
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
  const stages = action.stages?.(details, snippets) ?? {};
  const resolve = createResolver({ state, scopes, stages, watch });
  const targets = infer(command.targets).map(resolve);
  const selections = liveSelections(state, document);
  const outcome = action.run(
    {
      document,
      selections,
      details,
      seed: state.seed,
      clipboard: state.clipboard,
      snippets,
    },
    targets,
  );
  watch?.({ kind: 'action', action: command.action, targets, steps: outcome.steps ?? [] });
  return outcome;
}

function liveSelections(state: EngineState, document: Document): readonly LiveSelection[] {
  return state.selections.map((selection) => ({
    range: selectionRange(document, selection),
    isReversed: isReversed(selection),
  }));
}

function applyOutcome(
  state: EngineState,
  before: readonly LiveSelection[],
  outcome: Outcome,
): EngineState {
  const { steps = [], that, source, clipboard = state.clipboard, seed = state.seed } = outcome;
  const text = steps.reduce(applyEdits, state.text);
  const moved = before.map(({ range, ...rest }) => ({
    ...rest,
    range: steps.reduce((place, edits) => moveRange(place, edits), range),
  }));
  const document = createDocument(text, state.languageId);
  const selections = outcome.selections?.length ? outcome.selections : moved;
  return {
    text,
    languageId: state.languageId,
    selections: mergeSelections(selections).map(({ range, isReversed: reversed }) =>
      toSelection(document, range, reversed),
    ),
    clipboard,
    thatMark: that,
    sourceMark: source,
    hats: moveHats(state, steps, document),
    seed,
  };
}

/** Merges overlapping selections, as an editor does. */
function mergeSelections(selections: readonly LiveSelection[]): LiveSelection[] {
  const merged: LiveSelection[] = [];
  for (const selection of selections) {
    const same = merged.findIndex(({ range }) => overlaps(range, selection.range));
    const other = merged[same];
    if (!other) merged.push(selection);
    else
      merged[same] = {
        ...other,
        range: union(other.range, selection.range),
      };
  }
  return merged;
}

function overlaps(one: Range, other: Range): boolean {
  return isEmpty(one) || isEmpty(other)
    ? touches(one, other)
    : one.start < other.end && other.start < one.end;
}
