import type { ScopeCase } from '../scope-case.ts';

const menu = '{\n  "soup": ["pea", "leek"],\n  // Today\n  "price": 4\n}';

/** Cases for JSON scopes. */
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

/** Cases for HTML scopes. */
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

const style = 'p.soup, a[href="/menu"] {\n  margin: 10px 2.5em;\n  width: calc(100% - 4px);\n}';

/** Cases for CSS scopes. */
export const cssCases: readonly ScopeCase[] = [
  { scopeType: 'statement', text: style, mark: 'soup', finds: style },
  {
    scopeType: 'statement',
    text: style,
    mark: 'margin',
    finds: 'margin: 10px 2.5em;',
    every: ['margin: 10px 2.5em;', 'width: calc(100% - 4px);'],
  },
  { scopeType: 'selector', text: style, mark: 'margin', finds: 'p.soup, a[href="/menu"]' },
  { scopeType: 'collectionItem', text: style, mark: 'width', finds: 'width: calc(100% - 4px);' },
  {
    scopeType: 'collectionKey',
    text: style,
    mark: '10px',
    finds: 'margin',
    leaves: style.replace('margin: ', ''),
    every: ['margin', 'width'],
  },
  { scopeType: 'name', text: style, mark: '"/menu"', finds: 'href' },
  { scopeType: 'value', text: style, mark: 'margin', finds: '10px 2.5em' },
  { scopeType: 'value', text: 'p { margin: 1px 2px 3px; }', mark: '3', finds: '1px 2px 3px' },
  { scopeType: 'value', text: '@import "menu.css";', mark: '@', finds: '"menu.css"' },
  { scopeType: 'value', text: style, mark: 'width', finds: 'calc(100% - 4px)' },
  { scopeType: 'value', text: style, mark: 'href', finds: '"/menu"' },
  { scopeType: 'unit', text: style, mark: '10', finds: 'px', every: ['px', 'em'] },
  { scopeType: 'functionCall', text: style, mark: '100', finds: 'calc(100% - 4px)' },
  { scopeType: 'functionCallee', text: style, mark: '100', finds: 'calc' },
  {
    scopeType: 'argumentOrParameter',
    text: 'p { color: rgb(1, 2, 3); }',
    mark: '2',
    finds: '2',
    leaves: 'p { color: rgb(1, 3); }',
    every: ['1', '2', '3'],
  },
  {
    scopeType: 'argumentOrParameter',
    text: 'p { background: fade(red, blue 50px, sky); }',
    mark: '50',
    finds: 'blue 50px',
    leaves: 'p { background: fade(red, sky); }',
    every: ['red', 'blue 50px', 'sky'],
  },
  { scopeType: 'string', text: style, mark: 'menu', finds: '"/menu"' },
  { scopeType: 'comment', text: '/* Today */', mark: 'Today', finds: '/* Today */' },
];
