import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { convertProject } from '../convert/convert-project.ts';
import { listModules } from '../convert/source-files.ts';
import { buildLinkTable } from '../model/links.ts';
import { assignSlugs } from '../model/slugs.ts';
import { commonLines, listLines, type SourceLines } from '../model/source-lines.ts';
import { sourceLinesFile } from './read-source-lines.ts';

async function readLines(root: string): Promise<SourceLines> {
  const { project } = await convertProject({ root, modules: listModules(root) });
  return listLines(buildLinkTable(assignSlugs(project.modules), '/'));
}

/**
 * Writes the line numbers that the documented declarations have in a checkout of the commit named
 * by `sourceRef`.
 */
const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  process.stderr.write('Usage: npm run api:lines -- FOLDER, the source folder of a checkout\n');
  process.exitCode = 1;
} else {
  const documented = path.resolve(import.meta.dirname, '../documented');
  const lines = commonLines(await readLines(documented), await readLines(path.resolve(checkout)));
  writeFileSync(sourceLinesFile, `${JSON.stringify(lines)}\n`);
}
