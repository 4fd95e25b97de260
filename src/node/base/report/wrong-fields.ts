import type { z } from 'zod';
import { innerIssue } from './inner-issue.ts';

/** A field whose value a schema refuses, or whose name it does not know. */
export interface WrongField {
  readonly path: readonly string[];
  readonly isUnknown: boolean;
  /** What the schema says about the value. */
  readonly message: string;
}

/** Lists the wrong fields of a value, of which a schema may report several as one issue. */
export function wrongFields(issues: readonly z.core.$ZodIssue[]): readonly WrongField[] {
  return issues.map(innerIssue).flatMap((issue) => {
    const { path, message } = issue;
    const isUnknown = issue.code === 'unrecognized_keys';
    return (isUnknown ? issue.keys : [[]]).map((name) => ({
      path: path.concat(name).map(String),
      isUnknown,
      message,
    }));
  });
}
