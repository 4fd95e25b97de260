import type { ApiProject } from './declaration.ts';
import type { Problem } from '#shared/problem.ts';
import { checkProject, type CheckOptions } from './check-project.ts';
import { buildSection, type PageContext } from './build-members.ts';
import { buildRelations } from './build-relations.ts';
import { findRelatives, type Relatives } from './find-relatives.ts';
import {
  commentOf,
  describe,
  describeProperties,
  sourceLink,
  toNamedLink,
  type ModelContext,
} from './describe.ts';
import { buildLinkTable, isNameShared, resolveCode, type LinkTable } from './links.ts';
import type { ApiPage } from './api-page.ts';
import { assignSlugs, type PageDeclaration } from './slugs.ts';
import { buildFiles, type SourceFileView } from './build-files.ts';
import { importLines } from './import-lines.ts';
import { basesOf } from './shapes.ts';
import { buildUsedBy } from './build-used-by.ts';

/** Maximum length of the type parameters in a title, in characters. */
const longestParameters = 30;

/** Where the pages and their sources are, and how strictly the sources are checked. */
export interface BuildOptions extends Pick<ModelContext, 'sourceUrl' | 'sourceLines'> {
  /** Site path of the API's index page, with leading and trailing slashes. */
  readonly apiPath: string;
  readonly checks: CheckOptions;
  /** Ids of the pages whose declarations can be reached by voice. */
  readonly spokenPages?: ReadonlySet<string>;
}

/** Converts the documented source to pages, ordered by id, and reports its problems. */
export function buildPages(
  project: ApiProject,
  options: BuildOptions,
): {
  readonly pages: ApiPage[];
  readonly files: SourceFileView[];
  readonly problems: Problem[];
  readonly table: LinkTable;
} {
  const declarations = assignSlugs(project.modules);
  const table = buildLinkTable(declarations, options.apiPath);
  const context = { ...options, table, usedBy: buildUsedBy(table) };
  const relatives = findRelatives(table);
  const pages = [...table.anchors]
    .map(([page, anchors]) => ({
      ...buildPage({ ...context, anchors }, page, relatives),
      importLines: importLines(page, project),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const problems = checkProject(project, table, options.checks);
  return { pages, files: buildFiles(table), problems, table };
}

function buildPage(
  context: PageContext & BuildOptions,
  page: PageDeclaration,
  relatives: Relatives,
): Omit<ApiPage, 'importLines'> {
  const { declaration, module, category, names } = page;
  const name = names.join('.') || module.name;
  const path = `${context.apiPath}${page.id}/`;
  const positioned = declaration.position ? declaration : module;
  const pageContext = { ...context, file: positioned.position?.file };
  const parameters = declaration.typeParameters.map((parameter) => parameter.name).join(', ');
  // The signature below the title shows all type parameters.
  const generic = parameters && `<${parameters.length > longestParameters ? '…' : parameters}>`;
  return {
    id: page.id,
    path,
    category,
    kind: declaration.kind,
    name: category === 'classes' || category === 'interfaces' ? declaration.name + generic : name,
    label: name,
    isNameShared: isNameShared(context.table, name),
    module: {
      name: module.name,
      href: context.table.places.get(module.id)?.href,
    },
    code:
      category === 'modules' || category === 'namespaces'
        ? []
        : resolveCode(context.table, declaration.code),
    description: describe(context, commentOf(declaration)),
    typeParameters: describeProperties(context, declaration.typeParameters),
    properties: describeProperties(context, declaration.properties),
    bases: basesOf(declaration),
    relations: buildRelations(context, declaration, relatives),
    sections: context.anchors.sections.map((section) => buildSection(pageContext, section)),
    foreign: declaration.foreign.map((members) => ({
      ...toNamedLink(context, members),
      count: members.count,
    })),
    usedBy: context.usedBy.get(path) ?? [],
    isSpoken: context.spokenPages?.has(page.id) ?? false,
    source: sourceLink(context, positioned),
    position: positioned.position,
  };
}
