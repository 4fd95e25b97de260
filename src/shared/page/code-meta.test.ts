import { describe, expect, it } from 'vitest';
import {
  diffMarks,
  extractDirectives,
  markLines,
  parseCodeMeta,
  parseRanges,
} from './code-meta.ts';

describe('parseCodeMeta', () => {
  it('reads a title in either kind of quotes', () => {
    expect(parseCodeMeta('title="src/a b.ts"').title).toBe('src/a b.ts');
    expect(parseCodeMeta("{1} title='it\"s.ts'").title).toBe('it"s.ts');
    expect(parseCodeMeta('subtitle="no"').title).toBeUndefined();
  });

  it('reads ranges of lines', () => {
    expect([...(parseCodeMeta('{1,3-5} title="{7}"').highlighted ?? [])]).toEqual([1, 3, 4, 5]);
    expect(parseCodeMeta('title="a"').highlighted).toBeUndefined();
  });

  it('reads the option for line numbers', () => {
    expect(
      [
        parseCodeMeta('showLineNumbers'),
        parseCodeMeta('{1} showLineNumbers=5'),
        parseCodeMeta('noshowLineNumbers'),
      ].map((meta) => meta.firstNumber),
    ).toEqual([1, 5, undefined]);
  });

  it('lists what has no effect', () => {
    const meta = 'title="a b" live {1,2} showLineNumbers=4 title=c no-transpile noInline diff';
    expect(parseCodeMeta(meta).unknown).toEqual(['live', 'title=c', 'noInline']);
    expect(parseCodeMeta('').unknown).toEqual([]);
    expect(parseCodeMeta('{1} file="a b" title="no end').unknown).toEqual([
      'file="a b"',
      'title="no end',
    ]);
  });

  it('reads the option for a diff', () => {
    expect([parseCodeMeta('diff').diff, parseCodeMeta('difference').diff]).toEqual([true, false]);
  });
});

describe('parseRanges', () => {
  it('ignores anything but ranges, and limits their size', () => {
    expect([...parseRanges('2, x, 4 - 5')]).toEqual([2, 4, 5]);
    expect(parseRanges('1-999999999').size).toBeLessThanOrEqual(10_001);
    // Above 2 ** 53, counting up by one does not change a number.
    expect(parseRanges('9007199254740993').size).toBe(0);
  });
});

describe('markLines', () => {
  it('counts comments as lines where lines are listed, and marks changes of a diff', () => {
    const code = '// highlight-next-line\na\n+b';
    expect(markLines(code, { highlighted: new Set([2]), diff: true })).toEqual({
      lines: code.split('\n'),
      styles: [undefined, 'highlighted', 'added'],
    });
    expect(markLines(code, { diff: true })).toEqual({
      lines: ['a', '+b'],
      styles: ['highlighted', 'added'],
    });
  });
});

describe('extractDirectives', () => {
  it.each([
    ['// highlight-next-line', '', 'js', 'json'],
    ['# highlight-next-line', '', 'bash', 'python', 'md', 'json', 'php', 'ini'],
    ['-- highlight-next-line', 'lua', 'sql', 'haskell'],
    [';; highlight-next-line', 'wasm', 'clojure'],
    ['% highlight-next-line', 'tex', 'matlab', 'erlang'],
    ['<!-- highlight-next-line -->', '', 'html', 'md', 'xml'],
    ['/* highlight-next-line */', '', 'ts', 'css', 'sql', 'scss'],
    ['{/* highlight-next-line */}', '', 'jsx', 'mdx'],
    ["' highlight-next-line", 'vb', 'vbnet'],
    ['REM highlight-next-line', 'batch', 'vb', 'basic'],
    ['! highlight-next-line', 'fortran', 'basic'],
    ['(* highlight-next-line *)', 'ocaml', 'fsharp'],
    ['*> highlight-next-line', 'cobol'],
    ['    // highlight-next-line  ', '', 'tsx'],
  ])('reads and removes %s in the languages that have such comments', (comment, ...names) => {
    for (const language of names)
      expect(extractDirectives(`a\n${comment}\nb\nc`, language)).toEqual({
        lines: ['a', 'b', 'c'],
        marks: new Map([[1, 'highlighted']]),
      });
  });

  it.each([
    ['// highlight-next-line', 'bash', 'python', 'lua', 'css', 'md'],
    ['# highlight-next-line', 'js', 'tsx', 'sql', 'css', 'c'],
    ['-- highlight-next-line', '', 'js', 'bash'],
    ['{/* highlight-next-line */}', 'js', 'css'],
    ['<!-- highlight-next-line -->', 'js', 'python'],
    ['% highlight-next-line', '', 'python'],
  ])('leaves %s alone in other languages', (comment, ...names) => {
    for (const language of names)
      expect(extractDirectives(`a\n${comment}\nb`, language).lines).toEqual(['a', comment, 'b']);
  });

  it('marks from start to end, with the kind that the words name', () => {
    const { lines, marks } = extractDirectives(
      'a\n// add-start\nb\nc\n// add-end\n// remove-next-line\nd\n// focus-next-line\ne\nf',
    );
    expect(lines).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect([...marks]).toEqual([
      [1, 'added'],
      [2, 'added'],
      [3, 'removed'],
      [4, 'focused'],
    ]);
  });

  it('marks nothing where a block has no end, and blocks in blocks once', () => {
    const { marks } = extractDirectives(
      '// highlight-start\na\n// highlight-start\nb\n// add-start\nc\n// add-end\n// highlight-end\n// highlight-start\nd',
    );
    expect([...marks].toSorted()).toEqual([
      [1, 'highlighted'],
      [2, 'added'],
    ]);
  });

  it('leaves code that only mentions a directive alone', () => {
    const code = 'const text = "// highlight-next-line";\n// highlight the next line';
    expect(extractDirectives(code)).toEqual({ lines: code.split('\n'), marks: new Map() });
  });
});

describe('diffMarks', () => {
  it('marks added and removed lines, not the heads of files', () => {
    expect([...diffMarks(['--- a', '+++ b', '-x', '+y', ' z'])]).toEqual([
      [2, 'removed'],
      [3, 'added'],
    ]);
  });
});
