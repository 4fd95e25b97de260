import { mdxComponentNames } from './mdx-components.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { positionOf, type CompileContext } from '../context/compile-context.ts';
import type { PageCode } from './page-code.ts';

/** Finds mistakes in an MDX page's code that prevent the page from being shown. */
export function codeFaults(code: PageCode, context: CompileContext): readonly Problem[] {
  return [...unknownComponents(code, context), ...awaitExpressions(code, context)];
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
    if (!isComponent(name) || known.has(object)) return [];
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
  // The file that cannot be read may provide them.
  return found.length > 0 && componentsFault ? [componentsFault] : found;
}

/**
 * Whether a name is a component's name: HTML names are lower-case, and custom elements contain a
 * hyphen.
 */
function isComponent(name: string): boolean {
  return name.includes('.') || /^[^a-z]/.test(name);
}

/** Finds expressions that await a promise. Browsers cannot show a page that contains one. */
function awaitExpressions(
  { awaits }: PageCode,
  { page: { file } }: CompileContext,
): readonly Problem[] {
  return awaits.map(({ loc }) => {
    const { line = 1, column = 0 } = loc?.start ?? {};
    return errorAt(
      { file, line, column: column + 1 },
      'The page awaits a promise, so it cannot be rendered.',
      'Await it in a statement, as in `export const value = await load();`, and show `{value}`.',
    );
  });
}
