import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../src/node/compile/html/escape-html.ts';
import type { SearchablePage } from '../../src/node/features/search/index-files/build-shards.ts';
import { compileForSearch } from '../../src/node/features/search/compile-for-search.ts';
import { openProject } from '../../src/node/build/open-project.ts';
import { root } from '../support/measure.ts';

/** A query and its expected answer: a URL path without the base path, with the section's hash. */
export type GoldenQuery = readonly [query: string, place: string];

/** Reads the golden queries of the search tests. */
export function readGolden(): readonly GoldenQuery[] {
  const classes = JSON.parse(
    readFileSync(path.join(root, 'tests/unit/search-golden.json'), 'utf8'),
  ) as Readonly<Record<string, readonly GoldenQuery[]>>;
  return Object.values(classes).flat();
}

/** Reads the pages of this site as sections of plain text, which every system searches. */
export async function readPages(): Promise<readonly SearchablePage[]> {
  const { site } = await openProject({ root, environment: {} });
  return compileForSearch(site);
}

/** Copies the API pages under other names until there are `count` pages. */
export function multiplyPages(
  all: readonly SearchablePage[],
  count: number,
): readonly SearchablePage[] {
  const api = all.filter(({ record }) => record.origin === 'api');
  const copies: SearchablePage[] = [...all];
  for (let copy = 1; copies.length < count && api.length > 0; copy += 1) {
    for (const { record, sections } of api.slice(0, count - copies.length))
      copies.push({
        record: {
          ...record,
          path: record.path.replace(/\/$/, `Copy${copy}/`),
          title: `${record.title}Copy${copy}`,
        },
        sections,
      });
  }
  return copies;
}

/** Converts a page to Markdown for VitePress, with every special character escaped. */
export function toMarkdown({ record, sections }: SearchablePage): string {
  const plain = (text: string): string =>
    text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replaceAll('\\{\\{', '\\{ \\{');
  return sections
    .map(({ id, titles, text }) =>
      id === ''
        ? `# ${plain(record.title)}\n\n${plain(text)}\n`
        : `${'#'.repeat(Math.min(6, Math.max(2, titles.length)))} ${plain(titles.at(-1) ?? '')} {#${id}}\n\n${plain(text)}\n`,
    )
    .join('\n');
}

/** Converts a page to HTML for Pagefind. */
export function toHtml({ record, sections }: SearchablePage): string {
  const level = (titles: readonly string[]): number => Math.min(6, Math.max(2, titles.length));
  const body = sections.map(({ id, titles, text }) =>
    id === ''
      ? `<h1>${escapeHtml(record.title)}</h1>\n<p>${escapeHtml(text)}</p>`
      : `<h${level(titles)} id="${id}">${escapeHtml(titles.at(-1) ?? '')}</h${level(titles)}>\n<p>${escapeHtml(text)}</p>`,
  );
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(record.title)}</title></head><body><main data-pagefind-body>\n${body.join('\n')}\n</main></body></html>\n`;
}
