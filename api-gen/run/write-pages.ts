import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashText } from '#node/base/cache/hash-files.ts';
import { referenceStampFile } from '#node/features/reference/reference-stamp.ts';
import { listFiles } from '../convert/source-files.ts';

/**
 * Makes the output folder contain exactly these files. Empties the stamp first and writes it last,
 * so that an interrupted run is repeated. Returns the numbers of files that it wrote and removed.
 */
export function writePages(output: string, files: ReadonlyMap<string, string>) {
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, referenceStampFile), '');
  const stale = listFiles(output, (name) => name !== referenceStampFile).filter(
    (file) => !files.has(file),
  );
  for (const file of stale) rmSync(path.join(output, file));
  removeEmptyFolders(output);
  const changed = [...files].filter(
    ([file, content]) => !hasContent(path.join(output, file), content),
  );
  for (const [file, content] of changed) writeAtomically(path.join(output, file), content);
  writeFileSync(path.join(output, referenceStampFile), hashText(JSON.stringify([...files])));
  return { written: changed.length, removed: stale.length };
}

function hasContent(file: string, content: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === content;
}

/** Writes a file atomically, so that watchers of the folder never read a partial file. */
function writeAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const child = path.join(folder, entry.name);
    removeEmptyFolders(child);
    if (readdirSync(child).length === 0) rmdirSync(child);
  }
}
