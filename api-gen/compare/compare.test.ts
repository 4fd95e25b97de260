import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithTypeDoc } from './compare.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Sources of packages that publish them, at the versions in `package.json`, and our own. */
const folders = [
  'node_modules/immer/src',
  'node_modules/rxjs/src',
  'node_modules/type-fest',
  'node_modules/zod/src',
  'api-gen/documented',
];

/** Declarations that the compiler does not take as shown: members inherited with another `this`, whose type nobody wrote. */
const unwritten: Readonly<Record<string, readonly string[]>> = {
  'node_modules/zod/src': [
    'interfaces/v4_classic_schemas.ZodJSONSchema',
    'interfaces/v4_classic_schemas.ZodJSONSchemaInternals',
    'interfaces/v4_mini_schemas.ZodMiniJSONSchema',
    'interfaces/v4_mini_schemas.ZodMiniJSONSchemaInternals',
  ],
};

describe.each(folders)('the reference of %s, beside the JSON of TypeDoc', (folder) => {
  it(
    'has every member and every word, no broken link, and signatures that the compiler takes as declarations',
    { timeout: 600_000 },
    async () => {
      const found = await compareWithTypeDoc(path.join(root, folder));
      expect(found.units).toBeGreaterThan(50);
      expect(found.signatures).toBeGreaterThan(10);
      expect(found.missingMembers).toEqual([]);
      expect(found.lostUnits).toEqual([]);
      expect(found.unparsed).toEqual([]);
      expect(found.brokenLinks).toEqual([]);
      expect(found.compiled).toBeGreaterThan(100);
      const pages = found.compileErrors.map((error) => error.split(' ')[0]);
      expect([...new Set(pages)].sort(), found.compileErrors.join('\n')).toEqual(
        unwritten[folder] ?? [],
      );
    },
  );
});
