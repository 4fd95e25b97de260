import { readFileSync } from 'node:fs';
import { repairBlockLiterals } from '#node/features/examples/block-literal.ts';
import { parseYaml } from '#node/base/syntax/yaml-source.ts';

/** A recorded test case of the extension, as parsed from its file; older ones lack some fields. */
export interface RecordedFile {
  readonly languageId: string;
  readonly command: RecordedCommand;
  readonly initialState: RecordedState;
  readonly finalState?: RecordedState;
  readonly thrownError?: { readonly name: string };
  /** Flashes of color in the editor, which the engine does not produce. */
  readonly decorations?: unknown;
  /** The command's return value, which commands of the engine do not have. */
  readonly returnValue?: unknown;
  /** Messages shown by the editor. */
  readonly ide?: unknown;
}

/** A command in one of the four formats used so far. */
export interface RecordedCommand {
  readonly version?: number;
  readonly spokenForm?: string;
  /** Missing, like the targets, in hand-written cases. */
  readonly action?: string | { readonly name: string; readonly args?: readonly unknown[] };
  readonly extraArgs?: readonly unknown[];
  readonly targets?: readonly RecordedTarget[];
}

/** A target in any of the four formats. */
type RecordedTarget = Readonly<Record<string, unknown>> & { readonly type: string };

interface RecordedPosition {
  readonly line: number;
  readonly character: number;
}

interface RecordedRange {
  readonly start: RecordedPosition;
  readonly end: RecordedPosition;
}

/** State of the editor before or after the command. */
export interface RecordedState {
  readonly documentContents: string;
  readonly selections: readonly {
    readonly anchor: RecordedPosition;
    readonly active: RecordedPosition;
  }[];
  readonly marks?: Readonly<Record<string, RecordedRange>> | null;
  readonly clipboard?: string;
  readonly thatMark?: readonly RecordedMark[] | null;
  readonly sourceMark?: readonly RecordedMark[] | null;
}

/** A target that "that" or "source" refers to; in older recordings, a selection. */
export type RecordedMark =
  | {
      readonly contentRange: RecordedRange;
      readonly isReversed?: boolean;
      readonly hasExplicitRange?: boolean;
    }
  | { readonly anchor: RecordedPosition; readonly active: RecordedPosition };

/** Reads a case from its file. Throws if the file is not valid YAML. */
export function readRecordedFile(path: string): RecordedFile {
  const { value, errors } = parseYaml(readFileSync(path, 'utf8'), {
    file: path,
    repair: repairBlockLiterals,
  });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return value as RecordedFile;
}
