import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { readExample } from '#client/try/example/read-example.ts';
import { readCase } from '#node/features/examples/read-case.ts';
import { renderFile } from '#node/features/examples/render-file.ts';
import type { CaseState } from '#engine/examples/recorded-case.ts';

const folder = path.join(import.meta.dirname, '../../content/_examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const { document } = new JSDOM().window;
const highlight = (code: string) =>
  Promise.resolve(code.split('\n').map((text) => [{ text, className: 'tok' }]));

// Reports all recordings that fail, not only the first.
it('reads the states before and after the command from every rendered recording', async () => {
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const { example } = readCase(text, name);
    const { figure } = await renderFile({ file: name, text, highlight });
    if (!example || !figure) throw new Error(`${name} is unreadable.`);
    const drawn = document.createElement('div');
    drawn.innerHTML = toHtml(figure);
    const before = readExample(drawn, 'before');
    const expected = { languageId: example.languageId, ...shown(example.before) };
    expect.soft(before, name).toMatchObject(expected);
    expect.soft(before?.thatMark, name).toEqual(example.before.thatMark);
    expect.soft(before?.sourceMark, name).toEqual(example.before.sourceMark);
    const after = readExample(drawn, 'after');
    const { text: result, selections } = example.after ?? {};
    if (example.after) expect.soft(after, name).toMatchObject({ text: result, selections });
    else expect.soft(after, name).toBeUndefined();
  }
});

/** Returns the visible part of a state; hats are in document order. */
function shown({ text, selections, clipboard, marks }: CaseState) {
  const inOrder = [...marks].sort(
    ({ range: one }, { range: other }) =>
      one.start.line - other.start.line || one.start.character - other.start.character,
  );
  return { text, selections, ...(clipboard !== undefined && { clipboard }), marks: inOrder };
}
