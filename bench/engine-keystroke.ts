import { explain } from '#engine/explain.ts';
import { run } from '#engine/run.ts';
import { createState } from '#engine/state/create-state.ts';
import { setText } from '#engine/state/set-text.ts';
import { suggest } from '#engine/suggest.ts';

/** Milliseconds of processor time, which other programs on the machine do not add to. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median of 40 calls after 10 to warm up. */
function measure(name: string, call: (index: number) => unknown): void {
  const times = Array.from({ length: 50 }, (_, index) => {
    const before = cpu();
    call(index);
    return cpu() - before;
  });
  const sorted = times.slice(10).sort((one, other) => one - other);
  console.log(
    `${name.padEnd(58)} ${(sorted[20] ?? 0).toFixed(1)} ms   slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
  );
}

const lines = Array.from(
  { length: 200 },
  (_, index) => `const value${index} = compute(first${index % 7}, second) + offset[index];`,
);
const text = lines.join('\n');
const state = createState({ text, languageId: 'typescript' });

console.log(`A document of ${lines.length} lines with ${state.hats.length} hats; processor time.`);
measure('a character typed into the text: hats follow', (index) =>
  setText(state, `${text.slice(0, 3000 + index)}x${text.slice(3000 + index)}`),
);
measure('a character typed into the command: explanation, completion', () => [
  explain('bring funk air to after bat'),
  suggest('bring funk air to af'),
]);
measure('"chuck line" carried out', () => run(state, 'chuck line'));
measure('"take every token file" carried out', () => run(state, 'take every token file'));
