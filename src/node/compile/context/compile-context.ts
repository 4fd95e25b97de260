import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes as MdastNodes } from 'mdast';
import type { VFile } from 'vfile';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SourcePosition } from '#shared/problem.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import {
  createCompileResult,
  dependOn,
  type CompileResult,
  type IdPlan,
} from './compile-result.ts';
import type { CompileSources } from './compile-sources.ts';
import { formatOf, type PageFormat } from './page-format.ts';

/** How a file is compiled. */
export interface ContextKind {
  /** Whether the file is a partial, which is not a page itself but imported by one. */
  readonly isPartial?: boolean;
  /** Whether the module contains the HTML of its static parts, because no page supplies it. */
  readonly containsHtml?: boolean;
  /** New ids, if ids of the page and its partials clash. */
  readonly idPlan?: IdPlan;
}

/** One compilation of a page: its sources and its result. */
export interface CompileContext extends CompileSources, ContextKind {
  readonly page: ScannedPage;
  readonly format: PageFormat;
  readonly result: CompileResult;
}

/** Creates the context for a page or partial, with an empty result. */
export function createContext(
  page: ScannedPage,
  sources: CompileSources,
  kind: ContextKind,
): CompileContext {
  const format = formatOf(page, sources.settings.markdownFormat);
  return { ...sources, page, format, result: createCompileResult(), ...kind };
}

/** Returns the context that `compileModule` has attached to a file. */
export function contextOf({ data }: VFile): CompileContext {
  return data.compile as CompileContext;
}

/** Returns the translator for the language that the compiled page is written in. */
export function translatorOf({ page, tools }: CompileContext): Translator {
  return tools.translator(page.record);
}

/** Returns a node's position in the page's source file. */
export function positionOf(
  { position }: Pick<MdastNodes, 'position'>,
  { page: { file } }: CompileContext,
): SourcePosition {
  const { line, column } = position?.start ?? {};
  return { file, line, column };
}

/**
 * Returns the position of a place in a node's text; lines and columns are one-based. In a block,
 * the text starts below the fence, which is line 0.
 */
export function positionInside(
  { type, position }: Pick<MdastNodes, 'type' | 'position'>,
  { line, column }: { readonly line: number; readonly column: number },
  context: CompileContext,
): SourcePosition {
  const { file } = context.page;
  const { start } = position ?? { start: { line: 1, column: 1 } };
  if (type !== 'inlineMath')
    return { file, line: start.line + line, column: start.column + column - 1 };
  const text = lineOf(context, start.line).slice(start.column - 1);
  const [fence = ''] = /^\$+ ?/.exec(text) ?? [];
  const before = line === 1 ? start.column - 1 + fence.length : 0;
  return { file, line: start.line + line - 1, column: before + column };
}

/** Returns a line of a page's text; line numbers are one-based. */
export function lineOf({ page }: CompileContext, line: number): string {
  return page.body.split('\n')[line - 1] ?? '';
}

/**
 * Returns the file that a path on a page refers to. Relative paths start at the page, absolute
 * paths at the content folder, and `@site/…` paths at the site's folder. If a file is missing next
 * to a translated page, returns the path next to the page's original.
 */
export function toSourceFile(pathname: string, context: CompileContext): string {
  const { page, settings } = context;
  if (pathname.startsWith('@site/'))
    return path.join(settings.siteDir, pathname.slice('@site/'.length));
  if (pathname.startsWith('/')) return path.join(settings.contentDir, pathname);
  const file = path.resolve(path.dirname(page.file), pathname);
  if (page.original === undefined || existsSync(file)) return file;
  dependOn(file, context.result);
  return path.resolve(path.dirname(page.original), pathname);
}
