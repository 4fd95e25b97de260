import { errorAt, type Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { importedFiles } from './imported-files.ts';
import { docusaurusModules, mdxComponentNames } from './mdx-components.ts';
import { ownComponents } from './own-components.ts';
import { replaceMissingImports } from './missing-imports.ts';
import { usedPageValues } from './page-values.ts';
import { createPageCode, readCode, type CodeNode, type PageCode } from './page-code.ts';
import { positionOf, type CompileContext } from '../context/compile-context.ts';
import type { MarkdownStep } from '../context/step.ts';

/**
 * Records what a page's code imports and uses, and reports missing imports, unknown components and
 * awaited promises. Adds imports for components that it uses without importing them.
 */
export const pageSourceStep: MarkdownStep = (context) => {
  const { page, result } = context;
  const code = createPageCode();
  const read = (node: CodeNode) => readCode(node, code);
  return {
    enter: {
      mdxjsEsm: read,
      mdxFlowExpression: read,
      mdxTextExpression: read,
      mdxJsxFlowElement: read,
      mdxJsxTextElement: read,
    },
    end(tree) {
      replaceMissingImports(tree, code.imports, context);
      result.imports.push(...importedFiles(code.imports, context));
      if (mayAddIds(code, context)) result.ids = undefined;
      result.pageValues.push(...usedPageValues(code, context));
      const awaits = code.awaits.map((position) =>
        errorAt(
          { file: page.file, ...position },
          'The page awaits a promise, so it cannot be rendered.',
          'Await it in a statement, as in `export const value = await load();`, and show `{value}`.',
        ),
      );
      result.problems.push(...unknownComponents(code, context), ...awaits);
      tree.children.unshift(...ownComponents(code, context));
    },
  };
};

/**
 * Whether a page's code may add ids that do not appear in its text: through elements in code,
 * through its own or the site's components, or through computed attributes.
 */
function mayAddIds(
  { elements, imports, declared, used }: PageCode,
  { result, settings }: CompileContext,
): boolean {
  const others = imports.filter(({ source }) => !Object.hasOwn(docusaurusModules, source));
  if (used.size > 0 || others.length > result.imports.length) return true;
  return elements.some(({ name, attributes }) => {
    const [object = ''] = name?.split('.') ?? [];
    const isKnown = /^[a-z]/.test(object) || mdxComponentNames.has(object) || declared.has(object);
    if (!isKnown || settings.globalComponents.has(object)) return object !== '';
    return attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxExpressionAttribute' ||
        (/^(?:id|name|dangerouslySetInnerHTML)$/.test(attribute.name) &&
          typeof attribute.value === 'object'),
    );
  });
}

/**
 * Finds components that an MDX page uses but neither imports nor defines, and that are not
 * available on every page.
 */
function unknownComponents(
  { elements, declared }: PageCode,
  context: CompileContext,
): readonly Problem[] {
  const { globalComponents, componentsFault } = context.settings;
  const known = new Set<string>([...mdxComponentNames, ...globalComponents.keys(), ...declared]);
  const found = elements.flatMap((element): readonly Problem[] => {
    const name = element.name ?? '';
    const [object = ''] = name.split('.');
    // HTML names are lower-case, and custom elements contain a hyphen.
    if (!/^[^a-z]|\./.test(name) || known.has(object)) return [];
    const nearest = findNearest(object, known);
    return [
      errorAt(
        positionOf(element, context),
        `The page uses the component <${name}>, which it does not import.`,
        nearest
          ? `Did you mean <${nearest}>?`
          : `Import "${object}", or write \`\\<\` for a less-than sign that is text.`,
      ),
    ];
  });
  // The file that cannot be read may provide the missing components.
  return found.length > 0 && componentsFault ? [componentsFault] : found;
}
