import type { ObjectExpression, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { VFile } from 'vfile';
import { staticHtmlAttribute } from '#shared/document/document-marks.ts';
import { clientModule } from './context/client-module.ts';
import { contextOf } from './context/compile-context.ts';
import { parseStatements } from './components/page-values.ts';

const localName = '_staticHtml';

/**
 * Restores the HTML of elements that `rehypeStaticHtml` folded in the page's code. The dev server
 * inlines the HTML; otherwise, the renderer supplies it.
 */
export function recmaStaticHtml() {
  return (tree: Program, file: VFile): void => {
    const { result, settings } = contextOf(file);
    visit(tree, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const key = partKey(node);
      const html = result.staticHtml.get(key ?? '');
      if (key !== undefined && html !== undefined) addHtml(node, settings.isServed ? html : key);
    });
    const [name, module] = settings.isServed
      ? ['trustedHtml', 'static/trusted-types.ts']
      : ['useStaticHtml', 'static/static-html-context.ts'];
    const source = JSON.stringify(clientModule(module));
    tree.body.unshift(
      ...parseStatements(`import { ${name} as ${localName} } from ${source};`).body,
    );
  };
}

/** Returns the key of a static part from an element's properties, if it has one. */
function partKey({ properties }: ObjectExpression): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const { key, value } = property;
    if (key.type === 'Literal' && key.value === staticHtmlAttribute) return String(value.value);
  }
  return undefined;
}

/** Adds a property whose value is a call to the local function with `argument`. */
function addHtml({ properties }: ObjectExpression, argument: string): void {
  // The text is inserted after parsing, because parsing the text of a whole page takes long.
  visit(parseStatements(`({ dangerouslySetInnerHTML: ${localName}('') })`), (node) => {
    if (node.type === 'Property') properties.push(node);
    if (node.type === 'Literal') Object.assign(node, { value: argument, raw: undefined });
  });
}
