import { describe, expect, it } from 'vitest';
import { parseCode } from './code-source.ts';

const read = (text: string, file = '/site/sidebars.ts') => parseCode(text, file);

describe('parseCode', () => {
  it('reads data that a module exports in any of the usual ways', () => {
    const data = { docs: ['a', { type: 'doc', id: 'b', collapsed: false, n: 2 }, null] };
    const literal = `{ docs: ['a', { type: "doc", id: \`b\`, collapsed: false, n: 2 }, null] }`;
    for (const text of [
      `export default ${literal};`,
      `module.exports = ${literal};`,
      `// @ts-check\nimport type { X } from 'y';\nconst sidebars: X = ${literal};\nexport default sidebars;`,
      `const s = (${literal}) satisfies X;\nmodule.exports = s;`,
      `const more = [null];\nconst docs = ['a', { type: 'doc', id: 'b', collapsed: false, n: 2 }, ...more];\nexport default { docs } as const;`,
    ])
      expect([read(text).value, read(text).computed]).toEqual([data, undefined]);
  });

  it('knows the places of values, and of the nearest value around one that is not there', () => {
    const source = read(`export default {\n  docs: [\n    'a',\n    { id: 'b' },\n  ],\n};\n`);
    const place = (...path: (string | number)[]) => {
      const { line, column } = source.locate(path);
      return [line, column];
    };
    expect(place('docs', 0)).toEqual([3, 5]);
    expect(place('docs', 1, 'id')).toEqual([4, 7]);
    expect(place('docs', 1, 'label')).toEqual([4, 5]);
    expect(place('blog')).toEqual([1, 16]);
  });

  it.each([
    [`export default { docs: [...list()] };`, 1, 28],
    [`import a from './a';\nexport default { docs: a };`, 2, 24],
    [`let docs = [];\nexport default { docs };`, 2, 18],
    [`export default { [name]: [] };`, 1, 18],
    [`export default { docs() {} };`, 1, 18],
    [`const a = { b: a };\nexport default a;`, 1, 16],
    [`const other = 1;`, 1, 1],
  ])('runs nothing, and says where %j is computed', (text, line, column) => {
    expect(read(text)).toMatchObject({ value: undefined, computed: { line, column } });
  });

  it('says where the syntax is wrong', () => {
    const { errors, value } = read('export default {\n  docs: [;\n};');
    expect(value).toBeUndefined();
    expect(errors[0]?.position).toMatchObject({ file: '/site/sidebars.ts', line: 2 });
  });
});
