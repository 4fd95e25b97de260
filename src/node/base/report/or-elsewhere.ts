/**
 * Adds to the fix for a broken address that another part of the host, such as a blog, may have it.
 * Only a path from the host's root can lead there.
 */
export function orElsewhere(fix: string, written: string): string {
  const [, first] = /^(\/[^/?#]+)/.exec(written) ?? [];
  if (first === undefined) return fix;
  return `${fix} If another part of the host has it, add "${first}/" to \`checks.elsewhere\` in the configuration.`;
}
