import type { ScopeCase } from '../scope-case.ts';

const menu = '{\n  "soup": ["pea", "leek"],\n  // Today\n  "price": 4\n}';

/** Scopes of JSON. */
export const jsonCases: readonly ScopeCase[] = [
  { scopeType: 'map', text: menu, mark: '4', finds: menu },
  { scopeType: 'list', text: menu, mark: 'pea', finds: '["pea", "leek"]' },
  { scopeType: 'string', text: menu, mark: 'leek', finds: '"leek"' },
  { scopeType: 'comment', text: menu, mark: 'Today', finds: '// Today' },
  {
    scopeType: 'collectionKey',
    text: menu,
    mark: 'pea',
    finds: '"soup"',
    leaves: menu.replace('"soup": ', ''),
    every: ['"soup"', '"price"'],
  },
  {
    scopeType: 'value',
    text: menu,
    mark: 'price',
    finds: '4',
    leaves: menu.replace(': 4', ''),
    every: ['["pea", "leek"]', '4'],
  },
];

const list = '<ul class="menu" hidden>\n  <li>Soup<br></li>\n  <!-- Today -->\n</ul>';

/** Scopes of HTML. */
export const htmlCases: readonly ScopeCase[] = [
  {
    scopeType: 'xmlElement',
    text: list,
    mark: 'Today',
    finds: list,
    inside: list.slice(list.indexOf('>') + 1, list.lastIndexOf('<')),
  },
  { scopeType: 'xmlElement', text: list, mark: 'br', finds: '<br>' },
  { scopeType: 'xmlStartTag', text: list, mark: 'Soup', finds: '<li>' },
  { scopeType: 'xmlEndTag', text: list, mark: 'Soup', finds: '</li>' },
  { scopeType: 'xmlBothTags', text: list, mark: 'Soup', finds: ['<li>', '</li>'] },
  {
    scopeType: 'xmlStartTag',
    text: '<script async>go()</script>',
    mark: 'go',
    finds: '<script async>',
  },
  {
    scopeType: 'attribute',
    text: list,
    mark: 'menu',
    finds: 'class="menu"',
    every: ['class="menu"', 'hidden'],
  },
  { scopeType: 'collectionItem', text: list, mark: 'hidden', finds: 'hidden' },
  { scopeType: 'collectionKey', text: list, mark: 'menu', finds: 'class' },
  {
    scopeType: 'value',
    text: list,
    mark: 'class',
    finds: '"menu"',
    leaves: list.replace('="menu"', ''),
  },
  { scopeType: 'name', text: list, mark: 'hidden', finds: 'ul' },
  { scopeType: 'string', text: list, mark: 'menu', finds: '"menu"' },
  { scopeType: 'comment', text: list, mark: 'Today', finds: '<!-- Today -->' },
];
