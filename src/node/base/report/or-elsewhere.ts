/**
 * Extends the fix for a broken link in case another part of the host, such as a blog, serves that
 * URL. Only root-relative links qualify. For a link below the base path, suggests excluding only
 * its first folder, never the whole site.
 */
export function orElsewhere(fix: string, written: string, baseUrl: string): string {
  const base = written.startsWith(baseUrl) ? baseUrl : '/';
  const [folder] = written.startsWith(base)
    ? (/^[^/?#]+/.exec(written.slice(base.length)) ?? [])
    : [];
  if (folder === undefined) return fix;
  return `${fix} If another part of the host has it, add "${base}${folder}/" to \`checks.elsewhere\` in the configuration.`;
}
