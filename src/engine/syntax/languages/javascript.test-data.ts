import type { ScopeCase } from '../scope-case.ts';

const bake = `export function bake(dough, { heat = 200, steam } = {}) {
  // Not too long
  if (heat > 250) return null;
  const loaf = oven.take(dough, "middle");
  loaf.crust = heat / 2;
  return loaf;
}`;

const pairs = 'const colors = { sky: "blue", "grass": mix(1, 2), sun };';

/**
 * Cases for JavaScript scopes. They also apply to TypeScript, and to both languages with JSX tags.
 */
export const javascriptCases: readonly ScopeCase[] = [
  { scopeType: 'namedFunction', text: bake, mark: 'crust', finds: bake },
  { scopeType: 'functionName', text: bake, mark: 'crust', finds: 'bake' },
  {
    scopeType: 'namedFunction',
    text: 'export const rest = async (hours) => wait(hours);',
    mark: 'wait',
    finds: 'export const rest = async (hours) => wait(hours);',
  },
  {
    scopeType: 'namedFunction',
    text: 'oven.open = function () { return 1; };',
    mark: 'return',
    finds: 'oven.open = function () { return 1; }',
  },
  {
    scopeType: 'namedFunction',
    text: 'export default () => 1;',
    mark: '1',
    finds: 'export default () => 1;',
  },
  {
    scopeType: 'namedFunction',
    text: 'function one() {}\n\nfunction* two() {}',
    mark: 'two',
    finds: 'function* two() {}',
    every: ['function one() {}', 'function* two() {}'],
  },
  {
    scopeType: 'anonymousFunction',
    text: 'loaves.map((loaf) => loaf.crust)',
    mark: 'crust',
    finds: '(loaf) => loaf.crust',
  },
  {
    scopeType: 'class',
    text: 'export default class extends Oven { light = () => on(); }',
    mark: 'on',
    finds: 'export default class extends Oven { light = () => on(); }',
  },
  {
    scopeType: 'statement',
    text: bake,
    mark: 'null',
    finds: 'return null;',
  },
  {
    scopeType: 'statement',
    text: bake,
    mark: 'loaf',
    finds: 'const loaf = oven.take(dough, "middle");',
    every: [
      'if (heat > 250) return null;',
      'const loaf = oven.take(dough, "middle");',
      'loaf.crust = heat / 2;',
      'return loaf;',
    ],
  },
  { scopeType: 'ifStatement', text: bake, mark: 'null', finds: 'if (heat > 250) return null;' },
  { scopeType: 'condition', text: bake, mark: 'null', finds: 'heat > 250' },
  { scopeType: 'condition', text: 'for (;hot;) cool();', mark: 'cool', finds: 'hot' },
  { scopeType: 'condition', text: 'x = hot ? 1 : 2', mark: '2', finds: 'hot' },
  { scopeType: 'switchStatementSubject', text: 'switch (heat) {}', mark: '{', finds: 'heat' },
  { scopeType: 'functionCall', text: bake, mark: 'middle', finds: 'oven.take(dough, "middle")' },
  { scopeType: 'functionCallee', text: bake, mark: 'middle', finds: 'oven.take' },
  {
    scopeType: 'argumentOrParameter',
    text: bake,
    mark: '"middle"',
    finds: '"middle"',
    leaves: bake.replace(', "middle"', ''),
    every: ['dough', '"middle"'],
  },
  {
    scopeType: 'argumentOrParameter',
    text: bake,
    mark: '(',
    finds: 'dough',
    leaves: bake.replace('dough, ', ''),
  },
  { scopeType: 'argumentOrParameter', text: 'fold(one, two)', mark: ',', finds: 'two' },
  { scopeType: 'argumentOrParameter', text: 'fold(one, two)', mark: ')', finds: 'two' },
  { scopeType: 'argumentOrParameter', text: 'fold(one, two,)', mark: ')', finds: 'two' },
  { scopeType: 'argumentOrParameter', text: 'fold(one /* , */, two)', mark: 'one', finds: 'one' },
  { scopeType: 'name', text: bake, mark: 'crust', finds: 'loaf.crust' },
  {
    scopeType: 'value',
    text: bake,
    mark: 'crust',
    finds: 'heat / 2',
    leaves: bake.replace(' = heat / 2', ''),
  },
  { scopeType: 'value', text: bake, mark: 'return loaf', finds: 'loaf' },
  {
    scopeType: 'collectionKey',
    text: pairs,
    mark: 'mix',
    finds: '"grass"',
    leaves: pairs.replace('"grass": ', ''),
    every: ['sky', '"grass"', 'sun'],
  },
  {
    scopeType: 'value',
    text: pairs,
    mark: 'sky',
    finds: '"blue"',
    leaves: pairs.replace(': "blue"', ''),
    every: ['"blue"', 'mix(1, 2)', 'sun'],
  },
  { scopeType: 'map', text: pairs, mark: 'sun', finds: '{ sky: "blue", "grass": mix(1, 2), sun }' },
  { scopeType: 'list', text: 'const [a, b] = [1, 2];', mark: '2', finds: '[1, 2]' },
  { scopeType: 'string', text: 'say(`hi ${name}`)', mark: 'name', finds: '`hi ${name}`' },
  { scopeType: 'regularExpression', text: 'a.match(/[0-9]+/g)', mark: '0', finds: '/[0-9]+/g' },
  { scopeType: 'comment', text: bake, mark: 'long', finds: '// Not too long' },
];

const card = '<Card title="Bread" hot>\n  {loaf}\n  <Price />\n</Card>';
const page = `const page = ${card};`;

/** Cases for JSX tag scopes in JavaScript and TypeScript. */
export const jsxCases: readonly ScopeCase[] = [
  {
    scopeType: 'xmlElement',
    text: page,
    mark: 'loaf',
    finds: card,
    inside: '\n  {loaf}\n  <Price />\n',
  },
  { scopeType: 'xmlElement', text: page, mark: 'Price', finds: '<Price />' },
  { scopeType: 'xmlStartTag', text: page, mark: 'loaf', finds: '<Card title="Bread" hot>' },
  { scopeType: 'xmlEndTag', text: page, mark: 'loaf', finds: '</Card>' },
  {
    scopeType: 'xmlBothTags',
    text: page,
    mark: 'loaf',
    finds: ['<Card title="Bread" hot>', '</Card>'],
  },
  {
    scopeType: 'attribute',
    text: page,
    mark: 'Bread',
    finds: 'title="Bread"',
    every: ['title="Bread"', 'hot'],
  },
  { scopeType: 'collectionKey', text: page, mark: 'Bread', finds: 'title' },
  { scopeType: 'value', text: page, mark: 'title', finds: '"Bread"' },
];
