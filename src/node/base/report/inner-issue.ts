import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Returns the nested issue of a union if one of the union's members matches the value's outer type,
 * as with an invalid item in a list; otherwise the issue itself.
 */
export function innerIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .map(([first]) => first)
    .find((first) => first?.code !== 'invalid_type' || first.path.length > 0);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
