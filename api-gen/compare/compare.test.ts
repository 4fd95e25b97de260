import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithTypeDoc } from './compare.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Sources of published packages, at the versions in `package.json`, and our own, each with its
 * minimum number of comment parts.
 */
const folders = [
  ['node_modules/immer/src', 70],
  ['node_modules/rxjs/src', 1400],
  ['node_modules/type-fest', 1200],
  ['node_modules/zod/src', 650],
  ['api-gen/documented', 4500],
] as const;

describe.each(folders)('the reference of %s, compared with TypeDoc’s JSON', (folder, least) => {
  it(
    'has every member and every word, no broken link, and signatures that the compiler takes as declarations',
    { timeout: 1_200_000 },
    async () => {
      const found = await compareWithTypeDoc(path.join(root, folder));
      expect(found.units).toBeGreaterThan(least);
      expect(found.signatures).toBeGreaterThan(10);
      expect(found.missingMembers).toEqual([]);
      expect(found.lostUnits).toEqual([]);
      expect(found.unparsed).toEqual([]);
      expect(found.brokenLinks).toEqual([]);
      expect(found.compiled).toBeGreaterThan(100);
      expect(found.compileErrors).toEqual([]);
    },
  );
});

describe.each(['reading', 'signatures', 'words', 'workspace'])('the fixture "%s"', (name) => {
  it('has every member and every word, and signatures that the compiler takes as declarations', async () => {
    const found = await compareWithTypeDoc(path.join(root, 'api-gen/fixtures', name));
    expect(found.compiled).toBeGreaterThan(10);
    expect(found.missingMembers).toEqual([]);
    expect(found.lostUnits).toEqual([]);
    expect(found.brokenLinks).toEqual([]);
    expect(found.compileErrors).toEqual([]);
  });
});
