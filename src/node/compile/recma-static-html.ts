import type { ObjectExpression, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { VFile } from 'vfile';
import { staticHtmlAttribute } from '#shared/document/document-marks.ts';
import { clientModule } from './context/client-module.ts';
import { contextOf } from './context/compile-context.ts';
import { parseStatements } from './components/page-values.ts';

const localName = '_staticHtml';

/**
 * Restores the HTML of elements folded by `rehypeStaticHtml` in the page's code: inlined on the dev
 * server, otherwise supplied by the renderer.
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

/** Returns the key of a part from an element's properties. */
function partKey({ properties }: ObjectExpression): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const { key, value } = property;
    if (key.type === 'Literal' && key.value === staticHtmlAttribute) return String(value.value);
  }
  return undefined;
}

/** Adds a property whose value is the local function called with this text. */
function addHtml({ properties }: ObjectExpression, argument: string): void {
  // The text is inserted after parsing, because that of a whole page takes long to parse.
  visit(parseStatements(`({ dangerouslySetInnerHTML: ${localName}('') })`), (node) => {
    if (node.type === 'Property') properties.push(node);
    if (node.type === 'Literal') Object.assign(node, { value: argument, raw: undefined });
  });
}
