import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { checkPage } from './check-page.ts';
import type { Finding } from './rules/rule.ts';

/** A page of a built site and its findings. */
export interface CheckedFile {
  /** Path relative to the folder. */
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** Checks every document of a folder, including the search page and the not-found page. */
export async function checkFolder(folder: string): Promise<readonly CheckedFile[]> {
  const files = [...listFiles(folder)].filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      findings: checkPage(await readFile(path.join(folder, file), 'utf8')),
    })),
  );
}
