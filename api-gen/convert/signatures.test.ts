import { beforeAll, describe, expect, it } from 'vitest';
import { TypeScript as ts } from 'typedoc';
import { listDeclarations } from '../../tests/oracles/api/shown-declarations.ts';
import { codeText } from '../model/code.ts';
import { layoutCode } from '../render/layout-code.ts';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';

describe('the fixture with signatures', () => {
  let built: Awaited<ReturnType<typeof buildFixturePages>>;

  beforeAll(async () => {
    built = await buildFixturePages('signatures');
  });

  describe('signatures', () => {
    it.each([
      'type NamedRest = [first: string, ...rest: boolean[]]',
      'type Spread<A extends unknown[]> = [...A, done: Range]',
      'type Module = typeof import("./parts")',
      'type Picker = typeof import("./parts").pick',
      'type Filled = Base<string>',
      'type Maker = typeof Base<[string]>',
      'type BaseMaker = abstract new <T>(value: T) => Base<T>',
      'type Checked<T> = T extends "a" | "b" ? 1 : 2',
      'type Quoted = `\\`${string}\\${`',
      'type Both = { get both(): string; set both(value: string | number) }',
      'const least: number /* = -Infinity */',
      'const unique: unique symbol',
      '  { a, b: { c } }: { a: string; b: { c: number } },\n  { d }?: { d?: number }\n): void',
      'function spread(...rest: readonly [from: string, to?: number]): void',
      '[P in keyof T]: T[P][]',
      'function lost(absent: Absent): void',
      'function lostValue(value: typeof missing): void',
    ])('match the source: %s', (code) => {
      expect(built.page('modules/types')).toContain(code);
    });

    it.each([
      'onChange: (name: string) => void /* = () => {} */\n',
      'visit: (name: string) => void\n',
      "folders: string[] /* = ['src', 'lib'] */\n",
      'read: Map<string, number> /* = new Map() */\n',
    ])('of properties have defaults of every form: %s', (code) => {
      expect(built.page('classes/presets.Presets')).toContain(code);
    });

    it.each([
      ['isWanted', "(name) => name !== ''"],
      ['folders', "['src', 'lib']"],
      ['pattern', '/x+/g'],
      ['options', '{}'],
      ['depth?', '[1, 2]'],
      ['visit?', '(name) => { … }'],
    ])('of functions have a list with the default of %s', (name, value) => {
      const [, row = ''] = built.page('modules/presets').split(`\`${name}\`</th>`);
      expect(row.split('</tr>')[0]).toContain(`<td class="api-type">\`${value}\`</td>`);
    });

    it.each([
      'values(): IterableIterator<string>\n',
      'from: Iterator<string>,\n  to: (crate: Crate<string>) => Load<string>\n',
      'get current(): IterableIterator<string>\n',
      'crates?: Crate<string>[]\n',
      'loads?: Load<string>[]\n',
      'other?: Load<string, string>\n',
    ])('of inherited members have no type arguments that the source omits: %s', (code) => {
      expect(built.page('classes/filled.TextShelf')).toContain(code);
    });

    it('keep defaults that the source repeats', () => {
      expect(built.page('classes/filled.Shelf')).toContain('written(): Generator<T, any, any>\n');
    });

    it.each([
      'accessor x: number\n',
      'static readonly key: unique symbol\n',
      'run(this: new () => T): T\n',
      '[Symbol.iterator](): Iterator<T>\n',
    ])('of members match the source: %s', (code) => {
      expect(built.page('classes/types.Base')).toContain(`\n${code}`);
    });

    it.each([
      'again(): this\n',
      'either<U>(other: U): U extends this ? this : Both<this, U>\n',
      'is infer R) ? Both<this, R> : this\n',
    ])('of inherited members match the source: %s', (code) => {
      expect(built.page('interfaces/inherited.NumberChain')).toContain(code);
      expect(built.page('classes/inherited.ShortTextChain')).toContain(code);
    });

    it('keep the address of a member that is named by a symbol', () => {
      expect(built.page('classes/types.Base')).toContain('### \\[Symbol.iterator\\] \\{#iterator}');
    });

    it('name infinity', () => {
      expect(built.page('enums/types.Limits')).toContain('= -Infinity\n');
    });

    it('name default exports so that they compile', () => {
      expect(built.page('classes/nameless.default')).toContain('export default class\n');
      expect(built.page('classes/heirs.Heir')).toContain('class Heir extends Nameless\n');
      expect(built.page('classes/heirs.Line')).toContain('class Line extends Target\n');
      expect(built.page('classes/heirs.Line')).toContain('Overrides [Target.remove]');
      expect(built.page('modules/heirs')).toContain('const copies: import("./nameless").default');
    });

    it('show a parameter property as the class’s own, which overrides the inherited one', () => {
      const page = built.page('classes/heirs.Letter');
      expect(page).toContain('### kind \\{#kind}');
      expect(page).toContain('Overrides [Kind.kind](</contributing/api/classes/heirs.Kind/#kind>)');
      expect(page).not.toContain('inherited propert');
    });

    it('link an inline import to its target', () => {
      const page = built.page('modules/types');
      expect(page).toContain('[import("./parts")]: </contributing/api/modules/parts/>');
      expect(page).toContain('[import("./parts").pick]: </contributing/api/modules/parts/#pick>');
    });

    it('write out the type of a class that is unnamed outside its scope', () => {
      const page = built.page('modules/unnamed');
      expect(page).toContain('const inner: { new <T>(): { value?: T; }; size: number; }');
      expect(page).toContain('const unnamed: { new (): { value: number; }; }');
      expect(page).toContain('function local(): { value: number; }');
      expect(built.page('classes/unnamed.Mixed')).toContain('class Mixed extends mix(Object)\n');
    });

    it('leave no space at the end of a line', () => {
      const members = built.pages.flatMap(({ sections }) => sections.flatMap((one) => one.members));
      const signatures = members.flatMap((member) => member.signatures);
      for (const { code } of [...built.pages, ...members, ...signatures]) {
        expect(codeText(layoutCode(code))).not.toMatch(/ $/m);
      }
    });

    it('can all be parsed', () => {
      const declarations = built.pages.flatMap(listDeclarations);
      expect(declarations.length).toBeGreaterThan(20);
      for (const { text } of declarations) {
        const code = `declare namespace it { ${text} }`;
        expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics, code).toEqual([]);
      }
    });
  });

  describe('an addition to a library', () => {
    it('is shown without the library’s own value and its supertypes', () => {
      expect(built.page('namespaces/augment.global')).not.toContain('PromiseConstructor');
      expect(built.page('interfaces/augment.global.Promise')).toContain('What the sources add.');
    });

    it('is described in the sources’ words', () => {
      expect(built.page('interfaces/augment.global.Promise')).toContain('What promises are here.');
    });

    it('is shown without the library’s own call and construct signatures', () => {
      const page = built.page('interfaces/augment.global.ObjectConstructor');
      expect(page).toContain('count(): number');
      expect(page).not.toMatch(/## Constructors|## Call signatures|\bany\b/);
    });

    it('is shown once where the module has nothing else', () => {
      expect(built.page('classes/globals.Everywhere')).toContain('A class for all.');
      expect(built.pages.filter(({ name }) => name === 'Everywhere')).toHaveLength(1);
    });
  });

  describe('a module that the sources declare by name', () => {
    it('has a page with its name, and its types have theirs', () => {
      expect(built.page('modules/ambient')).toContain(
        '- module [ambient-kit](</contributing/api/modules/ambient.ambient_kit/>)',
      );
      const page = built.page('modules/ambient.ambient_kit');
      expect(page).toContain('title: "Module: ambient-kit"');
      expect(page).toContain('[Part]: </contributing/api/interfaces/ambient.ambient_kit.Part/>');
      expect(built.page('interfaces/ambient.ambient_kit.Part')).toContain("The part's number.");
    });
  });
});
