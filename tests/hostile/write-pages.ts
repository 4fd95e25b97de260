import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostileCase } from './read-corpora.ts';

/**
 * A local image that no browser can decode, so that `onerror` would run; a missing one stops the
 * build.
 */
const broken = 'broken.png';

/**
 * Writes a page for each case, with its markup as a link destination, a link title, heading text, a
 * table cell and an HTML block, and unchanged. Its script URLs also become autolinks and images.
 */
export function writePages(cases: readonly HostileCase[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, broken), 'x'.repeat(20_000));
  writeFileSync(path.join(folder, 'index.md'), '# Home\n');
  for (const { name, markup } of cases)
    writeFileSync(path.join(folder, `${name}.md`), toPage(name, markup));
}

function toPage(name: string, markup: string): string {
  const drawn = markup.replace(
    /\bsrc(\s*)=(\s*)(["'`]?)[\w.#/]*\3(?=[\s>/]|$)/gi,
    `src$1=$2$3${broken}$3`,
  );
  const line = drawn.replace(/\s+/g, ' ');
  const address = line.replace(/[<>\\]/g, '\\$&');
  const quoted = line.replace(/[\\"]/g, '\\$&');
  const scripts = [...markup.matchAll(/(?:javascript|data|vbscript):[^\s"'<>`]+/gi)];
  return [
    `# ${name}`,
    `[link](<${address}>) [titled](/docs/ "${quoted}")`,
    ...scripts.map(([uri]) => `[link](<${uri}>) <${uri}> ![image](<data:${uri}>)`),
    `## Heading ${line}`,
    `| ${line.replaceAll('|', '\\|')} |\n| --- |\n`,
    `<div>${drawn}</div>`,
    drawn,
    '',
  ].join('\n\n');
}
