import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/base/files/list-files.ts';
import { checkPage } from './check-page.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error(
    'Usage: npm run check:pages -- FOLDER   where FOLDER holds a built site, such as dist',
  );
  process.exitCode = 2;
} else report(folder);

/** Prints the findings of every document, including the search page and the not-found page. */
function report(place: string): void {
  const files = listFiles(place)
    .filter((file) => file.endsWith('.html'))
    .sort();
  const lines = files.flatMap((file) =>
    checkPage(readFileSync(path.join(place, file), 'utf8')).map((finding) => `${file}: ${finding}`),
  );
  for (const line of lines) console.log(line);
  console.log(`${files.length} pages, ${lines.length} findings.`);
  process.exitCode = lines.length === 0 && files.length > 0 ? 0 : 1;
}
