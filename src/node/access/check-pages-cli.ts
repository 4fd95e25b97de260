import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { checkPage } from './check-page.ts';
import type { Finding } from './rules/rule.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Usage: npm run check:pages -- FOLDER   where FOLDER holds a built site, such as dist',
  );
  process.exitCode = 2;
} else await report(folder);

/** Prints every finding and its page. */
async function report(place: string): Promise<void> {
  const pages = await checkFolder(place);
  const lines = pages.flatMap(({ file, findings }) =>
    findings.map(({ rule, message }) => `${file}: ${rule}: ${message}`),
  );
  for (const line of lines) console.log(line);
  console.log(`${pages.length} pages, ${lines.length} findings.`);
  process.exitCode = lines.length === 0 && pages.length > 0 ? 0 : 1;
}

/** A page of a built site and its findings. */
interface CheckedFile {
  /** Path relative to the folder. */
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** Checks every document of a folder, including the search page and the not-found page. */
async function checkFolder(folder: string): Promise<readonly CheckedFile[]> {
  const files = [...listFiles(folder)].filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      findings: checkPage(await readFile(path.join(folder, file), 'utf8')),
    })),
  );
}
