import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { docusaurusModules } from './mdx-components.ts';
import type { Fault } from '#shared/problem.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { isInsideResolved } from '#node/base/files/is-inside.ts';
import { type CompileContext, toSourceFile } from '../context/compile-context.ts';
import { dependOn, type ImportedFile } from '../context/compile-result.ts';
import { findModule } from '#node/base/files/find-module.ts';
import type { PageImport } from './page-code.ts';

/**
 * Returns the existing Markdown files that a page imports as partials (`import Setup from
 * './_setup.mdx'`). Reports and skips imports that pages must not contain, such as Node's modules,
 * URLs, and files outside the site's folders.
 */
export function importedFiles(
  imports: readonly PageImport[],
  context: CompileContext,
): readonly ImportedFile[] {
  const files: ImportedFile[] = [];
  for (const imported of imports) {
    const fault = explainImport(imported.source, context);
    const file = toImportedFile(imported.source, context);
    const position = { file: context.page.file, ...imported.position };
    if (fault) context.result.problems.push({ ...fault, severity: 'error', position });
    else if (file !== undefined && /\.mdx?$/.test(file)) {
      if (existsSync(file)) files.push({ file, name: imported.name });
      else dependOn(file, context.result);
    }
  }
  return files;
}

function explainImport(source: string, context: CompileContext): Fault | undefined {
  if (isBuiltin(source))
    return {
      message: `The page imports "${source}", which browsers do not provide.`,
      hint: 'Pages run in the browser too: remove the import.',
    };
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(source))
    return {
      message: `The page imports "${source}" from another host.`,
      hint: 'Put a copy next to the page and import that.',
    };
  if (/^@(?:theme|docusaurus)[\w-]*\//.test(source) && !Object.hasOwn(docusaurusModules, source))
    return {
      message: `The page imports "${source}", which this site does not provide.`,
      hint: `It provides ${Object.keys(docusaurusModules).join(', ')}.`,
    };
  const file = toImportedFile(source, context);
  const { settings } = context;
  const { siteDir, publicDirs } = settings;
  const folders = [...versionFolders(settings), ...publicDirs, path.join(siteDir, 'src')];
  if (file === undefined || isInsideResolved(file, folders)) return undefined;
  const { importsTracked } = settings.dialect;
  if (importsTracked && context.site.isTracked(findModule(file) ?? file)) return undefined;
  return {
    message: `The page imports "${source}", which is outside its folder.`,
    hint: `Pages may import from their own folder, the folders of static files, \`@site/src\` and packages${importsTracked ? ', and files that git tracks elsewhere in their project' : ''}.`,
  };
}

/**
 * Rewrites webpack's loader syntax to Vite queries with the same effect: `!!raw-loader!./a.js` →
 * `./a.js?raw`, and `!!./a.js` → `./a.js`.
 */
export function withoutLoaders(source: string): string {
  const [, isRaw, module = source] = /^-?!{0,2}(raw-loader!)?(.*)$/s.exec(source) ?? [];
  return isRaw ? `${module}?raw` : module;
}

/**
 * Returns the file that an import specifier refers to, without the query; undefined for a package.
 */
export function toImportedFile(source: string, context: CompileContext): string | undefined {
  const [pathname = ''] = withoutLoaders(source).split(/[?#]/, 1);
  if (path.isAbsolute(pathname)) return path.normalize(pathname);
  return /^(?:\.{1,2}\/|@site\/)/.test(pathname) ? toSourceFile(pathname, context) : undefined;
}
