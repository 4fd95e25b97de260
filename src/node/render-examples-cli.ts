import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from './base/files/list-files.ts';
import { createHighlight } from './compile/html/highlight.ts';
import { formatProblems } from './base/report/format-problems.ts';
import { renderFile, type RenderedFile } from './features/examples/render-file.ts';
import { renderSheet } from './features/examples/render-sheet.ts';

/**
 * `render-examples FOLDER [--out DIR]`: renders every recorded test case below a folder and counts
 * the results. With `--out`, writes a page that shows them to `DIR/index.html`.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const { out } = values;
  const [folder] = positionals;
  if (!folder) {
    console.error('Usage: npm run render-examples -- FOLDER [--out DIR]');
    return 1;
  }
  const recordings = listFiles(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.join(folder, file))
    .sort();
  if (recordings.length === 0) {
    console.error(`No recorded test case (*.yml) was found in ${folder}.`);
    return 1;
  }
  const highlight = createHighlight();
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

process.exitCode = await main();
