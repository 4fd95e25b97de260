import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { warningAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { dependOn } from '../context/compile-result.ts';
import { toImportedFile } from './imported-files.ts';
import { isMissing, missingInCode } from './missing-in-code.ts';
import type { PageImport } from './page-code.ts';
import { parseStatements } from './page-values.ts';

/**
 * Reports imports that cannot be resolved to a file or package. If missing imports only cause
 * warnings, replaces the imported components, and components whose own imports cannot be resolved,
 * with empty ones.
 */
export function replaceMissingImports(
  tree: Root,
  imports: readonly PageImport[],
  context: CompileContext,
): void {
  const { page, settings, result } = context;
  const missing = imports.filter(({ source }) => {
    const file = toImportedFile(source, context);
    const isGone = isMissing(source, file, [page.file, settings.siteDir]);
    if (isGone && file !== undefined) dependOn(file, result);
    return isGone;
  });
  const isError = settings.config.checks.imports === 'throw';
  for (const { source, position } of missing) {
    const problem = missingProblem('page', source, { file: page.file, ...position });
    result.problems.push({ ...problem, severity: isError ? 'error' : 'warning' });
  }
  if (isError) return;
  const broken = imports.filter(({ source }) => {
    const file = toImportedFile(source, context);
    return file !== undefined && reportBrokenImports(file, context);
  });
  const sources = new Set([...missing, ...broken].map(({ source }) => source));
  if (sources.size === 0) return;
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm' && node.data?.estree) standIn(node.data.estree, sources);
}

/**
 * Reports unresolved imports of a component and of the code that it imports; returns whether there
 * are any.
 */
export function reportBrokenImports(module: string, { settings, result }: CompileContext): boolean {
  const missing = missingInCode(module, settings.siteDir);
  result.problems.push(
    ...missing.map(({ source, position }) => missingProblem('code', source, position)),
  );
  return missing.length > 0;
}

/** Returns the warning for an unresolved import. */
export function missingProblem(
  importer: 'page' | 'code',
  source: string,
  position: SourcePosition,
): Problem {
  return /^(?:.*!)?(?:[./#]|@site\/)/.test(source)
    ? warningAt(
        position,
        `The ${importer} imports "${source}", which does not exist.`,
        'Correct the path, or create the file first.',
      )
    : warningAt(
        position,
        `The ${importer} imports the package "${source}", which is not installed.`,
        'Install the packages of the site first, or leave out components that need it with `checks: { imports: "warn" }` in the configuration.',
      );
}

function standIn(program: Program, sources: ReadonlySet<string>) {
  program.body = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !sources.has(String(statement.source.value)))
      return [statement];
    const names = statement.specifiers.map(({ local }) => emptyComponent(local.name));
    return parseStatements(names.join('\n')).body;
  });
}

/** Returns the code of a component that renders nothing. */
export function emptyComponent(name: string): string {
  return `const ${name} = () => null;`;
}
