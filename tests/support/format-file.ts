import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Lays a text out as `npm run format` lays out a file at this absolute path. */
export function formatFile(file: string, text: string): string {
  const program = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  const args = [program, '--stdin-filepath', path.relative(root, file)];
  return execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
}
