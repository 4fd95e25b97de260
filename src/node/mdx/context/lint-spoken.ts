import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';
import { severityOf } from '../../report/severity.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { lintQuoted, type QuotedInput } from '../../voice/lint-quoted.ts';

/** Checks one quoted phrase; null if it is valid. */
export type LintSpoken = (quoted: QuotedInput) => Problem | null;

/** Creates the check with the site's severity, which may ignore everything. */
export function createLintSpoken(setting: Severity, language: Language): LintSpoken {
  const severity = severityOf(setting);
  return (quoted) => {
    const problem = severity ? lintQuoted(quoted, language) : null;
    return problem && severity ? { ...problem, severity } : null;
  };
}
