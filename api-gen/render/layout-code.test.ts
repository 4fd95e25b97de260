import { describe, expect, it } from 'vitest';
import { bracketed, codeText, group, lineBreak, token, type Code } from '../model/code.ts';
import { layoutCode } from './layout-code.ts';

const text = (code: readonly Code[], width: number) => codeText(layoutCode(code, width));
const parameters = (...names: string[]) =>
  bracketed(
    '(',
    names.map((name) => [name]),
    ')',
  );

describe('layoutCode', () => {
  it('leaves on one line what fits', () => {
    expect(text([token('name', 'run'), parameters('a', 'b')], 20)).toBe('run(a, b)');
  });

  it('puts each item on its own line when they do not fit', () => {
    expect(text([token('name', 'run'), parameters('first', 'second')], 10)).toBe(
      'run(\n  first,\n  second\n)',
    );
  });

  it('breaks outer brackets first and inner ones only where they must', () => {
    const inner = bracketed('<', [[token('type', 'A')], [token('type', 'B')]], '>');
    expect(text([token('name', 'f'), bracketed('(', [['x: Map', inner], ['y']], ')')], 15)).toBe(
      'f(\n  x: Map<A, B>,\n  y\n)',
    );
  });

  it('counts what follows a bracket on its line', () => {
    expect(
      text([group([token('name', 'f'), parameters('aaa'), ':', ' ', token('type', 'Result')])], 12),
    ).toBe('f(\n  aaa\n): Result');
  });

  it('puts each parameter on a line before it breaks a result that fits', () => {
    const result = bracketed('<', [['void']], '>');
    const signature = group([
      token('name', 'run'),
      parameters('first', 'second'),
      ': ',
      token('type', 'Promise'),
      result,
    ]);
    expect(text([signature], 25)).toBe('run(\n  first,\n  second\n): Promise<void>');
  });

  it('begins a union in brackets without an empty line', () => {
    const union = group([
      {
        kind: 'indent',
        items: [
          lineBreak('', '| '),
          token('type', 'First'),
          lineBreak(' '),
          '| ',
          token('type', 'Second'),
        ],
      },
    ]);
    expect(text([token('type', 'A'), bracketed('<', [[union]], '>')], 8)).toBe(
      'A<\n  | First\n  | Second\n>',
    );
  });

  it('starts each line of a union with the operator, but not a union on one line', () => {
    const union = [
      group([
        {
          kind: 'indent',
          items: [
            lineBreak('', '| '),
            token('type', 'First'),
            lineBreak(' '),
            '| ',
            token('type', 'Second'),
          ],
        },
      ]),
    ] satisfies Code[];
    expect(text(union, 40)).toBe('First | Second');
    expect(text(union, 8)).toBe('\n  | First\n  | Second');
  });

  it('keeps links apart', () => {
    const parts = layoutCode(['(', 'a', token('type', 'T', '/t/'), ')']);
    expect(parts).toEqual(['(', 'a', { kind: 'type', text: 'T', target: '/t/' }, ')']);
  });
});
