import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Absolute path of the folder with the fixture sites. */
export const fixturesDir = path.join(root, 'tests/fixtures');
