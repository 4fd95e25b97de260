import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { renderFile } from './render-file.ts';

const recording = `languageId: typescript
command: {spokenForm: take blue fox bat}
initialState:
  documentContents: "let cab = bank;\\r\\n\\tlet \\U0001F604 = 1;"
  selections:
    - anchor: {line: 1, character: 8}
      active: {line: 1, character: 8}
  marks:
    default.c: {start: {line: 0, character: 4}, end: {line: 0, character: 7}}
    blue-fox.b: {start: {line: 0, character: 10}, end: {line: 0, character: 14}}
  clipboard: old
finalState:
  documentContents: "let cab = bank;\\r\\n\\tlet \\U0001F604 = 1;"
  selections:
    - anchor: {line: 0, character: 14}
      active: {line: 0, character: 10}
  clipboard: fresh
note: Only a test.
`;

const highlight = (code: string) =>
  Promise.resolve(code.split('\n').map((text) => [{ text, className: 'tok-text' }]));

async function draw(text = recording): Promise<Element> {
  const { figure, problems } = await renderFile({ file: 'x.yml', text, highlight });
  if (!figure) throw new Error(JSON.stringify(problems));
  return figure;
}

function findAll(tree: Element, className: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if ((node.properties.className as string[] | undefined)?.includes(className)) found.push(node);
  });
  return found;
}

const textOf = (nodes: readonly ElementContent[]): string[] => nodes.map((node) => toString(node));

describe('renderExample', () => {
  it('has no text other than the code', async () => {
    expect(textOf(findAll(await draw(), 'example-code'))).toEqual(
      Array(2).fill('let cab = bank;\n\tlet 😄 = 1;'),
    );
  });

  it('puts hats of the right shape and color over the right characters', async () => {
    const hats = findAll(await draw(), 'hat');
    expect(
      hats.map((hat) => [toString(hat), ...(hat.properties.className as string[]).slice(1)]),
    ).toEqual([['c'], ['b', 'hat-color-blue', 'hat-shape-fox']]);
  });

  it('merges tokens that look alike into one element, and keeps their hats', async () => {
    expect(toHtml(await draw())).toContain(
      '<span class="example-marked"><span class="tok-text"><span class="hat hat-color-blue hat-shape-fox">b</span>ank</span></span>',
    );
  });

  it('highlights the named token, and shows selection and cursor on their own side', async () => {
    const figure = await draw();
    expect(textOf(findAll(figure, 'example-marked')).join('')).toBe('bank');
    expect(textOf(findAll(figure, 'example-selected'))).toEqual(['bank']);
    expect(toHtml(figure)).toContain(
      '<span class="example-cursor"></span><span class="example-selected"><span class="tok-text">bank</span></span>',
    );
  });

  it('shows the command, clipboards that change, and the note', async () => {
    const figure = await draw();
    expect(textOf(findAll(figure, 'example-spoken'))).toEqual(['“take blue fox bat”']);
    expect(textOf(findAll(figure, 'example-remark'))).toEqual(['Clipboard old', 'Clipboard fresh']);
    expect(textOf(findAll(figure, 'example-note'))).toEqual(['Only a test.']);
  });

  it('describes the example in sentences for screen readers', async () => {
    const descriptions = textOf(findAll(await draw(), 'example-description'));
    expect(descriptions).toHaveLength(2);
    expect(descriptions[0]).toContain('A blue fox hat is over b in “bank”.');
    expect(descriptions[1]).toContain('Selected, with the cursor at the start: “bank”.');
  });

  it('renders a failure, an old phrase and the target of a command that changes nothing', async () => {
    const failed = recording
      .replace(/finalState:[^]*note/, 'thrownError: {name: OutOfRangeError}\nnote')
      .replace('take blue fox bat', 'clear bat vertical');
    expect(textOf(findAll(await draw(failed), 'example-error'))[0]).toContain('OutOfRangeError');
    const [before] = recording.split('note');
    const unchanged =
      `${before ?? ''}  thatMark: [{contentRange: {start: {line: 0, character: 10}, end: {line: 0, character: 14}}}]\n`.replace(
        'line: 0, character: 14}\n      active: {line: 0, character: 10',
        'line: 1, character: 8}\n      active: {line: 1, character: 8',
      );
    expect(textOf(findAll(await draw(unchanged), 'example-that'))).toEqual(['bank']);
  });
});
