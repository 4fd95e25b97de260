import { readdirSync, readFileSync } from 'node:fs';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { countSyllables } from '#engine/spoken/effort.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { readCase } from '#node/features/examples/read-case.ts';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { findPhrases } from '#engine/testing/in-cursorless.ts';

/**
 * `npm run bench:synthesis`: finds the phrase of every example that the home page had at commit
 * 02358a5, and compares the first result with the example's own phrase. Uses the example's texts
 * alone or, if only the selection changes, its texts and selections. `--all` tries every recorded
 * example, and `--long` extends each text to 51 lines.
 */
const folder = 'content/_examples';
const all = process.argv.includes('--all');
const names = all
  ? readdirSync(folder).map((name) => name.replace(/\.yml$/, ''))
  : readFileSync('bench/synthesis-examples.txt', 'utf8').trim().split('\n');
/** Lines that, with an empty line before them, extend each text to 51 lines. */
const filler = Array.from({ length: 50 }, (_, index) => `water${index} plant${index}`);
const isLong = process.argv.includes('--long');

interface Score {
  readonly phrase: string;
  readonly answer: string | undefined;
  readonly time: number;
  readonly isText: boolean;
}

const scores: Score[] = [];
for (const name of names) {
  const { example } = readCase(readFileSync(`${folder}/${name}.yml`, 'utf8'), name);
  if (!example?.after) continue;
  const { before, after, languageId, spokenForm: phrase } = example;
  const isText = before.text !== after.text;
  if (!isText && JSON.stringify(before.selections) === JSON.stringify(after.selections)) continue;
  const lines = before.text.split('\n').length;
  const rest = isLong ? `\n\n${filler.slice(lines).join('\n')}` : '';
  const state = createStartState({ ...before, text: before.text + rest, languageId });
  const syntax = await loadSyntaxTrees([languageId], readWasm);
  const start = process.cpuUsage().user;
  const found = findPhrases(
    state,
    { text: after.text + rest, selections: after.selections },
    { syntax },
  );
  scores.push({
    phrase,
    answer: found[0]?.phrase,
    time: (process.cpuUsage().user - start) / 1000,
    isText,
  });
}

for (const isText of [true, false]) {
  const own = scores.filter((score) => score.isText === isText);
  const isGood = ({ answer, phrase }: Score): boolean =>
    answer !== undefined && countSyllables(answer) <= countSyllables(phrase);
  const times = own.map(({ time }) => time).sort((one, other) => one - other);
  console.log(
    `${isText ? 'Texts' : 'Selections'}: ${own.filter(isGood).length} of ${own.length} as short or shorter; median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms, worst ${Math.round(times.at(-1) ?? 0)} ms.`,
  );
  for (const score of own.filter((one) => !isGood(one) || process.argv.includes('--verbose')))
    console.log(`  ${score.phrase} → ${score.answer ?? 'nothing'} (${Math.round(score.time)} ms)`);
}
