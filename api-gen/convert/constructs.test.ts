import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { buildPages } from '../model/build-pages.ts';
import type { ApiProject } from '../model/declaration.ts';
import type { ApiPage } from '../model/api-page.ts';
import { renderFiles } from '../render/output-files.ts';
import { findLiveParts, pageBlocks, parseGenerated } from '../testing/live-parts.ts';
import { convertProject } from './convert-project.ts';
import { listModules } from './source-files.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const root = path.join(fixtures, 'constructs');

let project: ApiProject;
let pages: ApiPage[];
let problems: readonly Problem[];
let files: Map<string, string>;

describe('a project with every construct of TypeScript', () => {
  beforeAll(async () => {
    ({ project } = await convertProject({ root, modules: listModules(root) }));
    ({ pages, problems } = buildPages(project, {
      apiPath: '/contributing/api/',
      sourceUrl: 'https://example.org/src/',
      checks: { root, severity: 'error' },
    }));
    files = renderFiles(pages, {
      apiPath: '/contributing/api/',
      name: 'constructs',
      heading: 'Constructs',
      readme: 'Every construct of the language.',
    });
  });

  it('renders the pages as they were reviewed', async () => {
    for (const [file, content] of files) {
      await expect(content).toMatchFileSnapshot(path.join(fixtures, 'constructs-expected', file));
    }
  });

  it('has a page for every class, enumeration, interface, module and namespace', () => {
    expect(pages.map((page) => page.id)).toMatchSnapshot();
  });

  it('generates pages that compile and run nothing', async () => {
    for (const [file, content] of files) {
      if (!file.endsWith('.mdx')) continue;
      expect(findLiveParts(parseGenerated(content), pageBlocks), file).toEqual([]);
      await compile(content.replace(/^---\n[^]*?\n---\n/, ''), {
        format: 'mdx',
        remarkPlugins: [remarkGfm],
      });
    }
  });

  it('links only to pages and anchors that exist', () => {
    const ids = new Map(
      pages.map((page) => [page.path, new Set(idsOf(files.get(`${page.id}.mdx`) ?? ''))]),
    );
    const targets = [...files.values()].flatMap((content) =>
      [...content.matchAll(/[("<](\/contributing\/api\/[^)">]*)/g)].map((match) => match[1] ?? ''),
    );
    const broken = targets.filter((target) => {
      const [page = '', anchor] = target.split('#');
      return anchor === undefined
        ? !ids.has(page) && !/api\/(?:modules\/)?$/.test(page)
        : ids.has(page) && !ids.get(page)?.has(anchor);
    });
    expect(targets.length).toBeGreaterThan(100);
    expect([...new Set(broken)]).toEqual([]);
  });

  it('distinguishes names that differ only in case', () => {
    const ids = pages.map((page) => page.id.toLowerCase());
    expect(ids).toContain('interfaces/interfaces.maker-1');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('reports an unresolved import with its position', () => {
    expect(project.unresolvedImports).toEqual([
      { specifier: 'a-package-that-is-not-there', position: { file: 'classes.ts', line: 2 } },
    ]);
  });

  it('reports broken links and missing documentation, with file and line', () => {
    const messages = problems.map(
      ({ message, position }) =>
        `${path.relative(root, position.file)}:${position.line} ${message}`,
    );
    expect(messages).toContain(
      'classes.ts:15 The comment of Shape links to "Nowhere", which does not exist.',
    );
    expect(messages).toContain(`types.ts:40 undocumented is exported and has no documentation.`);
  });
});

/** Returns the ids of the headings and list rows on a generated page. */
function idsOf(content: string): string[] {
  return [...content.matchAll(/\\\{#([^}]+)\}(?:$| [=—])/gm)].map((match) => match[1] ?? '');
}
