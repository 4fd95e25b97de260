import path from 'node:path';
import { compareWithTypeDoc, type Comparison } from './compare.ts';

const shown = 25;

/** How problems with each compared part are described in the report. */
const checks = {
  members: 'missing',
  units: 'of comments lost',
  signatures: 'with errors of the compiler',
  links: 'broken',
  facts: 'pages; kinds and import lines that differ from the source',
} as const satisfies Partial<Record<keyof Comparison, string>>;

const names = Object.keys(checks) as (keyof typeof checks)[];

/** Formats the figures as a table, followed by the first problems. */
function formatComparison(found: Comparison): string {
  const figures = names.map((name) => {
    const { count, faults } = found[name];
    return `${name.padEnd(12)} ${count}, ${faults.length} ${checks[name]}`;
  });
  const lists = names.flatMap((name) => {
    const { faults } = found[name];
    const lines = faults.slice(0, shown).map((fault) => `  ${fault.replace(/\s+/g, ' ')}`);
    const more = faults.length > shown ? [`  … and ${faults.length - shown} more`] : [];
    return faults.length === 0 ? [] : [`${name}, ${checks[name]}:`, ...lines, ...more];
  });
  return [...figures, `CPU seconds  ${found.seconds.toFixed(1)}`, ...lists].join('\n');
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
  // Syntax errors are the only compiler errors that are definitely our fault.
  const isFault = (fault: string) => /: TS1\d{3} /.test(fault);
  const faults = names.flatMap((name) =>
    name === 'signatures' ? found[name].faults.filter(isFault) : found[name].faults,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
