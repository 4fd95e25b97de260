// Checks the questions for mistakes without running the search.
// Usage: `npx tsx tests/search/questions/check.ts`.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { compileForSearch } from '../../../src/node/features/search/compile-for-search.ts';
import { openProject } from '../../../src/node/build/open-project.ts';
import golden from '../../unit/search-golden.json' with { type: 'json' };
import forty from './forty.json' with { type: 'json' };
import heldBack from './held-back.json' with { type: 'json' };
import tuning from './tuning.json' with { type: 'json' };

const rows = [
  ...tuning.map((row) => ({ ...row, isLater: 'later' in row, file: 'tuning.json' })),
  ...heldBack.map((row) => ({ ...row, isLater: false, file: 'held-back.json' })),
];
const fold = (query: string): string =>
  query
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const root = path.resolve(import.meta.dirname, '../../..');
const { site } = await openProject({ root, environment: {} });
const places = new Set(
  (await compileForSearch(site)).flatMap(({ record, sections }) => [
    record.path,
    ...sections.flatMap(({ id }) => (id === undefined ? [] : [`${record.path}#${id}`])),
  ]),
);

const seen = new Set(
  Object.values(golden)
    .flat()
    .map(([query]) => fold(query ?? '')),
);

/**
 * Matches where a question comes from: a GitHub thread with an odd number (`owner/name#123`), or a
 * file and line.
 */
const origin = /^(?:[\w-]+\/[\w-]+#\d*[13579]|[\w./-]+:\d+)$/;
const problems = rows.flatMap(({ query, thread, answers, isLater, file }) => {
  const isEven = parseInt(createHash('sha1').update(query).digest('hex')[0] ?? '', 16) % 2 === 0;
  const isDuplicate = seen.has(fold(query));
  seen.add(fold(query));
  return [
    ...(isDuplicate ? ['is asked twice'] : []),
    ...(/^[\w-]+\/[\w-]+#\d*[13579]$/.test(thread) ? [] : [`has no odd thread: ${thread}`]),
    ...(file === (isEven || isLater ? 'tuning.json' : 'held-back.json')
      ? []
      : ['is in the wrong half']),
    ...(answers.length >= 1 && answers.length <= 3 ? [] : ['needs one to three answers']),
    ...answers.filter((place) => !places.has(place)).map((place) => `has no answer at ${place}`),
  ].map((problem) => `tests/search/questions/${file}: “${query}” ${problem}.`);
});

for (const row of forty) {
  const from = row.thread ?? row.source ?? '';
  if (!origin.test(from)) problems.push(`tests/search/questions/forty.json: ${from} is no origin.`);
  for (const place of row.answers)
    if (!places.has(place))
      problems.push(`tests/search/questions/forty.json: “${row.query}” has no answer at ${place}.`);
}

process.stdout.write(
  `${problems.join('\n') || `${rows.length + forty.length} questions, nothing wrong.`}\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
