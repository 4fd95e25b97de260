// Determines which parts of the code have changed, so that `npm test` also runs their thorough
// tests.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** Folders in which rare bugs are most costly, and the path prefixes of their tests. */
const parts = [
  {
    name: 'api-gen',
    tests: [
      'api-gen/',
      'tests/oracles/api/',
      'tests/build/hostile-api',
      'tests/build/third-party-api',
    ],
  },
  {
    name: 'src/node/base',
    tests: ['src/node/', 'tests/build/'],
  },
  {
    name: 'src/node/build/output',
    tests: ['tests/build/output-safety'],
  },
];

/**
 * Returns the parts that have changed since the merge base with `main`, and a sentence that
 * summarizes the comparison.
 */
export function changedParts() {
  const branch = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', name));
  const base = branch && git('merge-base', 'HEAD', branch);
  if (!base) return { changed: [], summary: 'There is no branch main to compare with.' };
  const files = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((lines) => lines.split('\n'));
  const changed = partsOf(files);
  const list = (some) => some.map(({ name }) => name).join(' and ');
  const summary =
    changed.length > 0
      ? `${list(changed)} changed, so the thorough tests run too.`
      : `${list(parts)} are the same, so the thorough tests are left out.`;
  return { changed, summary: `Compared with ${branch} (${base.slice(0, 8)}), ${summary}` };
}

/** Returns the parts that contain any of these files. */
export function partsOf(files) {
  return parts.filter(({ name }) => files.some((file) => file.startsWith(`${name}/`)));
}

/** Returns git's output; an empty string if git fails or is not installed. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
