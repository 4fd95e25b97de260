import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the files of a project, by their paths below its folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
