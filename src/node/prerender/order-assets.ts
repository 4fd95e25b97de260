const styles = /\s*<link rel="stylesheet"[^>]*>/g;
const scripts = /<script type="module"(?=[^>]* src=)|<link rel="modulepreload"/g;

/**
 * Lets the styles of a shell come before its scripts. Pages read without scripts, so that what is painted must not share
 * a slow line with what makes it live.
 */
export function orderAssets(template: string): string {
  const sheets = template.match(styles) ?? [];
  const firstScript = template.search(/\s*<script type="module"/);
  if (firstScript === -1) return template;
  const head = template.slice(0, firstScript);
  const rest = template
    .slice(firstScript)
    .replace(styles, '')
    .replace(scripts, (start) => `${start} fetchpriority="low"`);
  return head.replace(styles, '') + sheets.join('') + rest;
}
