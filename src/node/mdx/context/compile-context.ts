import type { Nodes as MdastNodes } from 'mdast';
import type { VFile } from 'vfile';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SourcePosition } from '#shared/problem.ts';
import type { ScannedPage } from '../../content/scan-page.ts';
import { createCompileResult, type CompileResult } from './compile-result.ts';
import type { CompileSources } from './compile-sources.ts';

/** One compilation of one page: what it is made from, and its result. */
export interface CompileContext extends CompileSources {
  readonly page: ScannedPage;
  readonly result: CompileResult;
  /** The file is no page by itself, but imported by one. */
  readonly isPiece: boolean;
}

/** Creates the context of a page or piece, with an empty result. */
export function createContext(
  page: ScannedPage,
  sources: CompileSources,
  isPiece = false,
): CompileContext {
  return { ...sources, page, result: createCompileResult(), isPiece };
}

/** The compilation that a file belongs to. Throws when the file was not prepared for it. */
export function contextOf(file: VFile): CompileContext {
  const context = file.data.compile;
  if (context === undefined) throw new Error(`No compile context for ${file.path}.`);
  return context as CompileContext;
}

/** Says texts of the interface in the language that the page of a compilation is written in. */
export function translatorOf({ page, tools }: CompileContext): Translator {
  return tools.translator(page.record);
}

/** Place in the page's source file of a node; lines count from the top of the file, frontmatter included. */
export function positionOf(
  node: {
    readonly position?:
      { readonly start: { readonly line: number; readonly column: number } } | undefined;
  },
  context: CompileContext,
): SourcePosition {
  const { file, bodyLine } = context.page;
  const start = node.position?.start;
  return start ? { file, line: start.line + bodyLine, column: start.column } : { file };
}

/** Position of a place in the text of a node; lines and columns count from 1. In a block the text starts below its fence; line 0 is the fence. */
export function positionInside(
  { type, position }: Pick<MdastNodes, 'type' | 'position'>,
  { line, column }: { readonly line: number; readonly column: number },
  context: CompileContext,
): SourcePosition {
  const { file, body, bodyLine } = context.page;
  const { start } = position ?? { start: { line: 1, column: 1 } };
  if (type !== 'inlineMath')
    return { file, line: start.line + bodyLine + line, column: start.column + column - 1 };
  const text = (body.split('\n')[start.line - 1] ?? '').slice(start.column - 1);
  const [fence = ''] = /^\$+ ?/.exec(text) ?? [];
  const before = line === 1 ? start.column - 1 + fence.length : 0;
  return { file, line: start.line + bodyLine + line - 1, column: before + column };
}
