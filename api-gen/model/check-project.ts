import { readFileSync } from 'node:fs';
import { positionAt, type Problem } from '#shared/problem.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';
import { findByName, type LinkTable } from './links.ts';
import type { ApiProject, Declaration, DeclarationPosition, OpenLink } from './declaration.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** How problems are reported. */
export interface CheckOptions {
  /** Folder that positions are relative to. */
  readonly root: string;
  readonly severity: Problem['severity'];
  /** Whether only what users import has pages. */
  readonly isByPackage?: boolean;
}

/** Kinds that need a comment. Class members may be self-explanatory. */
const documentedKinds = new Set<Declaration['kind']>([
  'class',
  'interface',
  'enum',
  'function',
  'type alias',
  'variable',
]);

/** Reports broken links, exported declarations without a comment, and references without a page. */
export function checkProject(
  project: ApiProject,
  table: LinkTable,
  { root, severity, isByPackage = false }: CheckOptions,
): Problem[] {
  const at = (position: DeclarationPosition | null) =>
    position ? { file: `${root}/${position.file}`, line: position.line } : { file: root };
  const broken = walk(project.modules).flatMap(({ declaration, position }) =>
    brokenLinks(declaration, table).map((link) => ({ declaration, position, link })),
  );
  const links = [...groupBy(broken, ({ link }) => `${link.file} ${link.name}`).values()]
    .flatMap(([first]) => first ?? [])
    .map(({ declaration, position, link }): Problem => ({
      message: `The comment of ${declaration.name} links to "${link.name}", which does not exist.`,
      hint: 'Correct the name after @link, or write it as code.',
      position: linkPosition(root, link) ?? at(position),
      severity,
    }));
  const undocumented = walk(project.modules)
    .filter(({ declaration }) => documentedKinds.has(declaration.kind) && !hasComment(declaration))
    .map(({ declaration, position }): Problem => ({
      message: `${declaration.name} is exported and has no documentation.`,
      hint: 'Write a comment /** … */ that explains its purpose.',
      position: at(position),
      severity,
    }));
  const unexported = project.unexported.map(({ name, position }): Problem => ({
    message: `${name} is referenced, but it has no page.`,
    hint: isByPackage
      ? 'Export it from a module that users import.'
      : 'Export it, or declare it at the top level of its module.',
    position: at(position),
    severity,
  }));
  const counted = severity === 'error' ? undocumented : countUndocumented(undocumented);
  return [...links, ...counted, ...unexported];
}

/**
 * Merges undocumented exports into a single problem that states their number, because we cannot fix
 * third-party sources.
 */
function countUndocumented(problems: readonly Problem[]): readonly Problem[] {
  const [first] = problems;
  if (!first || problems.length === 1) return problems;
  return [{ ...first, message: `${problems.length} exported declarations have no documentation.` }];
}

/**
 * Returns the position of a link in its file, for editors; undefined if the file spells it
 * differently.
 */
function linkPosition(root: string, { file, name }: OpenLink): Problem['position'] | undefined {
  const place = `${root}/${file}`;
  const text = file === '' ? '' : readFileSync(place, 'utf8');
  const offset = text.search(new RegExp(`\\{@link\\w*\\s+${escapePattern(name)}(?![\\w.#])`));
  return offset === -1 ? undefined : { file: place, ...positionAt(text, offset) };
}

interface Visited {
  readonly declaration: Declaration;
  readonly position: DeclarationPosition | null;
}

function walk(
  declarations: readonly Declaration[],
  parent: DeclarationPosition | null = null,
): Visited[] {
  return declarations
    .filter((declaration) => declaration.inheritedFrom === undefined)
    .flatMap((declaration) => {
      const position = declaration.position ?? parent;
      return [{ declaration, position }, ...walk(declaration.children, position)];
    });
}

/** Finds the broken links in all comments of a declaration, except in those of its members. */
function brokenLinks({ children: _, ...own }: Declaration, table: LinkTable): OpenLink[] {
  const links: OpenLink[] = [];
  JSON.stringify(own, (key, value: unknown) => {
    if (key === 'openLinks') links.push(...(value as readonly OpenLink[]));
    return value;
  });
  return links.filter((link) => !findByName(table, link));
}

function hasComment({ comment, signatures }: Declaration): boolean {
  return [comment, ...signatures.map((signature) => signature.comment)].some(
    (candidate) => candidate !== null && (candidate.markdown !== '' || candidate.blocks.length > 0),
  );
}
