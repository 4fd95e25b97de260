import { apiManifestFile } from '#shared/api/api-manifest.ts';
import type { ApiPage } from '../model/api-page.ts';
import type { SourceFileView } from '../model/build-files.ts';
import type { DeclarationKind } from '../model/declaration.ts';
import { sectionTitles } from '../model/sections.ts';
import { categories } from '../model/slugs.ts';
import {
  renderFilesPage,
  renderIndexPage,
  renderModulesPage,
  type IndexOptions,
} from './index-pages.ts';
import { renderManifest } from './manifest.ts';
import { renderPage } from './render-page.ts';

/**
 * Renders all files of the reference, keyed by path in the output folder. Includes a list of the
 * source files if `files` are given.
 */
export function renderFiles(
  pages: readonly ApiPage[],
  options: IndexOptions,
  files: readonly SourceFileView[] = [],
): Map<string, string> {
  const used = Object.entries(categories).flatMap(([kind, folder], index) =>
    pages.some(({ category }) => category === folder)
      ? // "Exports" is a page and comes first.
        [[folder, { label: sectionTitles[kind as DeclarationKind], position: index + 2 }] as const]
      : [],
  );
  return new Map([
    ['_category_.json', json({ label: 'API', position: 0 })],
    ['index.mdx', renderIndexPage(pages, options)],
    ['modules.mdx', renderModulesPage(pages, options)],
    ...(files.length > 0 ? [['files.mdx', renderFilesPage(files, options)] as const] : []),
    ...used.map(([folder, group]) => [`${folder}/_category_.json`, json(group)] as const),
    ...pages.map((page) => [`${page.id}.mdx`, renderPage(page)] as const),
    [apiManifestFile, renderManifest(pages)],
  ]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
