import path from 'node:path';
import { compareWithTypeDoc, type Comparison } from './compare.ts';

const shown = 25;

/** Formats the figures as a table, followed by the first problems. */
function formatComparison(found: Comparison): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? []
      : [
          `${title}:`,
          ...items.slice(0, shown).map((item) => `  ${item.replace(/\s+/g, ' ')}`),
          ...(items.length > shown ? [`  … and ${items.length - shown} more`] : []),
        ];
  return [
    `pages                ${found.pages.length}`,
    `members              ${found.members}, ${found.missingMembers.length} missing`,
    `comment units        ${found.units}, ${found.lostUnits.length} lost`,
    `signatures           ${found.signatures}, ${found.unparsed.length} do not parse`,
    `compiled             ${found.compiled}, ${found.compileErrors.length} errors`,
    `internal links       ${found.links}, ${found.brokenLinks.length} broken`,
    `CPU seconds           ${found.seconds.toFixed(1)}`,
    ...list('Missing members', found.missingMembers),
    ...list('Lost comment units', found.lostUnits),
    ...list('Signatures that do not parse', found.unparsed),
    ...list('Errors of the compiler', found.compileErrors),
    ...list('Broken links', found.brokenLinks),
    ...list('Kinds and import lines that differ from the source', found.wrongFacts),
  ].join('\n');
}

const [folder, by] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: npm run api:compare -- FOLDER [--package]\n');
  process.exitCode = 1;
} else {
  const found = await compareWithTypeDoc(
    path.resolve(folder),
    by === '--package' ? 'package' : 'file',
  );
  process.stdout.write(`${formatComparison(found)}\n`);
  const faults = [
    found.missingMembers,
    found.lostUnits,
    found.unparsed,
    found.brokenLinks,
    found.wrongFacts,
  ];
  process.exitCode = faults.every((list) => list.length === 0) ? 0 : 1;
}
