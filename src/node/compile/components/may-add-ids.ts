import { docusaurusModules, mdxComponentNames } from './mdx-components.ts';
import type { CompileContext } from '../context/compile-context.ts';
import type { PageCode } from './page-code.ts';

/**
 * Whether a page's code may add ids that do not appear in its text: through elements in code,
 * through its own or the site's components, or through computed attributes.
 */
export function mayAddIds(
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
