import type { SourcePosition } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/site-config.ts';
import { severityOf } from '../report/severity.ts';
import { lintQuoted } from '../voice/lint-quoted.ts';

/** Checks one quoted phrase; null when it is fine. */
export type LintSpoken = (quoted: {
  readonly text: string;
  readonly position: SourcePosition;
  readonly exceptions: readonly string[];
}) => Problem | null;

/** Makes the check under the site's setting, which may ignore everything. A phrase that is fine stays so, and is parsed once. */
export function createLintSpoken(setting: Severity): LintSpoken {
  const severity = severityOf(setting);
  if (!severity) return () => null;
  const fine = new Set<string>();
  return (quoted) => {
    const key = JSON.stringify([quoted.text, quoted.exceptions]);
    const problem = fine.has(key) ? null : lintQuoted(quoted);
    if (problem) return { ...problem, severity };
    fine.add(key);
    return null;
  };
}
