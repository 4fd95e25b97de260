import { describe, expect, it } from 'vitest';
import { locateField } from './locate-field.ts';

/** The rest of the line on which a field is found. */
function found(text: string, ...path: string[]): string | undefined {
  const { line, column } = locateField(text, path);
  return text.split('\n')[line - 1]?.slice(column - 1);
}

describe('locateField', () => {
  it('finds fields by names with and without quotes, and items by number', () => {
    const text = "export default {\n  'footer': { links: [\n{ a: 1 },\n{ b: 2 }] },\n};\n";
    expect(found(text, 'footer', 'links', '1', 'b')).toBe('b: 2 }] },');
  });

  it('stops at the nearest field above one that is not there', () => {
    const text = 'export default {\n  footer: {},\n};\n';
    expect(found(text, 'footer', 'links', '0')).toBe('footer: {},');
    expect(locateField(text, ['navbar'])).toEqual({ line: 1, column: 1 });
  });

  it('follows names of the file, types, functions and what is spread', () => {
    const text = [
      'interface Big { a: 1; b: 2; c: 3; d: 4; e: 5 }',
      "const first = [{ to: '/a' }, { to: '/b' }] as const;",
      'const items = [...first, {',
      "  to: '/c' }];",
      'const base = { navbar: { items } };',
      'const config = defineConfig({ ...base, title: 1 } satisfies object);',
      'export default config;',
    ].join('\n');
    expect(found(text, 'navbar', 'items', '2', 'to')).toBe("to: '/c' }];");
    expect(found(text, 'navbar', 'items', '1', 'to')).toBe("to: '/b' }] as const;");
    expect(found(text, 'title')).toBe('title: 1 } satisfies object);');
  });

  it('takes the last of two fields with one name, as JavaScript does', () => {
    const text = 'const base = { a: 1 };\nexport default { ...base,\na: 2 };\n';
    expect(found(text, 'a')).toBe('a: 2 };');
  });
});
