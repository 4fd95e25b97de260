import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { run } from '#engine/run.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import { untypedTarget } from '#engine/targets/untyped-target.ts';
import { createDocument } from '#engine/text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { SpokenContext } from '#node/compile/html/block.ts';
import type { CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import type { Position } from '#shared/text/position.ts';
import type { Language } from '#shared/voice/language/language.ts';

/**
 * Reports an example whose recording differs from the engine's result without a `differs` field
 * that says why, and one that has the field but does not differ.
 */
export async function checkResult(
  example: RecordedCase,
  { language, loadTrees }: Pick<SpokenContext, 'language' | 'loadTrees'>,
  position: SourcePosition,
): Promise<Problem[]> {
  let done = runExample(example, language);
  // A parser is loaded only if the result is wrong without one.
  if (!done.state || done.differences.length > 0)
    done = runExample(example, language, await loadTrees(example.languageId));
  const { state, refusal, differences } = done;
  const { after, error, differs, spokenForm } = example;
  const isSame = differences.length === 0;
  if (isSame !== (differs !== undefined)) return [];
  if (isSame)
    return [
      errorAt(
        position,
        `The example "${spokenForm}" says that its result differs from the engine's, but it does not.`,
        'Remove the field "differs".',
      ),
    ];
  const table = sideBySide(
    ['recorded', ...describe(after, error)],
    ['engine', ...describe(state, refusal)],
  );
  return [
    errorAt(
      position,
      `The engine's result for "${spokenForm}" differs from the example: ${differences.join(', ')}.\n${table}`,
      'Correct finalState, or say why in one line: `differs: Only the editor knows …`.',
    ),
  ];
}

/**
 * Runs an example and compares the result with its recording. Unsupported scopes and a missing
 * parser do not count as differences.
 */
function runExample(example: RecordedCase, language: Language, syntax?: SyntaxTrees) {
  const { after } = example;
  const result = run(toEngineState(example), example.spokenForm, {
    // Examples may show hats that are off by default.
    language: { ...language, sayable: language.withAllHats },
    syntax,
  });
  if (result.ok)
    return { state: result.state, differences: after ? compare(result.state, after) : ['error'] };
  const isUnknown = result.kind === 'UnknownScopeError' || result.needs !== undefined;
  return { refusal: result.message, differences: isUnknown || !after ? [] : ['result'] };
}

function toEngineState({ languageId, before }: RecordedCase): EngineState {
  const { marks: hats, thatMark, sourceMark, ...state } = before;
  const document = createDocument(state.text, languageId);
  const remember = (ranges: CaseState['thatMark']) =>
    ranges.length > 0 ? ranges.map((range) => untypedTarget(toRange(document, range))) : undefined;
  return {
    ...state,
    languageId,
    hats,
    seed: 1,
    thatMark: remember(thatMark),
    sourceMark: remember(sourceMark),
  };
}

/**
 * Returns the names of the parts of a result that differ from the recording: "text", "selections" …
 */
function compare(state: EngineState, after: CaseState): string[] {
  const remembered = (mark: 'thatMark' | 'sourceMark') =>
    after[mark].length === 0 ? [] : rememberedRanges(state, mark);
  const result = {
    text: state.text,
    selections: state.selections,
    clipboard: after.clipboard && state.clipboard,
    thatMark: remembered('thatMark'),
    sourceMark: remembered('sourceMark'),
  };
  return (Object.keys(result) as (keyof typeof result)[]).filter(
    (name) => JSON.stringify(result[name]) !== JSON.stringify(after[name]),
  );
}

function sideBySide(left: readonly string[], right: readonly string[]): string {
  const width = Math.max(...left.map((line) => line.length));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `  ${(left[index] ?? '').padEnd(width)} │ ${right[index] ?? ''}`.trimEnd(),
  ).join('\n');
}

/**
 * Returns lines that describe a state: its text, with trailing spaces as dots, and its selections.
 * Without a state, returns the failure message.
 */
function describe(
  state: Pick<CaseState, 'text' | 'selections'> | undefined,
  message = 'no result',
): string[] {
  if (!state) return [`(fails: ${message})`];
  const place = ({ line, character }: Position): string => `${line + 1}:${character + 1}`;
  const selections = state.selections
    .map(({ anchor, active }) => `${place(anchor)}–${place(active)}`)
    .join(', ');
  return [
    ...state.text
      .split('\n')
      .map((line) => line.replace(/ +$/, (spaces) => '·'.repeat(spaces.length))),
    `(selected ${selections})`,
  ];
}
