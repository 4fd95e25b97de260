import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { positionAt, type SourcePosition } from '#shared/problem.ts';
import { parseCode } from '#node/base/syntax/parse-code.ts';
import { findModule } from '#node/base/files/find-module.ts';

/** An unresolved import in a code file. */
interface MissingImport {
  readonly source: string;
  readonly position: SourcePosition;
}

/**
 * Finds unresolved imports in a module (named without its extension) and in the site's own code
 * that the module imports.
 */
export function missingInCode(
  module: string,
  siteDir: string,
  seen = new Set<string>(),
): readonly MissingImport[] {
  const file = findModule(module) ?? findModule(module.replace(/\.jsx?$/, ''));
  if (file === undefined || seen.has(file)) return [];
  seen.add(file);
  const further = importsOf(file).flatMap(({ source }) => {
    const target = targetOf(source, file, siteDir);
    return target === undefined ? [] : missingInCode(target, siteDir, seen);
  });
  return [...missingImports(file, siteDir), ...further];
}

/** Finds unresolved imports in a code file. */
export function missingImports(file: string, siteDir: string): readonly MissingImport[] {
  return importsOf(file).filter(({ source }) => {
    return isMissing(source, targetOf(source, file, siteDir), [file, siteDir]);
  });
}

/**
 * Whether an import cannot be resolved: its file, named without extension, does not exist, or its
 * package is not installed for any of these files or folders.
 */
export function isMissing(
  source: string,
  target: string | undefined,
  places: readonly string[],
): boolean {
  return target === undefined ? !hasPackageFor(source, places) : !existsModule(target);
}

function targetOf(source: string, importer: string, siteDir: string): string | undefined {
  const [pathname = ''] = source.split('?', 1);
  if (pathname.startsWith('@site/')) return path.join(siteDir, pathname.slice('@site/'.length));
  return pathname.startsWith('.') ? path.resolve(path.dirname(importer), pathname) : undefined;
}

/**
 * Whether a module's file exists. TypeScript code may import it with the extension that it compiles
 * to.
 */
function existsModule(module: string): boolean {
  return [module, module.replace(/\.jsx?$/, '')].some(
    (name) => existsSync(name) || findModule(name) !== undefined,
  );
}

/** Whether an import's package is installed for one of these files or folders, or for this site. */
function hasPackageFor(source: string, places: readonly string[]): boolean {
  const [, name] = /^((?:@[^/]+\/)?[^/?:@]+)/.exec(source) ?? [];
  // `#…` is an import defined in the site's own package.json.
  if (name === undefined || isBuiltin(source) || /^(?:#|@theme|@docusaurus)/.test(source))
    return true;
  return [...places, import.meta.filename].some((place) => {
    const folders = createRequire(path.join(place, 'x.js')).resolve.paths(name) ?? [];
    return folders.some((packages) => existsSync(path.join(packages, name)));
  });
}

/** Returns a file's imports and re-exports, except type-only ones. */
function importsOf(file: string): readonly MissingImport[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseCode(file, code).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => !areTypes(entries))
      .map((found) => found.moduleRequest),
    ...staticExports.flatMap(({ entries }) =>
      areTypes(entries) ? [] : (entries[0]?.moduleRequest ?? []),
    ),
  ];
  return requests.map(({ value, start }) => ({
    source: value,
    position: { file, ...positionAt(code, start) },
  }));
}

function areTypes(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}
