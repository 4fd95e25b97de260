import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shippedSnippets } from '#engine/snippets/shipped-snippets.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { mergeSnippets, readSnippets } from './read-snippets.ts';
import { readRecordedFile } from './recorded-file.ts';
import {
  chainLine,
  conformancePage,
  conformanceTable,
  failureLines,
  sourceLine,
  totalLines,
  unseenLine,
  type NamedResult,
} from './report.ts';
import { runCase } from './run-case.ts';
import { runChain } from './run-chain.ts';

const usage =
  'Usage: npm run conformance -- FOLDER [--failures] [--out FILE]\n\nFOLDER has recorded test cases (*.yml), such as src/test/suite/fixtures/recorded of a checkout of the extension.';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { failures: { type: 'boolean' }, out: { type: 'string' } },
});
const [folder] = positionals;

if (folder === undefined) {
  console.error(usage);
  process.exitCode = 1;
} else {
  // The extension's own tests keep snippets next to their recordings.
  const own = readSnippets(join(folder, '../cursorless-snippets'));
  const snippets = mergeSnippets(own, shippedSnippets);
  const syntax = await loadSyntaxTrees(parsedLanguages, readWasm);
  const results = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .map((name): NamedResult => {
      const file = readRecordedFile(join(folder, name));
      const chain = runChain(file, { snippets, syntax });
      return { name, ...runCase(file, { snippets, syntax }), ...(chain && { chain }) };
    });
  const table = conformanceTable(results);
  if (values.failures) console.log(failureLines(results).join('\n'));
  console.log(
    [
      table,
      '',
      sourceLine(results),
      unseenLine(results),
      chainLine(results),
      '',
      ...totalLines(results),
    ].join('\n'),
  );
  if (values.out !== undefined) writeFileSync(values.out, conformancePage(results));
}
