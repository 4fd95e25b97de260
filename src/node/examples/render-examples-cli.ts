import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { createHighlighter } from '../html/highlight.ts';
import { formatProblems } from '../report/format-problems.ts';
import { renderFile, type RenderedFile } from './render-file.ts';
import { renderSheet } from './render-sheet.ts';

/** `render-examples FOLDER [--out DIR]`: renders every recorded test case below a folder and counts the results. */
async function main(): Promise<number> {
  const { folder, out } = readArguments(process.argv.slice(2));
  if (!folder) {
    console.error('Usage: npm run render-examples -- FOLDER [--out DIR]');
    return 1;
  }
  const recordings = findRecordings(folder);
  if (recordings.length === 0) {
    console.error(`No recorded test case (*.yml) was found in ${folder}.`);
    return 1;
  }
  const { highlight } = createHighlighter();
  const rendered: RenderedFile[] = [];
  for (const file of recordings) {
    rendered.push(
      await renderFile({ file: path.resolve(file), text: await readFile(file, 'utf8'), highlight }),
    );
  }
  const failed = rendered.filter(({ figure }) => !figure);
  if (failed.length > 0)
    console.error(
      formatProblems(
        failed.flatMap(({ problems }) => problems),
        process.cwd(),
      ),
    );
  if (out) {
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'index.html'), await renderSheet(rendered));
  }
  console.log(`${rendered.length - failed.length} rendered, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}

function readArguments(words: readonly string[]): { folder?: string; out?: string } {
  const at = words.indexOf('--out');
  const rest = words.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  return { folder: rest[0], out: at === -1 ? undefined : words[at + 1] };
}

function findRecordings(folder: string): readonly string[] {
  return [...listFiles(folder)]
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.join(folder, file))
    .sort();
}

process.exitCode = await main();
