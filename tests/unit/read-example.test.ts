import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readExample } from '#client/try/example/read-example.ts';
import { readCase } from '#node/features/examples/read-case.ts';
import { renderFile } from '#node/features/examples/render-file.ts';
import type { CaseState } from '#shared/examples/recorded-case.ts';

const folder = path.join(import.meta.dirname, '../../content/_examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const { document } = new JSDOM().window;
const highlight = (code: string) =>
  Promise.resolve(code.split('\n').map((text) => [{ text, className: 'tok' }]));

describe('readExample', () => {
  it.each(names)(
    'reads the states before and after the command from the rendered %s',
    async (name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const { example } = readCase(text, name);
      const { figure } = await renderFile({ file: name, text, highlight });
      if (!example || !figure) throw new Error('unreadable');
      const drawn = document.createElement('div');
      drawn.innerHTML = toHtml(figure);
      const before = readExample(drawn, 'before');
      expect(before).toMatchObject({ languageId: example.languageId, ...shown(example.before) });
      expect(before?.thatMark).toEqual(example.before.thatMark);
      expect(before?.sourceMark).toEqual(example.before.sourceMark);
      const after = readExample(drawn, 'after');
      if (example.after)
        expect(after).toMatchObject({
          text: example.after.text,
          selections: example.after.selections,
        });
      else expect(after).toBeUndefined();
    },
  );
});

/** Returns the visible part of a state; hats are in document order. */
function shown({ text, selections, clipboard, marks }: CaseState) {
  const inOrder = [...marks].sort(
    ({ range: one }, { range: other }) =>
      one.start.line - other.start.line || one.start.character - other.start.character,
  );
  return { text, selections, ...(clipboard !== undefined && { clipboard }), marks: inOrder };
}
