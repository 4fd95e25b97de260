import type { Problem } from '#shared/problem.ts';
import { findByName, type LinkTable } from './links.ts';
import type { ApiProject, Declaration, DeclarationPosition } from './declaration.ts';

/** How findings are reported: the folder that positions are relative to, and how bad they are. */
export interface CheckOptions {
  readonly root: string;
  readonly severity: Problem['severity'];
}

/** Kinds that must say what they are for. Members of classes may speak for themselves. */
const documentedKinds = new Set<Declaration['kind']>([
  'class',
  'interface',
  'enum',
  'function',
  'type alias',
  'variable',
]);

/** Finds links to nothing, exported declarations without a comment, and references without a page. */
export function checkProject(
  project: ApiProject,
  table: LinkTable,
  { root, severity }: CheckOptions,
): Problem[] {
  const at = (position: DeclarationPosition | null) =>
    position ? { file: `${root}/${position.file}`, line: position.line } : { file: root };
  const links = walk(project.modules).flatMap(({ declaration, position }) =>
    brokenLinks(declaration, table).map((text): Problem => ({
      message: `The comment of ${declaration.name} links to "${text}", which does not exist.`,
      hint: 'Correct the name after @link, or write it as code.',
      position: at(position),
      severity,
    })),
  );
  const undocumented = walk(project.modules)
    .filter(({ declaration }) => documentedKinds.has(declaration.kind) && !hasComment(declaration))
    .map(({ declaration, position }): Problem => ({
      message: `${declaration.name} is exported and has no documentation.`,
      hint: 'Write a comment /** … */ that says what it is for.',
      position: at(position),
      severity,
    }));
  const unexported = project.unexported.map(({ name, position }): Problem => ({
    message: `${name} is referenced, but it has no page.`,
    hint: 'Export it, or declare it at the top level of its module.',
    position: at(position),
    severity,
  }));
  return [...links, ...undocumented, ...unexported];
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

function brokenLinks(declaration: Declaration, table: LinkTable): string[] {
  const comments = [
    declaration.comment,
    ...declaration.signatures.flatMap((signature) => [
      signature.comment,
      ...signature.parameters.map((parameter) => parameter.comment),
    ]),
  ];
  return [...new Set(comments.flatMap((comment) => comment?.brokenLinks ?? []))].filter(
    (name) => !findByName(table, name),
  );
}

function hasComment({ comment, signatures }: Declaration): boolean {
  return [comment, ...signatures.map((signature) => signature.comment)].some(
    (candidate) => candidate !== null && (candidate.summary !== '' || candidate.blocks.length > 0),
  );
}
