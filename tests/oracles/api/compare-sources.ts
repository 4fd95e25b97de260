import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithTypeDoc } from './compare.ts';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Tests the generated reference of each folder, given its minimum number of comment parts. */
export function compareSources(folders: Readonly<Record<string, number>>): void {
  describe.each(Object.entries(folders))(
    'the reference of %s, compared with TypeDoc’s JSON',
    (folder, minimum) => {
      it('has every member and every word, no broken link, and signatures that the compiler takes as declarations', async () => {
        const found = await compareWithTypeDoc(path.join(root, folder));
        expect(found.units).toBeGreaterThan(minimum);
        expect(found.signatures).toBeGreaterThan(10);
        expect(found.missingMembers).toEqual([]);
        expect(found.lostUnits).toEqual([]);
        expect(found.unparsed).toEqual([]);
        expect(found.brokenLinks).toEqual([]);
        expect(found.wrongFacts).toEqual([]);
        expect(found.compiled).toBeGreaterThan(100);
        expect(found.compileErrors).toEqual([]);
      }, 1_200_000);
    },
  );
}
