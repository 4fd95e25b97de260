import type { DeclarationRow } from '#shared/api/declaration-markdown.ts';
import { escapeText } from '../markdown/escape.ts';
import { firstSentence } from '../markdown/first-sentence.ts';
import type { SourceFileView } from '../model/build-files.ts';
import type { ApiPage } from '../model/api-page.ts';
import { renderCollapsible, joinBlocks, renderHeading } from './description.ts';
import { renderFrontmatter } from './frontmatter.ts';
import { renderDeclarations } from './rows.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** Base path, name, heading and introduction for the index pages. */
export interface IndexOptions {
  readonly apiPath: string;
  /** Name of the documented package. */
  readonly name: string;
  /** Heading of the index. */
  readonly heading: string;
  /** Our own MDX that introduces the reference; unlike comments, it is trusted. */
  readonly readme: string;
}

/** Maximum number of modules listed on the first page. */
const mostModules = 30;

/**
 * Renders the first page of the reference: its heading, introduction, and modules or, if there are
 * many, groups of modules.
 */
export function renderIndexPage(
  pages: readonly ApiPage[],
  { apiPath, name, heading, readme }: IndexOptions,
): string {
  const groups = groupModules(pages);
  const all = groups.flatMap(({ modules }) => modules);
  const rows =
    all.length <= mostModules
      ? all.map(toRow)
      : groups.map(({ group, modules }) => ({
          kind: 'module',
          name: group,
          href: `${apiPath}modules/#${anchorOf(group)}`,
          summary: countModules(modules),
        }));
  return `${joinBlocks([
    renderFrontmatter({
      id: 'index',
      path: apiPath,
      title: name,
      label: 'Readme',
      description: `Reference of the declarations of ${name}.`,
    }),
    `# ${escapeText(heading)}`,
    readme.trim(),
    renderHeading(2, 'Modules', 'modules'),
    `All of them are listed in [Exports](<${apiPath}modules/>).`,
    renderDeclarations(rows),
  ])}\n`;
}

/** Renders the list of all source files, each with its declarations in a collapsed group. */
export function renderFilesPage(
  files: readonly SourceFileView[],
  { apiPath, name }: IndexOptions,
): string {
  return `${joinBlocks([
    renderFrontmatter({
      id: 'files',
      path: `${apiPath}files/`,
      title: 'Source files',
      label: 'By file',
      description: `Source files of ${name} and what each declares.`,
      // Sorts before the folders, whose positions start at 2.
      position: 1.5,
    }),
    ...files.map(({ file, declarations }) =>
      renderCollapsible(file, renderDeclarations(declarations), 'api-details api-folder'),
    ),
  ])}\n`;
}

/**
 * Renders the list of all modules, grouped by folder; the groups are collapsed on small screens.
 */
export function renderModulesPage(
  pages: readonly ApiPage[],
  { apiPath, name }: IndexOptions,
): string {
  const sections = groupModules(pages).flatMap(({ group, modules }) => {
    return [
      renderHeading(2, group, anchorOf(group)),
      renderCollapsible(
        `${countModules(modules)} in ${group}`,
        renderDeclarations(modules.map(toRow)),
        'api-details api-folder',
      ),
    ];
  });
  return `${joinBlocks([
    renderFrontmatter({
      id: 'modules',
      path: `${apiPath}modules/`,
      title: 'API reference',
      label: 'Exports',
      description: `All modules of ${name}.`,
      position: 1,
    }),
    ...sections,
  ])}\n`;
}

function toRow({ label, path, description }: ApiPage): DeclarationRow {
  return { kind: 'module', name: label, href: path, summary: firstSentence(description.markdown) };
}

function anchorOf(group: string): string {
  return (
    group
      .toLowerCase()
      .replace(/[^\w-]+/g, '-')
      .replace(/^-/, '') || 'other'
  );
}

function countModules({ length }: readonly ApiPage[]): string {
  return `${length} ${length === 1 ? 'module' : 'modules'}`;
}

interface ModuleGroup {
  readonly group: string;
  readonly modules: readonly ApiPage[];
}

/** Groups modules by their package or top-level folder, and sorts each group by label. */
function groupModules(pages: readonly ApiPage[]): ModuleGroup[] {
  const modules = pages.filter((page) => page.category === 'modules');
  const groups = groupBy(modules, ({ label }) => /^(?:@[^/]+\/)?[^/]*/.exec(label)?.[0] || 'other');
  return [...groups].map(([group, members]) => ({
    group,
    modules: members.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  }));
}
