import path from 'node:path';
import { convertProject } from '../convert/convert-project.ts';
import { listModules } from '../convert/source-files.ts';
import { buildPages } from '../model/build-pages.ts';
import { renderFiles } from '../render/output-files.ts';

/**
 * Builds the pages of a fixture folder. `page` returns a page's MDX by id, or an empty string if
 * there is no such page.
 */
export async function buildFixturePages(fixture: string) {
  const root = path.resolve(import.meta.dirname, '../fixtures', fixture);
  const { project } = await convertProject({ root, modules: listModules(root) });
  const { pages, problems } = buildPages(project, {
    apiPath: '/contributing/api/',
    sourceUrl: 'https://example.org/src/',
    checks: { root, severity: 'warning' },
  });
  const options = { apiPath: '/contributing/api/', name: fixture, heading: fixture, readme: '' };
  const files = renderFiles(pages, options);
  return { root, project, pages, problems, page: (id: string) => files.get(`${id}.mdx`) ?? '' };
}
