import type { ImportSpecifier, Program } from 'estree-jsx';
import type { RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { mdxComponentNames, type MdxComponentName } from '#shared/page/mdx-components.ts';
import { clientModule } from '../context/client-module.ts';
import type { PageCode } from './page-code.ts';

/** Imports the components that a page uses without importing them, so that its code includes those and no others. */
export function ownComponents({ elements, used, declared }: PageCode): readonly RootContent[] {
  const names = new Set([...used, ...elements.map(({ name }) => name)]);
  const wanted = mdxComponentNames.filter((name) => names.has(name) && !declared.has(name));
  return wanted.length === 0
    ? []
    : [{ type: 'mdxjsEsm', value: '', data: { estree: importOf(wanted) } }];
}

function importOf(names: readonly MdxComponentName[]): Program {
  const specifiers = names.map((name): ImportSpecifier => {
    const identifier = { type: 'Identifier', name } as const;
    return { type: 'ImportSpecifier', imported: identifier, local: identifier };
  });
  const source = { type: 'Literal', value: clientModule('components.ts') } as const;
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ImportDeclaration', attributes: [], specifiers, source }],
  };
}
