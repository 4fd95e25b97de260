import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { positionAt, type SourcePosition } from '#shared/problem.ts';
import { parseCode } from '#node/base/syntax/parse-code.ts';
import { findModule } from '#node/base/files/find-module.ts';

interface CodeImport {
  readonly source: string;
  readonly position: SourcePosition;
  /** Absolute path of the imported file, with or without its extension; undefined for a package. */
  readonly target?: string;
}

/**
 * Finds unresolved imports in a module (named with or without its extension) and in the site's own
 * code that the module imports.
 */
export function missingInCode(
  module: string,
  siteDir: string,
  seen = new Set<string>(),
): readonly CodeImport[] {
  const file = findModule(module) ?? findModule(module.replace(/\.jsx?$/, ''));
  if (file === undefined || seen.has(file)) return [];
  seen.add(file);
  const further = importsOf(file, siteDir).flatMap(({ target }) =>
    target === undefined ? [] : missingInCode(target, siteDir, seen),
  );
  return [...missingImports(file, siteDir), ...further];
}

/** Finds unresolved imports in a code file. */
export function missingImports(file: string, siteDir: string): readonly CodeImport[] {
  return importsOf(file, siteDir).filter(({ source, target }) =>
    isMissing(source, target, [file, siteDir]),
  );
}

/**
 * Whether an import cannot be resolved: the file `target` (with or without its extension) does not
 * exist, or the package is not installed for any of these files or folders.
 */
export function isMissing(
  source: string,
  target: string | undefined,
  places: readonly string[],
): boolean {
  return target === undefined ? !hasPackageFor(source, places) : !existsModule(target);
}

function targetOf(source: string, importer: string, siteDir: string) {
  const [pathname = ''] = source.split('?', 1);
  if (pathname.startsWith('@site/')) return path.join(siteDir, pathname.slice('@site/'.length));
  return pathname.startsWith('.') ? path.resolve(path.dirname(importer), pathname) : undefined;
}

/**
 * Whether a module's file exists. TypeScript code may import it by the name of its compiled file
 * (`.js` for `.ts`).
 */
function existsModule(module: string) {
  return [module, module.replace(/\.jsx?$/, '')].some(
    (name) => existsSync(name) || findModule(name) !== undefined,
  );
}

/**
 * Whether an import's package is installed for one of these files or folders, or for this program.
 */
function hasPackageFor(source: string, places: readonly string[]) {
  const [, name] = /^((?:@[^/]+\/)?[^/?:@]+)/.exec(source) ?? [];
  // `#…` is an import defined in the site's own package.json.
  if (name === undefined || isBuiltin(source) || /^(?:#|@theme|@docusaurus)/.test(source))
    return true;
  return [...places, import.meta.filename].some((place) => {
    const folders = createRequire(path.join(place, 'x.js')).resolve.paths(name) ?? [];
    return folders.some((packages) => existsSync(path.join(packages, name)));
  });
}

/** Returns a file's static imports and re-exports, except type-only ones. */
function importsOf(file: string, siteDir: string): readonly CodeImport[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseCode(file, code).module;
  return [...staticImports, ...staticExports].flatMap((statement) => {
    const { entries } = statement;
    if (entries.length > 0 && entries.every(({ isType }) => isType)) return [];
    const request =
      'moduleRequest' in statement ? statement.moduleRequest : statement.entries[0]?.moduleRequest;
    if (!request) return [];
    const { value: source, start } = request;
    const position = { file, ...positionAt(code, start) };
    return [{ source, position, target: targetOf(source, file, siteDir) }];
  });
}
