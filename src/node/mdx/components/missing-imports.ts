import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import type { Problem } from '#shared/problem.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { dependOn } from '../context/compile-result.ts';
import { findModule } from './global-components.ts';
import { toImportedFile } from './imported-files.ts';
import type { PageImport } from './page-code.ts';
import { parseStatements } from './page-values.ts';

/**
 * Reports imports that cannot be resolved to a file or package. If the site's checks only warn, the
 * page's code gets an empty component instead.
 */
export function replaceMissingImports(
  tree: Root,
  imports: readonly PageImport[],
  context: CompileContext,
): void {
  const missing = imports.filter(({ source }) => isMissing(source, context));
  context.result.problems.push(...missing.map((found) => toProblem(found, context)));
  if (missing.length === 0 || context.settings.config.checks.imports === 'throw') return;
  const sources = new Set(missing.map(({ source }) => source));
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm' && node.data?.estree) standIn(node.data.estree, sources);
}

function isMissing(source: string, context: CompileContext): boolean {
  const file = toImportedFile(source, context);
  if (file !== undefined) {
    const isThere = existsSync(file) || findModule(file) !== undefined;
    if (!isThere) dependOn(file, context.result);
    return !isThere;
  }
  const [, name] = /^((?:@[^/]+\/)?[^/?:@]+)/.exec(source) ?? [];
  // `#…` is an import defined in the site's own package.json.
  if (name === undefined || isBuiltin(source) || /^(?:#|@theme|@docusaurus)/.test(source))
    return false;
  const { page, settings } = context;
  return ![path.dirname(page.file), settings.siteDir, import.meta.dirname].some((folder) =>
    hasPackage(folder, name),
  );
}

function hasPackage(folder: string, name: string): boolean {
  const folders = createRequire(path.join(folder, 'page.js')).resolve.paths(name) ?? [];
  return folders.some((packages) => existsSync(path.join(packages, name)));
}

function toProblem(
  { source, line, column }: PageImport,
  { page, settings }: CompileContext,
): Problem {
  const isFile = /^(?:-?!!?)?(?:\.|@site\/|\/)/.test(source);
  const isThrown = settings.config.checks.imports === 'throw';
  return {
    message: isFile
      ? `The page imports "${source}", which does not exist.`
      : `The page imports the package "${source}", which is not installed.`,
    hint: isFile
      ? 'Correct the path, or create the file first.'
      : 'Install the packages of the site first.',
    severity: isThrown ? 'error' : 'warning',
    position: { file: page.file, line: line + page.bodyLine, column },
  };
}

/** Replaces these imports with empty components. */
function standIn(program: Program, sources: ReadonlySet<string>): void {
  program.body = program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !sources.has(String(statement.source.value)))
      return [statement];
    const names = statement.specifiers.map(({ local }) => `const ${local.name} = () => null;`);
    return parseStatements(names.join('\n')).body;
  });
}
