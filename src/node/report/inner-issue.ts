import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Returns what is wrong inside a value that may have several forms, if it has one of them on the
 * outside: an item of a list, for example.
 */
export function innerIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .map(([first]) => first)
    .find((first) => first?.code !== 'invalid_type' || first.path.length > 0);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
