import { describe, expect, it } from 'vitest';
import { parseData } from './code-source.ts';

const read = (text: string, file = '/site/sidebars.ts') => parseData(text, file);

describe('parseData', () => {
  it('reads exported data in all usual notations', () => {
    const data = { docs: ['a', { type: 'doc', id: 'b', collapsed: false, n: 2 }, null] };
    const literal = `{ docs: ['a', { type: "doc", id: \`b\`, collapsed: false, n: 2 }, null] }`;
    for (const text of [
      `export default ${literal};`,
      `module.exports = ${literal};`,
      `// @ts-check\nimport type { X } from 'y';\nconst sidebars: X = ${literal};\nexport default sidebars;`,
      `const s = (${literal}) satisfies X;\nmodule.exports = s;`,
      `const more = [null];\nconst docs = ['a', { type: 'doc', id: 'b', collapsed: false, n: 2 }, ...more];\nexport default { docs } as const;`,
    ])
      expect([read(text).value, read(text).computed]).toEqual([data, []]);
  });

  it('knows the positions of values; a missing one has that of the nearest value around it', () => {
    const source = read(`export default {\n  docs: [\n    'a',\n    { id: 'b' },\n  ],\n};\n`);
    const place = (...path: (string | number)[]) => {
      const { line, column } = source.locate(path);
      return [line, column];
    };
    expect(place('docs', 0)).toEqual([3, 5]);
    expect(place('docs', 1, 'id')).toEqual([4, 11]);
    expect(source.locate(['docs', 1, 'id'], 'name')).toMatchObject({ line: 4, column: 7 });
    expect(place('docs', 1, 'label')).toEqual([4, 5]);
    expect(place('blog')).toEqual([1, 16]);
  });

  it.each([
    [`export default { docs: [...list()] };`, 1, 28, { docs: [] }],
    [`import a from './a';\nexport default { docs: a };`, 2, 24, { docs: undefined }],
    [`let docs = [];\nexport default { docs };`, 2, 18, { docs: [] }],
    [`export default { [name]: [] };`, 1, 18, {}],
    [`export default { docs() {} };`, 1, 18, {}],
    [`const a = { b: a };\nexport default a;`, 1, 16, { b: undefined }],
    [`const other = 1;`, 1, 1, undefined],
  ])(
    'runs nothing, and reports the position of the computed value in %j',
    (text, line, column, value) => {
      expect(read(text).computed).toMatchObject([{ line, column }]);
      expect(read(text).value).toStrictEqual(value);
    },
  );

  it('reports the position of a syntax error', () => {
    const { errors, value } = read('export default {\n  docs: [;\n};');
    expect(value).toBeUndefined();
    expect(errors[0]?.position).toMatchObject({ file: '/site/sidebars.ts', line: 2 });
  });

  it('reads JSON, and reports invalid JSON', () => {
    const { value, locate } = read('{\n  "a": [1, { "b": null }]\n}', '/site/docs.json');
    expect(value).toEqual({ a: [1, { b: null }] });
    expect(locate(['a', 1, 'b'])).toMatchObject({ line: 2, column: 19 });
    const { errors } = read('{\n  "a": 1,\n}', '/site/docs.json');
    expect(errors[0]?.position).toMatchObject({ line: 3, column: 1 });
  });

  it.each([
    ['const a = b;\nconst b = a;\nexport default a;', undefined],
    ['const a = { b };\nconst b = [a];\nexport default a;', { b: [undefined] }],
    ['const a = [...a];\nexport default a;', []],
    ['const a = { ...b };\nconst b = { ...a };\nexport default a;', {}],
  ])('terminates if values refer to each other: %j', (text, value) => {
    expect(read(text).computed[0]).toMatchObject({ file: '/site/sidebars.ts' });
    expect(read(text).value).toStrictEqual(value);
  });

  /** Returns the text from the position of a value to the end of its line. */
  function found(text: string, ...path: string[]): string | undefined {
    const { line = 0, column = 0 } = read(text).locate(path);
    return text.split('\n')[line - 1]?.slice(column - 1);
  }

  it('finds fields by names with and without quotes, and items by number', () => {
    const text = "export default {\n  'footer': { links: [\n{ a: 1 },\n{ b: 2 }] },\n};\n";
    expect(found(text, 'footer', 'links', '1', 'b')).toBe('2 }] },');
  });

  it('stops at the nearest field above a missing one', () => {
    const text = 'export default {\n  footer: {},\n};\n';
    expect(found(text, 'footer', 'links', '0')).toBe('footer: {},');
    expect(found(text, 'navbar')).toBe('{');
  });

  it("follows the file's variables, types, functions and spreads", () => {
    const text = [
      'interface Big { a: 1; b: 2; c: 3; d: 4; e: 5 }',
      "const first = [{ to: '/a' }, { to: '/b' }] as const;",
      'const items = [...first, {',
      "  to: '/c' }];",
      'const base = { navbar: { items } };',
      'const config = defineConfig({ ...base, title: 1 } satisfies object);',
      'export default config;',
    ].join('\n');
    expect(found(text, 'navbar', 'items', '2', 'to')).toBe("'/c' }];");
    expect(found(text, 'navbar', 'items', '1', 'to')).toBe("'/b' }] as const;");
    expect(found(text, 'title')).toBe('1 } satisfies object);');
  });

  it('uses the last of two fields with the same name, as JavaScript does', () => {
    const text = 'const base = { a: 1 };\nexport default { ...base,\na: 2 };\n';
    expect(found(text, 'a')).toBe('2 };');
  });
});
