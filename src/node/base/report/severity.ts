import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';

/**
 * Returns a problem's severity under a setting; undefined if the setting ignores the problem. `log`
 * and `warn` both produce a warning.
 */
export function severityOf(setting: Severity): Problem['severity'] | undefined {
  if (setting === 'ignore') return undefined;
  return setting === 'throw' ? 'error' : 'warning';
}
