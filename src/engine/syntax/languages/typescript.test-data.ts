import type { ScopeCase } from '../scope-case.ts';

const shop = `export abstract class Shop {
  private prices: Map<string, number> = new Map<string, number>();
  abstract open(hour: number): void;
  close = () => this.lock();
  sell(item: string, amount = 1): number {
    return this.prices.get(item) * amount;
  }
}`;

const sell = `sell(item: string, amount = 1): number {
    return this.prices.get(item) * amount;
  }`;

/** Cases for scopes in code that uses TypeScript's own syntax, in addition to `javascriptCases`. */
export const typescriptCases: readonly ScopeCase[] = [
  { scopeType: 'class', text: shop, mark: 'amount', finds: shop },
  { scopeType: 'className', text: shop, mark: 'amount', finds: 'Shop' },
  { scopeType: 'namedFunction', text: shop, mark: 'return', finds: sell },
  { scopeType: 'namedFunction', text: shop, mark: 'lock', finds: 'close = () => this.lock()' },
  {
    scopeType: 'namedFunction',
    text: shop,
    mark: 'hour',
    finds: 'abstract open(hour: number): void;',
    every: ['abstract open(hour: number): void;', 'close = () => this.lock()', sell],
  },
  { scopeType: 'functionName', text: shop, mark: 'return', finds: 'sell' },
  { scopeType: 'functionName', text: shop, mark: 'lock', finds: 'close' },
  { scopeType: 'functionName', text: shop, mark: 'hour', finds: 'open' },
  {
    scopeType: 'argumentOrParameter',
    text: shop,
    mark: 'amount',
    finds: 'amount = 1',
    leaves: shop.replace(', amount = 1', ''),
    every: ['item: string', 'amount = 1'],
  },
  { scopeType: 'name', text: shop, mark: 'private', finds: 'prices' },
  { scopeType: 'name', text: shop, mark: 'hour: number', finds: 'hour' },
  {
    scopeType: 'type',
    text: shop,
    mark: 'hour',
    finds: 'number',
    leaves: shop.replace('hour: number', 'hour'),
  },
  { scopeType: 'type', text: shop, mark: 'private', finds: 'Map<string, number>' },
  { scopeType: 'type', text: shop, mark: 'new Map'.slice(4), finds: 'Map<string, number>' },
  { scopeType: 'type', text: 'let size = box as Box;', mark: 'Box', finds: 'Box' },
  {
    scopeType: 'type',
    text: 'export interface Box { size: number }',
    mark: 'interface',
    finds: 'export interface Box { size: number }',
  },
  {
    scopeType: 'type',
    text: 'function area(box?: Box): number { return 1; }',
    mark: 'return',
    finds: 'number',
    leaves: 'function area(box?: Box) { return 1; }',
  },
  {
    scopeType: 'value',
    text: shop,
    mark: 'private',
    finds: 'new Map<string, number>()',
    leaves: shop.replace(' = new Map<string, number>()', ''),
  },
  { scopeType: 'value', text: 'enum Size { Small = 1, Big = 2 }', mark: 'Big', finds: '2' },
  { scopeType: 'functionCallee', text: 'new Set<Box>([first])', mark: 'new', finds: 'Set<Box>' },
  {
    scopeType: 'statement',
    text: 'interface Box {\n  width: number;\n  height: number;\n}',
    mark: 'height',
    finds: 'height: number;',
    every: ['width: number;', 'height: number;'],
  },
];
