import { readFile } from 'node:fs/promises';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { formatProblems } from '#node/base/report/format-problems.ts';
import { expandNames } from '../styles/named-values.ts';
import type { RenderedFile } from './render-file.ts';

const styleFiles = [
  'frame/tokens.css',
  'frame/icons.css',
  'inks.css',
  'frame/base.css',
  'content/prose.css',
  'content/syntax.css',
  'content/code.css',
  'content/hats.css',
  'content/outlines.css',
  'content/examples.css',
  'content/example-marks.css',
];

/**
 * Returns an HTML page for review, with the site's styles inlined, that contains each rendered
 * example or the problems that kept it from being rendered.
 */
export async function renderSheet(files: readonly RenderedFile[]): Promise<string> {
  const styles = await Promise.all(
    styleFiles.map((name) =>
      readFile(new URL(`../../../client/styles/${name}`, import.meta.url), 'utf8'),
    ),
  );
  const sections = files.map(({ file, figure, problems }) =>
    h('section', [h('h2', [file]), figure ?? h('pre', [formatProblems(problems, process.cwd())])]),
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Examples</title><style>${expandNames(styles.join('\n'))}${sheetStyles}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main class="prose">${toHtml(sections)}</main></body></html>`;
}

const sheetStyles = `
main { box-sizing: border-box; inline-size: 100%; max-inline-size: 772px; margin: 2rem auto; padding-inline: 1rem; }
section { content-visibility: auto; contain-intrinsic-block-size: 16rem; }
main.prose section > h2 { font-size: 0.875rem; font-weight: 400; overflow-wrap: anywhere; }
`;
