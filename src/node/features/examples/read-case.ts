import type { z } from 'zod';
import { findHat } from '#engine/examples/find-hat.ts';
import type { CaseMark, CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import type { PositionRange } from '#shared/text/position.ts';
import { findLines, hasPosition, toRange } from '#shared/text/text-lines.ts';
import { hatColors, hatShapes, parseHatStyle } from '#shared/hats.ts';
import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { caseSchema, type RawCase, type RawState } from './case-schema.ts';
import { parseYaml, yamlProblems, type YamlSource } from '#node/base/syntax/yaml-source.ts';
import { repairBlockLiterals } from './block-literal.ts';

/** A recorded test case, or the problems in its file. */
export interface ReadCase {
  /** Present if there are no problems. */
  readonly example?: RecordedCase;
  readonly problems: readonly Problem[];
  /** Position of the spoken form in the file. */
  readonly phrasePosition: SourcePosition;
}

type Report = (path: readonly PropertyKey[], message: string, hint?: string) => void;

/**
 * Parses a recorded test case in the extension's YAML format. Every problem has a position in the
 * file. With `isOld`, the language may be missing.
 */
export function readCase(
  text: string,
  file: string,
  options: { readonly isOld?: boolean } = {},
): ReadCase {
  const source = parseYaml(text, { file, repair: repairBlockLiterals });
  const phrasePosition = source.locate(['command', 'spokenForm']);
  if (source.errors.length > 0)
    return { problems: yamlProblems(source, 'The file is not valid YAML'), phrasePosition };
  const { data, error } = caseSchema.safeParse(source.value, { reportInput: true });
  if (!data)
    return { problems: error.issues.map((issue) => toProblem(issue, source)), phrasePosition };
  const problems: Problem[] = [];
  const report: Report = (path, message, hint) =>
    problems.push(errorAt(source.locate(path), message, hint));
  if (data.languageId === undefined && !options.isOld)
    report(
      [],
      'The field "languageId" is missing.',
      'Write the editor\'s name for the language, such as "typescript" or "plaintext".',
    );
  const example = toCase(data, report);
  return problems.length > 0 ? { problems, phrasePosition } : { example, problems, phrasePosition };
}

function toProblem(issue: z.core.$ZodIssue, source: YamlSource): Problem {
  const name = issue.path.map(String).join('.');
  return errorAt(
    source.locate(issue.path),
    issue.input === undefined
      ? `The field "${name}" is missing.`
      : `The field "${name}" cannot be read: ${issue.message}.`,
    'An example is a recorded test case: languageId, command.spokenForm, initialState and finalState, each with documentContents, selections and marks.',
  );
}

function toCase(raw: RawCase, report: Report): RecordedCase {
  const spokenForm = raw.command.spokenForm ?? raw.command.phrase ?? '';
  const error = raw.thrownError?.name ?? raw.error;
  if (!spokenForm)
    report(
      ['command'],
      'The field "command.spokenForm" is missing.',
      'Write what is said, such as "chuck air".',
    );
  if (!raw.finalState && error === undefined)
    report(
      [],
      'The field "finalState" is missing.',
      'Record the state after the command, or "thrownError" when it is meant to fail.',
    );
  return {
    languageId: raw.languageId ?? 'plaintext',
    spokenForm,
    before: toState(raw.initialState, 'initialState', report),
    after: raw.finalState ? toState(raw.finalState, 'finalState', report) : undefined,
    decorations: (raw.decorations ?? []).map(({ name, type, start, end }) => ({
      name,
      wholeLines: type === 'line',
      range: { start, end },
    })),
    error,
    returned: raw.returnValue === undefined ? undefined : JSON.stringify(raw.returnValue),
    note: raw.note || undefined,
    differs: raw.differs || undefined,
  };
}

function toState(
  { documentContents: text, selections, marks, clipboard, thatMark, sourceMark }: RawState,
  name: 'initialState' | 'finalState',
  report: Report,
): CaseState {
  const index = findLines(text);
  const isBefore = name === 'initialState';
  const check = (range: PositionRange, path: readonly PropertyKey[], what: string): void => {
    if (hasPosition(index, range.start) && hasPosition(index, range.end)) return;
    report(
      [name, ...path],
      `${what} is outside the text.`,
      `The text has ${index.lines.length} line(s); lines, and characters within a line, are counted from 0.`,
    );
  };
  selections.forEach(({ anchor, active }, at) =>
    check({ start: anchor, end: active }, ['selections', at], `Selection ${at + 1}`),
  );
  // The recorded values of "that" and "source" after a command may refer to another file, which the
  // recording does not contain.
  for (const [mark, ranges] of Object.entries(isBefore ? { thatMark, sourceMark } : {}))
    ranges.forEach((range, at) => check(range, [mark, at], `Range ${at + 1} of "${mark}"`));
  const named = Object.entries(marks ?? {});
  for (const [key, range] of named) check(range, ['marks', key], `The mark "${key}"`);
  // The key of a mark is a hat style, a period and a character.
  const toMarks = ([key, range]: readonly [string, PositionRange]): CaseMark[] => {
    const [style = '', character = ''] = key.split(/\.(.*)/s);
    const hat = parseHatStyle(style);
    const wrong = (message: string, hint: string) => report([name, 'marks', key], message, hint);
    if (!hat)
      wrong(
        `The hat "${style}" does not exist.`,
        `Colors: ${hatColors.map(({ id }) => id).join(', ')}; shapes, after a hyphen: ${hatShapes
          .slice(1)
          .map(({ id }) => id)
          .join(', ')}.`,
      );
    else if (!character)
      wrong(
        `The mark "${key}" names no character.`,
        'Write hat, period, character, such as "blue.a".',
      );
    // After the command, a hat's character may be gone.
    else if (isBefore && !findHat(text, toRange(index, range), character))
      wrong(
        `The token of the mark "${key}" has no character "${character}".`,
        'The range of a mark is the token whose character has the hat.',
      );
    return hat && character ? [{ hat, character, range }] : [];
  };
  return { text, selections, marks: named.flatMap(toMarks), clipboard, thatMark, sourceMark };
}
