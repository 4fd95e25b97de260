// npm run tokens [-- <revision>]: counts the tokens of handwritten code, excluding comments, and
// compares them with those of another revision.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

const code = /^(?:(?:src|api-gen|scripts|tests\/oracles)\/.*|[^/]+)\.(?:[cm]?[jt]s|tsx)$/;
const notCounted = /^api-gen\/(?:documented|output|fixtures)\/|\/testing\/|\.test(?:-data)?\.tsx?$/;

const [revision] = process.argv.slice(2);
const workTree = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(path.join(root, file)),
);
const now = countByFolder(workTree, (file) => readFileSync(path.join(root, file), 'utf8'));
const before =
  revision === undefined
    ? now
    : countByFolder(git('ls-tree', '-r', '--name-only', revision), (file) =>
        git('show', `${revision}:${file}`).join('\n'),
      );
print(now, before);

function countByFolder(files, read) {
  const counts = new Map();
  for (const file of files.filter((name) => code.test(name) && !notCounted.test(name))) {
    const folder = path.dirname(file).split('/').slice(0, 3).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + countTokens(read(file), file));
  }
  return counts;
}

/**
 * Counts the leaves of the syntax tree, because the scanner alone mistakes code after a template
 * literal for text.
 */
function countTokens(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const count = (node) => {
    if (ts.isJSDoc(node)) return 0;
    const children = node.getChildren(source);
    if (children.length === 0) return node.getWidth(source) > 0 ? 1 : 0;
    return children.reduce((sum, child) => sum + count(child), 0);
  };
  return count(source);
}

function print(counts, before) {
  const folders = [...new Set([...counts.keys(), ...before.keys()])].sort();
  const rows = folders.map((folder) => [folder, counts.get(folder) ?? 0, before.get(folder) ?? 0]);
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
  for (const [folder, count, earlier] of [...rows, ['Total', sum(1), sum(2)]]) {
    const change = count === earlier ? '' : `  ${signed(count - earlier)}`;
    console.log(`${String(count).padStart(7)}  ${folder}${change}`);
  }
  if (before !== counts) console.log(`${signed((sum(1) / sum(2) - 1) * 100)} % since ${revision}`);
}

function signed(change) {
  return `${change > 0 ? '+' : ''}${Number(change.toFixed(1))}`;
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean);
}
