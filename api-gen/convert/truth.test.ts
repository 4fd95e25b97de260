import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';
import { findLiveParts, pageBlocks, parseGenerated } from '../testing/live-parts.ts';

let built: Awaited<ReturnType<typeof buildFixturePages>>;
const page = (id: string) => built.page(id);

/**
 * Returns the section about an export on a module's page; the last one if several exports share the
 * name.
 */
function about(module: string, name: string, owner = 'modules'): string {
  const text = page(`${owner}/${module}`).split(`\n### ${name} \\{#`).at(-1) ?? '';
  return text.split('\n### ')[0] ?? '';
}

/** Returns the number of the line that contains a text in a fixture. */
function lineOf(text: string, file: string): number {
  const source = readFileSync(path.join(built.root, file), 'utf8');
  return source.slice(0, source.indexOf(text)).split('\n').length;
}

beforeAll(async () => {
  built = await buildFixturePages('truth');
}, 60_000);

describe('what the compiler keeps to itself', () => {
  it('shows a name with # as it is written, since it is private without a keyword', () => {
    const keeper = page('classes/hidden.Keeper');
    expect(keeper).toContain('member\n#secret: number');
    expect(keeper).toContain('member\n#tell(): number');
  });

  it('leaves private names out of the type of a class without a name', () => {
    expect(about('hidden', 'Vault')).toContain('rest: number');
    expect(about('hidden', 'Vault')).not.toContain('#gold');
  });

  it('writes a type that contains itself as code, with a comment where it ends', () => {
    expect(about('hidden', 'open')).toContain('<any /* more */>');
    expect(about('hidden', 'open')).not.toContain('...');
  });
});

describe('names that several declarations share', () => {
  it.each([
    ['Shape', 'const Shape: Shape', 'export const Shape'],
    ['Mode', 'const Mode: { readonly fast: "f"; readonly slow: "s" }', 'export const Mode'],
    ['Handler', 'function Handler(text: string): void', 'export const Handler'],
    ['make', 'function make(text: string): string', 'export function make'],
    ['Label', 'const Label: Label', 'export const Label'],
  ])('shows the value %s by its own code and line', (name, code, declared) => {
    expect(about('merged', name)).toContain(code);
    expect(about('merged', name)).toContain(`[line ${lineOf(declared, 'merged.ts')}]`);
  });

  it.each([
    ['interfaces/merged.Shape', 'export interface Shape'],
    ['interfaces/merged.Handler', 'export interface Handler'],
    ['classes/merged.Point', 'export class Point'],
    ['classes/merged.Ticket', 'export const Ticket'],
    ['namespaces/merged.make', 'export namespace make'],
  ])('shows the type %s by its own line', (id, declared) => {
    expect(page(id)).toContain(`[merged.ts:${lineOf(declared, 'merged.ts')}]`);
  });

  it('tells constants, also destructured ones and those named like a type, from variables', () => {
    expect(about('merged', 'alpha')).toContain('const alpha: number');
    expect(about('merged', 'gamma')).toContain('const gamma: string');
    expect(about('merged.internal', 'Label', 'namespaces')).toContain('const Label: Label');
    expect(about('merged', 'counter')).toContain('let counter: number');
  });
});

describe('names of imports', () => {
  it('stay where a declaration of the file has the name of what is imported', () => {
    expect(page('interfaces/aliased.Options')).toContain('interface Options extends BaseOptions\n');
    expect(page('classes/aliased.Kit')).toContain('class Kit extends BaseKit\n');
    expect(page('classes/aliased.Kit')).toContain(
      'make(base: Promise<BaseOptions>, own: Options): BaseKit\n',
    );
    const shape = page('interfaces/aliased.Shape');
    expect(shape).toContain('interface Shape extends BaseShape\n');
    expect(shape).toContain('from: BaseShape | Shape\n');
    expect(shape).toContain('[BaseShape]: </contributing/api/interfaces/merged.Shape/>');
  });
});

describe('names of exports', () => {
  it('are those that users import, for every kind of declaration', () => {
    expect(about('renamed', 'catch')).toContain('function catch(text: string): void');
    expect(about('renamed', 'U')).toContain('type U = string');
    expect(about('renamed', 'w')).toContain('const w: 1');
    expect(page('classes/renamed.B')).toContain('title: "Class: B"');
    expect(page('classes/renamed.B')).toContain('self(): B\n');
    expect(page('enums/renamed.F')).toContain('title: "Enumeration: F"');
    expect(page('interfaces/renamed.J')).toContain('a: B\n');
    expect(page('namespaces/renamed.M')).toContain('const inside: 1');
    expect(about('renamed', 'uses')).toContain('function uses(a: B, t: U, i: J, e: F): void');
  });

  it('give way to those that are declared where they would be keywords', () => {
    expect(about('renamed', 'infer')).toContain('type infer<T> = T');
    expect(about('renamed', 'parse')).toContain(
      'function parse<T>(text: output<string>, schema: T): output<T>',
    );
    expect(about('renamed', 'parse')).toContain(
      '[output]: </contributing/api/modules/renamed/#infer>',
    );
  });

  it('are listed where they are exported again, under the name of that module', () => {
    const rows = page('modules/barrel');
    expect(rows).toContain('function [final](</contributing/api/modules/renamed/#catch>)');
    expect(rows).toContain('class [C](</contributing/api/classes/renamed.B/>)');
    expect(rows).toContain('class [Known](</contributing/api/classes/typeonly.Secret/>)');
  });

  it('do not change what is declared if they are exported as types', () => {
    const secret = page('classes/typeonly.Secret');
    expect(secret).toContain('constructor(text: string)');
    expect(secret).toContain('static make(): Secret');
    expect(about('typeonly', 'run')).toContain('function run(text: string): void');
    expect(about('typeonly', 'table')).toContain('const table: { a: number }');
    expect(secret).toContain('import type \\{ Secret \\} from "truth/typeonly"');
  });

  it('are those of a whole module', () => {
    expect(about('whole', 'whole')).toContain('function whole(text: string): whole.Result');
  });
});

it('links no name that cannot be resolved', () => {
  expect(page('modules/missing')).toContain(
    'function takes(a: Widget, b: Base): void\n```\n\nTakes.',
  );
  expect(page('modules/missing')).not.toContain('### alias');
});

describe('destructured parameters', () => {
  it.each([
    ['draw', 'options: { width: number }, text: string', '<td>The options.</td>'],
    ['second', '{ a }: { a: string }, where: { b: string }', 'The b.'],
    ['part', '{ a }: { a: string }, { b }: { b: string }', '- `{ b }` — The b.'],
    ['after', 'text: string, more: { b: string }', '- `more` — The rest.'],
  ])('of %s have the words of their own tag', (name, code, words) => {
    expect(about('parameters', name)).toContain(code);
    expect(about('parameters', name)).toContain(words);
  });

  it('have them in constructors and methods', () => {
    const parts = page('classes/parameters.Parts');
    expect(parts).toContain('constructor(name: string, config: { x: { y: number } })');
    expect(parts).toContain('- `config` — The configuration.');
    expect(parts).toContain('run({ a }: { a: string }, text: string): void');
  });
});

it('shows a parameter with a default before a required one as a type that can be passed', () => {
  expect(about('parameters', 'early')).toContain(
    'function early(a: string | undefined, b: number, c?: number): void',
  );
  const early = page('classes/parameters.Early');
  expect(early).toContain('constructor(a: (() => void) | undefined, b: string)');
  expect(early).toContain('run(a: (() => void) | undefined, b: string): void');
});

it('keeps `never` where something must be left out', () => {
  expect(page('interfaces/parameters.Excludes')).toContain('file?: never');
  expect(page('interfaces/parameters.Excludes')).toContain('run?(a?: never): void');
  const excluding = page('classes/parameters.Excluding');
  expect(excluding).toContain('static file?: never');
  expect(excluding).toContain('run(a?: never, b?: undefined): { x?: never }');
});

describe('tags', () => {
  it('keep the types that say more than the code', () => {
    const throwing = about('tags', 'throws');
    expect(throwing).toContain('`RangeError` If it is too long.');
    expect(throwing).toContain('`Array<{ code: string }>` Several.');
    expect(throwing).toContain(
      '[`Failure`](</contributing/api/classes/tags.Failure/>) If it fails.',
    );
    expect(throwing).toContain('`CustomEvent` When done.');
    expect(throwing).toContain('<p class="api-label"><strong>Returns</strong></p>\n\nA number.');
  });

  it('add no keyword to the code of an export, and no words to a bare tag', () => {
    expect(about('tags', 'hidden')).toContain('\nconst hidden: 1');
    expect(about('tags', 'hiddenFunction')).toContain('\nfunction hiddenFunction(): void');
    expect(about('tags', 'old')).toContain(':::caution[Deprecated]\n\n:::');
  });
});

it('describes classes that extend the result of a call, on pages that compile', () => {
  for (const [name, heritage] of [
    ['Short', "fields<{ b: number }>({ tag: 'y' })"],
    ['Tagged', "tagged('Tagged')<{ readonly text: string }>"],
    ['Long', 'fields<{ b: number }>(/* … */)'],
  ]) {
    const content = page(`classes/heritage.${name}`);
    expect(content).toContain(`class ${name} extends ${heritage}`);
    expect(findLiveParts(parseGenerated(content), pageBlocks)).toEqual([]);
  }
});

it('shortens endless lists and texts, and says how many items are left out', () => {
  const endless = page('modules/endless');
  expect(endless.length).toBeLessThan(20_000);
  expect(about('endless', 'table')).toMatch(
    /readonly key1: "value 1";\n[^]*\/\* \d+ more \*\/\n\}/,
  );
  expect(about('endless', 'Keys')).toMatch(/\| "key1"\n[^]*\/\* \d+ more \*\//);
  expect(about('endless', 'text')).toMatch(/const text: "x{250,}…"/);
});

describe('rare constructs', () => {
  it.each([
    ['Branded', 'type Branded<T> = T & { readonly [brand]: true; [tag]?: string }'],
    ['Path', 'type Path = `/${string}` | `${Lowercase<string>}:${number}`'],
    ['Range', 'type Range = [start: number, end?: number, ...rest: string[]]'],
    ['Start', '  infer H extends string,\n  ...infer R\n]\n'],
    ['Concat', '> = readonly [...A, ...B, last: string]'],
    ['Setters', '-readonly [K in keyof T as `set${Capitalize<string & K>}`]-?: ('],
    ['Maker', 'type Maker = abstract new (name: string) => object'],
    ['Item', '| (keyof Range)[]\n  | (() => void)[]\n  | (new () => Date)[]'],
    ['Cond', 'type Cond<T> = (T extends string ? "a" : "b") | null'],
    ['Imported', 'import("./tools.ts").default | typeof import("./tools.ts")'],
    ['Handler', 'type Handler = ((event: string) => void) | undefined'],
    ['Key', 'type Key = keyof typeof frozen | keyof { a: 1 }[]'],
    ['Read', 'type Read = { get x(): number; set x(value: string | number) }'],
    ['assert', 'function assert(value: unknown): asserts value\n'],
    ['assertText', '(value: unknown, why?: string): asserts value is string'],
    ['isList', 'function isList(value: unknown): value is readonly unknown[]'],
    ['tag', 'const tag: unique symbol\n'],
    ['brand', 'const brand: unique symbol\n'],
    ['settings', 'const settings: { a: number; b: string[] }'],
    ['frozen', 'readonly nested: { readonly on: true }'],
  ])('are written as in the source: %s', (name, code) => {
    expect(about('kinds_types', name)).toContain(code);
  });

  it('of classes and interfaces are, too', () => {
    const base = page('classes/kinds_classes.Base');
    expect(base).toContain('abstract class Base<in out T = string>');
    expect(base).toContain('protected constructor(id: string, items?: T[])');
    expect(base).toContain('abstract get name(): string');
    expect(base).toContain('abstract set name(value: string | number)');
    expect(base).toContain('accessor text: string');
    expect(base).toContain('abstract run(this: this, value: T): Promise<void>');
    expect(base).toContain('isHeir(): this is Heir');
    expect(page('classes/kinds_classes.Heir')).toMatch(/\nrun\(\): Promise<void>\n[^#]*\nRuns\./);
    const callable = page('interfaces/kinds_types.Callable');
    expect(callable).toContain('new (text: string): Callable');
    expect(callable).toContain('readonly [key: symbol]: string');
    expect(callable).toContain('[key: `data-${string}`]: string');
    expect(page('interfaces/kinds_classes.global.Window')).toContain('kit: typeof Heir');
    expect(page('enums/kinds_classes.Level-1')).toContain('`with-dash` \\{#with-dash} = 7');
    expect(page('namespaces/kinds_classes.Level')).toContain('function parse(text: string): Level');
  });

  it('of exports lead to what is exported', () => {
    const rows = page('modules/kinds_exports');
    expect(rows).toContain('class [Hammer](</contributing/api/classes/kinds_tools.Tool/>)');
    expect(rows).toContain('class [Nameless](</contributing/api/classes/kinds_nameless.default/>)');
    expect(rows).toContain('function [double](</contributing/api/modules/kinds_exports/#twice>)');
    expect(rows).toContain('export * as tools from "kinds/tools"');
    expect(about('kinds_assigned', 'make')).toContain('function make(text: string): make.Made');
  });

  it('of parameters keep their names and what is said about their parts', () => {
    expect(about('kinds_params', 'pair')).toContain('(pair: [string, [number]], ...rest: readonly');
    expect(about('kinds_params', 'nest')).toMatch(
      /`options`[^]*`size\?`[^]*The size\.[^]*`width\?`[^]*How wide\.[^]*`onDone\?`[^]*Called when done\./,
    );
    expect(about('kinds_params', 'withThis')).toContain('(this: { name: string }, text: string)');
    expect(about('kinds_params', 'generic')).toMatch(/- `T` — What\.\n- `U` — The other\./);
  });

  it('of comments stay with their code, each with its own title', () => {
    expect(about('kinds_comments', 'write')).toMatch(
      /function write[^]*<strong>beta<\/strong> <strong>experimental<[^]*Writes\. See \[`reading`\]/,
    );
    expect(about('kinds_comments', 'write')).not.toContain('Not shown');
    const [first, second] = about('kinds_comments', 'read').split('overload-2-of-read">');
    expect(first).toMatch(/Example<[^]*Example: With options<[^]*Example: Titled</);
    expect(first).not.toContain('Deprecated');
    expect(second).toMatch(/Use texts\.[^]*Reads a number\.[^]*- `text` — A number\./);
  });
});
