import type { Command } from '#engine/model/command.ts';
import { readCommand } from '#engine/command/read-command.ts';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { EngineError } from '#engine/model/engine-error.ts';
import { runCommand, type CommandOptions } from '#engine/run-command.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { caseKind, type CaseKind } from './case-kind.ts';
import { readPayload } from './read-payload.ts';
import type { RecordedFile, RecordedMark, RecordedState } from './recorded-file.ts';
import { readHatKey, toEngineState } from './to-engine-state.ts';

/** The result of running a recorded case. */
export interface CaseResult {
  readonly kind: CaseKind;
  /**
   * "phrase": the command was parsed from the spoken form; "recording": it was taken from the
   * recording, because the phrase is no longer valid or means something else today.
   */
  readonly from: 'phrase' | 'recording';
  /** Reason for the failure; undefined if it passed. */
  readonly failure?: string;
  /** Parts of the recording that are not compared, because the engine does not produce them. */
  readonly unseen: readonly UnseenPart[];
}

const unseenParts = ['decorations', 'returnValue', 'ide'] as const;
/** A part of a recording that the engine does not produce. */
export type UnseenPart = (typeof unseenParts)[number];

/** Runs a recorded case and compares the result with its recording. */
export function runCase(file: RecordedFile, options: CommandOptions): CaseResult {
  const recorded = readPayload(file.command);
  const said = readSpoken(file.command.spokenForm ?? '');
  const isSaid = said !== undefined && (!recorded || isSame(said, recorded));
  const command = isSaid ? said : recorded;
  const from = isSaid ? 'phrase' : 'recording';
  const unseen = unseenParts.filter((part) => file[part] !== undefined);
  if (!command) return { kind: 'text', from, unseen, failure: 'the spoken form cannot be read' };
  const failure = compare(file, command, options);
  return { kind: caseKind(command, file.languageId), from, unseen, ...(failure && { failure }) };
}

function isSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Parses the first command of a phrase: recordings contain only one, even if more was said. */
function readSpoken(phrase: string): Command | undefined {
  const parsed = parsePhrase(phrase, defaultLanguage.sayable);
  const [tree] = parsed.ok ? parsed.commands : [];
  return tree && readCommand(tree);
}

function compare(
  file: RecordedFile,
  command: Command,
  options: CommandOptions,
): string | undefined {
  const expected = file.thrownError?.name;
  try {
    const { state } = runCommand(toEngineState(file), command, options);
    if (expected !== undefined) return `should have failed with ${expected}`;
    return file.finalState ? difference(state, file.finalState) : 'the recording has no result';
  } catch (error) {
    if (!(error instanceof EngineError)) return `CRASH ${String((error as Error).stack)}`;
    if (expected === error.kind) return undefined;
    return expected === undefined
      ? `refused: ${error.message}`
      : `failed with ${error.kind}, not ${expected}: ${error.message}`;
  }
}

/** A compared part, its actual value and its expected one. */
type Check = readonly [part: string, is: unknown, should: unknown];

function difference(state: EngineState, expected: RecordedState): string | undefined {
  const checks: readonly Check[] = [
    ['text', state.text, expected.documentContents],
    ['selections', state.selections, expected.selections],
    ...(expected.clipboard === undefined
      ? []
      : [['clipboard', state.clipboard, expected.clipboard] as const]),
    ...marks(state, expected, 'thatMark'),
    ...marks(state, expected, 'sourceMark'),
    ...hats(state, expected),
  ];
  const wrong = checks.find(([, is, should]) => JSON.stringify(is) !== JSON.stringify(should));
  return wrong && `${wrong[0]} is ${JSON.stringify(wrong[1])}, not ${JSON.stringify(wrong[2])}`;
}

/**
 * Returns the actual and the recorded position of each hat that the recording's final state names.
 */
function hats(state: EngineState, { marks: recorded }: RecordedState): Check[] {
  return Object.entries(recorded ?? {}).map(([key, range]) => {
    const { hat, character } = readHatKey(key);
    const worn = state.hats.find(
      (one) => hatKey(one.hat, one.character) === hatKey(hat, character),
    );
    return [`marks ${key}`, worn?.range, range];
  });
}

function marks(
  state: EngineState,
  expected: RecordedState,
  mark: 'thatMark' | 'sourceMark',
): Check[] {
  const recorded = expected[mark];
  if (!recorded) return [];
  const turned = (state[mark] ?? []).map(({ isReversed }) => isReversed);
  return [
    [mark, rememberedRanges(state, mark), recorded.map(rangeOf)],
    [
      `direction of ${mark}`,
      turned,
      recorded.map((target, index) =>
        'contentRange' in target ? (target.isReversed ?? turned[index]) : turned[index],
      ),
    ],
  ];
}

function rangeOf(mark: RecordedMark): unknown {
  if ('contentRange' in mark) return mark.contentRange;
  const isForward =
    mark.anchor.line < mark.active.line ||
    (mark.anchor.line === mark.active.line && mark.anchor.character <= mark.active.character);
  return isForward
    ? { start: mark.anchor, end: mark.active }
    : { start: mark.active, end: mark.anchor };
}
