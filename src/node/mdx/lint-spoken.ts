import type { SourcePosition } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/site-config.ts';
import { severityOf } from '../report/severity.ts';
import { lintQuoted } from '../voice/lint-quoted.ts';

/** Checks one quoted phrase under the site's setting; null when it is fine or the setting ignores it. */
export function lintSpoken(
  quoted: {
    readonly text: string;
    readonly position: SourcePosition;
    readonly exceptions: readonly string[];
  },
  setting: Severity,
): Problem | null {
  const severity = severityOf(setting);
  const problem = severity ? lintQuoted(quoted) : null;
  return problem && severity ? { ...problem, severity } : null;
}
