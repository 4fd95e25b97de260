import type { Program } from 'estree-jsx';
import { parseAst } from 'rolldown/parseAst';
import type { VFile } from 'vfile';
import { contextOf, type CompileContext } from '../context/compile-context.ts';
import { moduleOf } from './id-plan.ts';
import type { PageCode } from './page-code.ts';

/** Code for the values available to every MDX page, as in Docusaurus. */
const values: Readonly<Record<string, (context: CompileContext) => string | undefined>> = {
  frontMatter: ({ page }) => JSON.stringify({ ...page.frontmatter, ...page.otherFields }),
  contentTitle: ({ result }) => JSON.stringify(result.contentTitle),
  toc: (context) => {
    const items = context.result.headings.map(({ id, text, value = text, level }) =>
      JSON.stringify({ value, id, level }),
    );
    for (const { partial, at } of shownPartials(context).toReversed())
      items.splice(at, 0, `...toc_${partial.name}`);
    return `[${items.join()}]`;
  },
};

/**
 * Returns the partials that a page shows, in order and including repetitions, except the page
 * itself.
 */
function shownPartials({ page, result }: CompileContext) {
  return result.shown.filter(({ partial }) => partial.file !== page.file);
}

/**
 * Returns which of the provided `values` a page's code uses without defining them. For a partial,
 * returns all that it does not define, because pages may import any of them.
 */
export function usedPageValues(
  { named, declared }: PageCode,
  { isPartial }: CompileContext,
): readonly string[] {
  return Object.keys(values).filter(
    (name) => (isPartial || named.has(name)) && !declared.has(name),
  );
}

/** Defines the values that a page's code uses, once the page's headings are known. */
export function recmaPageValues() {
  return (tree: Program, file: VFile) => {
    const context = contextOf(file);
    const declaration = context.isPartial ? 'export const' : 'const';
    const { pageValues } = context.result;
    if (pageValues.length === 0) return;
    const tocs = new Set(
      (pageValues.includes('toc') ? shownPartials(context) : []).map(
        ({ partial }) =>
          `import { toc as toc_${partial.name} } from ${JSON.stringify(moduleOf(partial))};`,
      ),
    );
    const given = pageValues.map(
      (name) => `${declaration} ${name} = ${values[name]?.(context) ?? 'undefined'};`,
    );
    tree.body.unshift(...parseStatements([...tocs, ...given].join('\n')).body);
  };
}

/** Parses JavaScript that the build generates. */
export function parseStatements(code: string): Program {
  return { ...(parseAst(code) as unknown as Program), sourceType: 'module', comments: [] };
}
