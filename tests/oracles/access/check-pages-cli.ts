import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../src/node/base/files/list-files.ts';
import { checkPage } from './check-page.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Usage: npm run check:pages -- FOLDER   where FOLDER holds a built site, such as dist',
  );
  process.exitCode = 2;
} else await report(folder);

/** Prints the findings of every document, including the search page and the not-found page. */
async function report(place: string): Promise<void> {
  const files = listFiles(place)
    .filter((file) => file.endsWith('.html'))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(place, file), 'utf8');
      return checkPage(html).map((finding) => `${file}: ${finding}`);
    }),
  );
  const lines = found.flat();
  for (const line of lines) console.log(line);
  console.log(`${files.length} pages, ${lines.length} findings.`);
  process.exitCode = lines.length === 0 && files.length > 0 ? 0 : 1;
}
