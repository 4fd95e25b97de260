import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareWithTypeDoc } from './compare.ts';

/** What a comparison without differences must match. */
export const faultless = Object.fromEntries(
  ['members', 'units', 'signatures', 'links', 'facts'].map((name) => [name, { faults: [] }]),
);

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Defines a test of the generated reference for each folder of sources, keyed by path. The values
 * are the minimum numbers of comment units.
 */
export function compareSources(folders: Readonly<Record<string, number>>): void {
  describe.each(Object.entries(folders))(
    'the reference of %s, compared with TypeDoc’s JSON',
    (folder, minimum) => {
      it('has every member and every word, no broken link, and signatures that the compiler takes as declarations', async () => {
        const found = await compareWithTypeDoc(path.join(root, folder));
        expect(found.units.count).toBeGreaterThan(minimum);
        expect(found.signatures.count).toBeGreaterThan(100);
        expect(found).toMatchObject(faultless);
      }, 1_200_000);
    },
  );
}
