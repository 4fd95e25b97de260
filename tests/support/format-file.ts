import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Formats a text as `npm run format` formats a file at this absolute path. */
export function formatFile(file: string, text: string): string {
  const program = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  const args = [program, '--stdin-filepath', path.relative(root, file)];
  return execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
}
