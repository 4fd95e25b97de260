// Finds the test files that the words after `npm test --` refer to.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const folders = ['src', 'api-gen', 'tests'];

/** Returns all test files, as paths in the project with forward slashes. */
export function listTests() {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
        path.join(folder, name).replaceAll(path.sep, '/'),
      ),
    )
    .filter(
      (file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && !/\/(?:output|fixtures)\//.test(file),
    )
    .sort();
}

/**
 * Returns the test files whose path contains one of the words (`file:line` is a single test). If
 * there are none, returns the files whose text contains all the words in sequence, as a test's name
 * does. Skips `.thorough.` files unless `isThorough`.
 */
export function findTests(words, isThorough) {
  const all = listTests().filter((file) => isThorough || !file.includes('.thorough.'));
  const inPath = words.flatMap((word) => {
    const [, file, line = ''] = /^(.*?)(:\d+)?$/.exec(word);
    return all.filter((one) => one.includes(file)).map((one) => one + line);
  });
  if (inPath.length > 0) return { files: [...new Set(inPath)] };
  const name = words.join(' ');
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  return { files: all.filter((file) => read(file).includes(name)), name };
}
