/**
 * Adds advice to the fix for a broken address, in case another part of the host, such as a blog,
 * serves that address. Only a path from the host's root can lead there. Below the base path, that
 * part is a single folder, never the whole site.
 */
export function orElsewhere(fix: string, written: string, baseUrl: string): string {
  const base = written.startsWith(baseUrl) ? baseUrl : '/';
  const [folder] = written.startsWith(base)
    ? (/^[^/?#]+/.exec(written.slice(base.length)) ?? [])
    : [];
  if (folder === undefined) return fix;
  return `${fix} If another part of the host has it, add "${base}${folder}/" to \`checks.elsewhere\` in the configuration.`;
}
