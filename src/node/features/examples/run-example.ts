import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { run, type RunResult } from '#engine/run.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { untypedTarget } from '#engine/targets/untyped-target.ts';
import { createDocument } from '#engine/text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';

/** The result of running an example in the engine. */
export interface ExampleRun {
  /** The engine's result; undefined if the engine rejected the command. */
  readonly state?: EngineState;
  /** The reason for the rejection. */
  readonly refusal?: string;
  /** Parts of the result that differ from the recording: "text", "selections" … */
  readonly differences: readonly string[];
}

/**
 * Runs an example and compares the result with its recording. Scopes that the engine does not
 * support are not counted as differences.
 */
export function runExample(
  example: RecordedCase,
  language: Language,
  syntax?: SyntaxTrees,
): ExampleRun {
  const result = run(toEngineState(example), example.spokenForm, {
    // Examples may show hats that are off by default.
    language: { ...language, sayable: language.withAllHats },
    syntax,
  });
  if (!result.ok) return { refusal: result.message, differences: refusals(example, result) };
  const { state } = result;
  return { state, differences: example.after ? compare(state, example.after) : ['error'] };
}

function refusals(example: RecordedCase, result: RunResult & { readonly ok: false }): string[] {
  const isUnknown = result.kind === 'UnknownScopeError' || result.needs !== undefined;
  return isUnknown || !example.after ? [] : ['result'];
}

function toEngineState({ languageId, before }: RecordedCase): EngineState {
  const { text, selections, marks, clipboard, thatMark, sourceMark } = before;
  const document = createDocument(text, languageId);
  const remember = (ranges: CaseState['thatMark']) =>
    ranges.length > 0 ? ranges.map((range) => untypedTarget(toRange(document, range))) : undefined;
  return {
    text,
    languageId,
    selections,
    hats: marks,
    seed: 1,
    clipboard,
    thatMark: remember(thatMark),
    sourceMark: remember(sourceMark),
  };
}

function compare(state: EngineState, after: CaseState): string[] {
  const parts: readonly (readonly [string, unknown, unknown])[] = [
    ['text', state.text, after.text],
    ['selections', state.selections, after.selections],
    ['clipboard', after.clipboard && state.clipboard, after.clipboard],
    ...(['thatMark', 'sourceMark'] as const).map(
      (mark) =>
        [mark, after[mark].length === 0 ? [] : rememberedRanges(state, mark), after[mark]] as const,
    ),
  ];
  return parts.flatMap(([name, is, should]) =>
    JSON.stringify(is) === JSON.stringify(should) ? [] : [name],
  );
}
