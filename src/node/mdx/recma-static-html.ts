import type { ObjectExpression, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { VFile } from 'vfile';
import { staticHtmlAttribute } from '#shared/static-html.ts';
import { clientModule } from './client-module.ts';
import { contextOf } from './compile-context.ts';

/** Where the code of a page gets its static HTML from. */
interface StaticHtmlOptions {
  /** The HTML stands in the code itself, as it suits the dev server; otherwise whoever draws the page has it. */
  readonly inline: boolean;
}

const localName = '_staticHtml';

/** Gives the elements that `rehypeStaticHtml` has folded their HTML back, in the code of the page. */
export function recmaStaticHtml({ inline }: StaticHtmlOptions) {
  return (tree: Program, file: VFile): void => {
    const { staticHtml } = contextOf(file).result;
    visit(tree, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const key = pieceKey(node);
      const html = key === undefined ? undefined : staticHtml.get(key);
      if (key !== undefined && html !== undefined) addHtml(node, inline ? html : key);
    });
    tree.body.unshift(
      importOf(
        inline ? 'trustedHtml' : 'useStaticHtml',
        inline ? 'trusted-types.ts' : 'static-html-context.ts',
      ),
    );
  };
}

/** Value of the attribute that names the piece, among the properties that an element is given. */
function pieceKey({ properties }: ObjectExpression): string | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const { key, value } = property;
    if (key.type === 'Literal' && key.value === staticHtmlAttribute) return String(value.value);
  }
  return undefined;
}

function addHtml(properties: ObjectExpression, argument: string): void {
  properties.properties.push({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: 'dangerouslySetInnerHTML' },
    value: {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: localName },
      arguments: [{ type: 'Literal', value: argument }],
    },
  });
}

function importOf(name: string, file: string): Program['body'][number] {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name },
        local: { type: 'Identifier', name: localName },
      },
    ],
    source: { type: 'Literal', value: clientModule(file) },
  };
}
