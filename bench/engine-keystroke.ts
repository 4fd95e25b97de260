import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawState } from '#client/try/draw-state.ts';
import { nextWords } from '#client/try/next-words.ts';
import { explain } from '#engine/explain.ts';
import { run } from '#engine/run.ts';
import { createState } from '#engine/state/create-state.ts';
import { setSelections, setText } from '#engine/state/set-text.ts';
import { defaultLanguage } from '#shared/voice/language.ts';
import { median, root } from './measure.ts';

/** Measures what a keystroke in the editor of the page costs on a document of 200 lines, and writes `bench/engine-keystroke.md`. */

/** Milliseconds of processor time, which other programs on the machine do not add to. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A row of the report: median and 95th percentile of 60 calls, after 20 to warm up. */
function measure(name: string, call: (index: number) => unknown): string {
  const times = Array.from({ length: 80 }, (_, index) => {
    const before = cpu();
    call(index);
    return cpu() - before;
  }).slice(20);
  const late = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  return `| ${name} | ${median(times).toFixed(1)} | ${late.toFixed(1)} |`;
}

const lines = Array.from(
  { length: 200 },
  (_, index) => `const value${index} = compute(first${index % 7}, second) + offset[index];`,
);
const text = lines.join('\n');
const state = createState({ text, languageId: 'typescript' });
const place = { line: 100, character: 4 };
const said = 'bring funk air to af';

const report = [
  '# A keystroke in the editor',
  '',
  `Made by \`npm run bench:engine\` with Node.js ${process.version} on ${process.platform}, ${new Date().toISOString().slice(0, 10)}: milliseconds of processor time on a document of ${lines.length} lines with ${state.hats.length} hats. A key may take 16.`,
  '',
  '| what is done | median | 95 % |',
  '| --- | --: | --: |',
  measure(
    'a character typed into the text: hats follow, lines are coloured and laid out',
    (index) =>
      drawState(
        setText(state, `${text.slice(0, 3000 + index)}x${text.slice(3000 + index)}`),
        undefined,
      ),
  ),
  measure('the cursor moved by a key', (index) =>
    drawState(
      setSelections(state, [{ anchor: place, active: { ...place, character: 4 + (index % 20) } }]),
      undefined,
    ),
  ),
  measure('a character typed into the command: explanation, what can be said next', () => [
    explain(said),
    nextWords(said, state, defaultLanguage),
  ]),
  measure('“chuck line” carried out', () => run(state, 'chuck line')),
  measure('“take every token file” carried out', () => run(state, 'take every token file')),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(root, 'bench/engine-keystroke.md'), report);
