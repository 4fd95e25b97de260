import { expect, it } from 'vitest';
import { run } from '#engine/run.ts';
import { createState } from '#engine/state/create-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { drawBefore, drawMiss, lineOfChange, type DrawnLines } from './draw-state.ts';

const text = 'alpha one;\nbeta two;\ngamma three;\ndelta four;\n';

/** Runs a command on the text, with the cursor at its start. */
function step(phrase: string) {
  const before = createState({
    text,
    languageId: 'plaintext',
    selections: [{ anchor: { line: 0, character: 0 }, active: { line: 0, character: 0 } }],
  });
  const result = run(before, phrase, { language: defaultLanguage, isTraced: true });
  if (!result.ok) throw new Error(result.message);
  return { ...result, before, after: result.state, phrase, trace: result.trace ?? [] };
}

it.each([
  ['chuck bat', ['beta two;'], 1],
  ['chuck line gust', ['gamma three;'], 2],
  ['chuck bat past drum', ['beta two;', 'gamma three;', 'delta four;'], 1],
  // These commands remove nothing, so the lines of their marks are shown.
  ['bring gust after line drum', ['gamma three;', 'delta four;'], 4],
  ['pour this', ['alpha one;'], 1],
  ['take gust', ['gamma three;'], 2],
])('after "%s", only the lines that it changed are shown as they were', (phrase, shown, line) => {
  const done = step(phrase);
  expect(drawBefore(done).map((drawn) => drawn.text)).toEqual(shown);
  expect(lineOfChange(done)).toBe(line);
});

it('after a miss, only the lines that differ from the goal are shown, or all if none differs', () => {
  const [miss, goal] = [step('chuck bat'), step('chuck gust')];
  const texts = (lines: DrawnLines) => lines.map((drawn) => drawn.text);
  expect(texts(drawMiss(miss, goal.after).got)).toEqual(['two;', 'gamma three;']);
  expect(texts(drawMiss(miss, goal.after).wanted)).toEqual(['beta two;', 'three;']);
  expect(texts(drawMiss(miss, step('chuck bat').after).got)).toHaveLength(5);
});
