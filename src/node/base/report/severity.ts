import type { Problem } from '#shared/problem.ts';
import type { Severity } from '#shared/config/site-config.ts';

/**
 * Returns the severity of a problem under a setting; undefined if the setting ignores it. `log` and
 * `warn` both warn.
 */
export function severityOf(setting: Severity): Problem['severity'] | undefined {
  if (setting === 'ignore') return undefined;
  return setting === 'throw' ? 'error' : 'warning';
}
