import type { Program } from 'estree-jsx';
import { parseAst } from 'rolldown/parseAst';
import type { VFile } from 'vfile';
import { contextOf, type CompileContext } from '../context/compile-context.ts';
import type { PageCode } from './page-code.ts';

/** Values available to the code of every MDX page, as in Docusaurus. */
const values: Readonly<Record<string, (context: CompileContext) => unknown>> = {
  frontMatter: ({ page }) => ({ ...page.frontmatter, ...page.otherFields }),
  contentTitle: ({ result }) => result.contentTitle,
  toc: ({ result }) =>
    result.headings.map(({ id, text, value = text, level }) => ({ value, id, level })),
};

/**
 * Returns the names of the values that a page's code uses without defining them. Pages may import
 * any of a piece.
 */
export function usedPageValues(
  { named, declared }: PageCode,
  { isPiece }: CompileContext,
): readonly string[] {
  return Object.keys(values).filter((name) => (isPiece || named.has(name)) && !declared.has(name));
}

/** Defines these values in a page's code once its headings are known. */
export function recmaPageValues() {
  return (tree: Program, file: VFile): void => {
    const context = contextOf(file);
    const declaration = context.isPiece ? 'export const' : 'const';
    for (const name of context.result.pageValues) {
      const value = JSON.stringify(values[name]?.(context)) as string | undefined;
      tree.body.unshift(
        ...parseStatements(`${declaration} ${name} = ${value ?? 'undefined'};`).body,
      );
    }
  };
}

/** Parses JavaScript that the build generates. */
export function parseStatements(code: string): Program {
  return { ...(parseAst(code) as unknown as Program), sourceType: 'module', comments: [] };
}
