import { describe, expect, it } from 'vitest';
import { moduleName, propertyName } from './names.ts';

describe('propertyName', () => {
  it.each(['run', '$_1', '#secret', 'größe', '[Symbol.iterator]', '["a\nb"]', '0', '12'])(
    'leaves %j as it is',
    (name) => {
      expect(propertyName(name)).toBe(name);
    },
  );

  it.each(['', 'a b', 'a-b', '1a', '-1', '[a', 'a]', 'x[0]', 'b "c"'])('quotes %j', (name) => {
    expect(propertyName(name)).toBe(JSON.stringify(name));
  });
});

describe('moduleName', () => {
  it.each([
    ['a/b.ts', 'a/b'],
    ['a/b.d.ts', 'a/b'],
    ['a/b.d.mts', 'a/b'],
    ['a/b.types.cts', 'a/b.types'],
    ['a/view.tsx', 'a/view'],
    ['a/index.ts', 'a'],
    ['a/index/b.ts', 'a/index/b'],
    ['index.ts', 'index'],
    ['a.ts/b.js', 'a.ts/b.js'],
  ])('of %s is %s', (file, name) => {
    expect(moduleName(file)).toBe(name);
  });
});
