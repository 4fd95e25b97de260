import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { LoadTrees } from '#node/base/syntax/create-tree-loader.ts';
import type { CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import type { Position } from '#shared/text/position.ts';
import { runExample, type ExampleRun } from './run-example.ts';

/** Language and parsers for running examples. */
export interface ExampleTools {
  readonly language: Language;
  readonly loadTrees: LoadTrees;
}

/** Reports an example whose recording differs from the engine's result, unless its `differs` field explains why. */
export async function checkResult(
  example: RecordedCase,
  tools: ExampleTools,
  position: SourcePosition,
): Promise<Problem[]> {
  const done = await runWithSyntax(example, tools);
  const isSame = done.differences.length === 0;
  if (isSame !== (example.differs !== undefined)) return [];
  if (isSame)
    return [
      errorAt(
        position,
        `The example "${example.spokenForm}" says that its result differs from the engine's, but it does not.`,
        'Remove the field "differs".',
      ),
    ];
  return [
    errorAt(
      position,
      `The engine's result for "${example.spokenForm}" differs from the example: ${done.differences.join(', ')}.\n${sideBySide(example, done)}`,
      'Correct finalState, or say why in one line: `differs: Only the editor knows …`.',
    ),
  ];
}

/** Runs an example; loads a parser only if its result is wrong without one. */
async function runWithSyntax(
  example: RecordedCase,
  { language, loadTrees }: ExampleTools,
): Promise<ExampleRun> {
  const plain = runExample(example, language);
  if (plain.state && plain.differences.length === 0) return plain;
  return runExample(example, language, await loadTrees(example.languageId));
}

function sideBySide({ after, error }: RecordedCase, { state, refusal }: ExampleRun): string {
  const left = ['recorded', ...describe(after, error)];
  const right = ['engine', ...describe(state, refusal)];
  const width = Math.max(...left.map((line) => line.length));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    `  ${(left[index] ?? '').padEnd(width)} │ ${right[index] ?? ''}`.trimEnd(),
  ).join('\n');
}

/** Returns text and selections, with trailing whitespace shown as dots. */
function describe(
  state: Pick<CaseState, 'text' | 'selections'> | undefined,
  message: string | undefined,
): string[] {
  if (!state) return [`(fails: ${message ?? 'no result'})`];
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
