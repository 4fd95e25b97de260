import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of the fixture sites. */
export const fixturesDir = path.join(root, 'tests/fixtures');
