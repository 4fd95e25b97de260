/** Settings in a code block's info string: ```` ```js title="a.js" {1,3-5} showLineNumbers ````. */
export interface CodeMeta {
  readonly title?: string;
  /** One-based line numbers; undefined if the info string lists none. */
  readonly highlighted?: ReadonlySet<number>;
  /** Number of the first line, if lines are numbered. */
  readonly firstNumber?: number;
  readonly diff: boolean;
  /** All other options, which have no effect. */
  readonly unknown: readonly string[];
}

/** How a line of code is marked. */
export type LineStyle = 'highlighted' | 'added' | 'removed' | 'focused';

/** Code without its comment directives, and the marks that the directives set. */
interface MarkedCode {
  readonly lines: readonly string[];
  /** Marks, keyed by zero-based line index. */
  readonly marks: ReadonlyMap<number, LineStyle>;
}

/**
 * Matches the known options. The last two, which tell remark-typescript-tools not to compile a
 * block, have no effect here.
 */
const options =
  /(?<=^|\s)(?:title=(?:"[^"]*"|'[^']*')|\{[\d,\s-]+\}|showLineNumbers(?:=\S*)?|diff|no-transpile|no-emit)(?=\s|$)/g;

/** Parses the part of the info string that follows the language. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\S*))?(?=\s|$)/.exec(meta) ?? undefined;
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1];
  return {
    title: title?.[1] ?? title?.[2],
    highlighted: ranges === undefined ? undefined : parseRanges(ranges),
    firstNumber: numbers && Number(/^\d+$/.test(numbers[1] ?? '') ? numbers[1] : 1),
    diff: /(?:^|\s)diff(?:\s|$)/.test(meta),
    unknown: meta.replace(options, '').match(/[^\s=]+=(["']).*?(?:\1|$)|\S+/g) ?? [],
  };
}

/**
 * Parses line ranges such as `1,3-5`. Ignores invalid parts, and limits a range to about 10,000
 * lines.
 */
export function parseRanges(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d{1,9})(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const last = Math.min(Number(to ?? from), Number(from) + 10_000);
    for (let line = Number(from); line <= last; line += 1) numbers.add(line);
  }
  return numbers;
}

const markWords: Readonly<Record<string, LineStyle>> = {
  highlight: 'highlighted',
  add: 'added',
  added: 'added',
  remove: 'removed',
  removed: 'removed',
  focus: 'focused',
};

const directive = /^(highlight|add|added|remove|removed|focus)-(next-line|start|end)$/;

/**
 * Removes comment directives (`// highlight-next-line`, `# add-start` … `# add-end`) from code and
 * records the lines that they mark. As in Docusaurus, only the language's own comment syntax
 * counts, and a start without an end is ignored.
 */
export function extractDirectives(code: string, language = ''): MarkedCode {
  const comment = commentPattern(language);
  const lines: string[] = [];
  const marks = new Map<number, LineStyle>();
  let next: LineStyle | undefined;
  const starts = new Map<LineStyle, number>();
  for (const line of code.split('\n')) {
    const [, word = '', place] = directive.exec(comment.exec(line)?.groups?.words ?? '') ?? [];
    const mark = markWords[word];
    if (mark === undefined) {
      if (next !== undefined) marks.set(lines.length, next);
      next = undefined;
      lines.push(line);
    } else if (place === 'next-line') next = mark;
    else if (place === 'start') starts.set(mark, lines.length);
    else {
      const start = starts.get(mark) ?? lines.length;
      // Lines that are already marked keep their marks: marks of single lines and nested blocks are
      // more specific.
      for (let line = start; line < lines.length; line += 1)
        if (!marks.has(line)) marks.set(line, mark);
      starts.delete(mark);
    }
  }
  return { lines, marks };
}

/**
 * Returns the displayed lines of code and each line's mark. If the info string lists line numbers,
 * directives remain in the code, because the numbers count all of its lines.
 */
export function markLines(
  code: string,
  {
    highlighted,
    diff,
    language,
  }: Pick<CodeMeta, 'highlighted' | 'diff'> & { readonly language?: string },
): { readonly lines: readonly string[]; readonly styles: readonly (LineStyle | undefined)[] } {
  const { lines, marks } = highlighted
    ? { lines: code.split('\n'), marks: new Map<number, LineStyle>() }
    : extractDirectives(code, language);
  const changes = diff ? diffMarks(lines) : undefined;
  const styles = lines.map((_, index) =>
    highlighted?.has(index + 1) ? 'highlighted' : (changes?.get(index) ?? marks.get(index)),
  );
  return { lines, styles };
}

/**
 * Returns the marks for a diff's added (`+`) and removed (`-`) lines, keyed by zero-based line
 * index.
 */
export function diffMarks(lines: readonly string[]): ReadonlyMap<number, LineStyle> {
  const marks = new Map<number, LineStyle>();
  lines.forEach((line, index) => {
    if (/^\+(?!\+\+)/.test(line)) marks.set(index, 'added');
    if (/^-(?!--)/.test(line)) marks.set(index, 'removed');
  });
  return marks;
}

/** Patterns for the start and end delimiters of each comment style. */
const comments = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';+', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['‘’]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  bang: ['!', ''],
  ml: ['\\(\\*', '\\*\\)'],
  star: ['\\*>', ''],
} as const;

type Comment = keyof typeof comments;

/** Comment styles of languages that have only a few styles, or unusual ones. */
const languages: readonly (readonly [names: string, kinds: readonly Comment[]])[] = [
  ['js javascript mjs cjs ts typescript', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'jsx']],
  ['c cpp cs csharp dart go java kotlin less rust scala scss swift', ['slashes', 'block']],
  ['hcl php terraform', ['slashes', 'block', 'hash']],
  ['astro html svelte vue', ['slashes', 'block', 'html']],
  ['xml svg', ['html']],
  ['md markdown mdx', ['html', 'jsx', 'hash']],
  ['bash sh shell zsh fish python py ruby rb perl r talon toml yaml yml', ['hash']],
  ['docker dockerfile elixir graphql julia make makefile powershell ps1', ['hash']],
  ['css', ['block']],
  ['sql', ['dashes', 'block']],
  ['lua haskell hs elm', ['dashes']],
  ['asm clojure lisp scheme wasm', ['semicolons']],
  ['ini properties', ['semicolons', 'hash']],
  ['erlang latex matlab prolog tex', ['percent']],
  ['vb vba vbnet visual-basic', ['quote', 'rem']],
  ['bat batch cmd', ['rem']],
  ['basic', ['rem', 'bang']],
  ['fsharp', ['slashes', 'ml']],
  ['ocaml sml', ['ml']],
  ['fortran', ['bang']],
  ['cobol', ['star']],
];

const kindsByName = new Map(
  languages.flatMap(([names, kinds]) => names.split(' ').map((name) => [name, kinds] as const)),
);

/**
 * The comment styles that Docusaurus recognizes in all other languages, and in blocks without a
 * language.
 */
const usual: readonly Comment[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/**
 * Creates a pattern that matches a line that consists of a comment in this language; the capture
 * group `words` is the comment's text.
 */
function commentPattern(language: string) {
  const kinds = (kindsByName.get(language) ?? usual).map((kind) => comments[kind]);
  const starts = kinds.map(([start]) => start).join('|');
  const ends = kinds.map(([, end]) => end).join('|');
  return new RegExp(`^\\s*(?:${starts})\\s*(?<words>.*?)\\s*(?:${ends})\\s*$`);
}
