import type { z } from 'zod';
import { innerIssue } from './inner-issue.ts';

/** A field whose value a schema rejects, or whose name is unknown. */
export type WrongField = ReturnType<typeof wrongFields>[number];

/** Lists the wrong fields of a value; a schema reports several unknown ones as a single issue. */
export function wrongFields(issues: readonly z.core.$ZodIssue[]) {
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
