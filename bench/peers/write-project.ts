import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a project's files, keyed by path in its folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
