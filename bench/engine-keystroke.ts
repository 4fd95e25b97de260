import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { drawState } from '#client/try/drawing/draw-state.ts';
import { nextWords } from '#client/try/command/next-words.ts';
import { refreshHats } from '#engine/hats/allocate-hats.ts';
import { createState } from '#engine/state/create-state.ts';
import { moveText } from '#engine/state/set-text.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { serveStatic } from '#node/testing/serve-static.ts';
import { measureKeys } from './support/key-to-paint.ts';
import { median, root } from './support/measure.ts';
import { explain, run } from '#engine/testing/in-cursorless.ts';

/**
 * Measures what a keystroke in a page's editor costs in a document of 200 lines, and writes
 * `bench/engine-keystroke.md`.
 */

/** Returns processor time in milliseconds, which other programs do not affect. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures 60 calls after 20 warm-up calls; returns a row of the report. */
function measure(name: string, call: (index: number) => unknown): string {
  const times = Array.from({ length: 80 }, (_, index) => {
    const before = cpu();
    call(index);
    return cpu() - before;
  }).slice(20);
  return toRow(name, times);
}

/** Formats a row of the report: the median and the 95th percentile, in milliseconds. */
function toRow(name: string, times: readonly number[]): string {
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

const outDir = path.join(root, 'dist');
const { address } = await serveStatic({ folder: outDir, mount: '/docs/', isCompressed: true });
const inBrowser = await measureKeys(`${address}user/try/`, text);

const report = [
  '# A keystroke in the editor',
  '',
  `Made by \`npm run bench:engine\` with Node.js ${process.version} on ${process.platform}, ${new Date().toISOString().slice(0, 10)}: milliseconds of processor time on a document of ${lines.length} lines with ${state.hats.length} hats. A key may take 16.`,
  '',
  '| what is done | median | 95 % |',
  '| --- | --: | --: |',
  measure('a character typed into the text: hats follow, lines are colored and laid out', (index) =>
    drawState(
      moveText(state, `${text.slice(0, 3000 + index)}x${text.slice(3000 + index)}`),
      undefined,
    ),
  ),
  measure('after the last key: new tokens get hats', () => refreshHats(state)),
  measure('the cursor moved by a key', (index) =>
    drawState(
      {
        ...state,
        selections: [{ anchor: place, active: { ...place, character: 4 + (index % 20) } }],
      },
      undefined,
    ),
  ),
  measure('a character typed into the command: explanation, what can be said next', () => [
    explain(said),
    nextWords(said, state, { language: defaultLanguage }),
  ]),
  measure('“chuck line” carried out', () => run(state, 'chuck line')),
  measure('“take every token file” carried out', () => run(state, 'take every token file')),
  '',
  `In Chromium, from the built site and the browser's own trace: from the event of a key in the text to the picture's commit, on the main thread, at full speed, 1440 pixels wide; other programs ran on the machine (load average ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores).`,
  '',
  '| from key to paint | median | 95 % |',
  '| --- | --: | --: |',
  toRow(
    'processor time',
    inBrowser.map(({ cpu: time }) => time),
  ),
  toRow(
    'by the clock',
    inBrowser.map(({ wall }) => wall),
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(root, 'bench/engine-keystroke.md'), report);
process.exit(0);
