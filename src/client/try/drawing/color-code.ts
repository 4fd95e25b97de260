import type { LineToken } from '#shared/examples/example-line.ts';
import { lookUp } from '#shared/text/look-up.ts';

/** Token classes with their patterns; the first match applies. `y` flags are added. */
type Looks = readonly (readonly [className: string, pattern: RegExp])[];

const quoted = /"(?:\\.|[^"\\\n\r])*"?|'(?:\\.|[^'\\\n\r])*'?/;
const number = /\b\d[\w.]*/;
const called = /[A-Za-z_$][\w$]*(?=\()/;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/u;

const javascript: Looks = [
  ['tok-comment', /\/\/.*|\/\*[^]*?(?:\*\/|$)/],
  ['tok-string-expression', /`(?:\\.|[^`\\])*`?/],
  ['tok-string-expression', quoted],
  [
    'tok-keyword',
    /\b(?:abstract|as|async|await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|of|private|protected|public|readonly|return|static|switch|throw|try|type|typeof|var|void|while|yield)\b/,
  ],
  ['tok-constant', /\b(?:true|false|null|undefined|this|super)\b|(?<=\bconst\s+)[\w$]+/],
  ['tok-constant', number],
  ['tok-function', /(?<=\b(?:class|interface|extends|new)\s+)[\w$]+/],
  ['tok-function', called],
];
const css: Looks = [
  ['tok-comment', /\/\*[^]*?(?:\*\/|$)/],
  ['tok-string-expression', quoted],
  ['tok-function', /[.#][\w-]+(?=[^;}]*\{)/],
  ['tok-constant', /[\w-]+(?=\s*:)|(?<=:[^;{]*)-?\b[\w#%.]+/],
];
/** Patterns by editor language identifier. */
const languages: Readonly<Record<string, Looks>> = {
  javascript,
  javascriptreact: javascript,
  typescript: javascript,
  typescriptreact: javascript,
  css,
  scss: css,
  json: [
    ['tok-keyword', /"(?:\\.|[^"\\\n\r])*"(?=\s*:)/],
    ['tok-string-expression', quoted],
    ['tok-constant', /\b(?:true|false|null)\b|-?\b\d[\w.]*/],
  ],
  python: [
    ['tok-comment', /#.*/],
    ['tok-string-expression', /"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)/],
    ['tok-string-expression', quoted],
    [
      'tok-keyword',
      /\b(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)\b/,
    ],
    ['tok-constant', /\b(?:True|False|None|self)\b/],
    ['tok-constant', number],
    ['tok-function', /(?<=\bclass\s+)\w+/],
    ['tok-function', called],
  ],
  html: [
    ['tok-comment', /<!--[^]*?(?:-->|$)/],
    ['tok-keyword', /(?<=<\/?)[\w-]+/],
    ['tok-function', /[\w-]+(?==["'])/],
    ['tok-string-expression', /(?<==)(?:"[^"]*"?|'[^']*'?)/],
  ],
};

/**
 * Line breaks that none of a language's patterns looks across, so that the text between two of them
 * is colored alone.
 */
const breaks: Readonly<Record<string, RegExp>> = {
  css: /\r?\n(?<=[;{]\s*)/,
  scss: /\r?\n(?<=[;{]\s*)/,
  json: /\r?\n(?!\s*:)/,
};
const usualBreak = /\r?\n(?<!\b(?:class|const|extends|interface|new)\s*)/;

type ColorCode = (text: string, languageId: string) => LineToken[][];

/**
 * Highlights a text, line by line, with the lexical patterns of its language. This is less exact
 * than the build's highlighter, which is too large for the browser, but fast enough for text that
 * changes.
 */
export const colorCode: ColorCode = (text, languageId) => createColorCode()(text, languageId);

/** Creates a function that keeps the lines of its last text, because a key changes only one. */
export function createColorCode(): ColorCode {
  let [known, knownId]: [Map<string, Piece>, string] = [new Map(), ''];
  return (text, languageId) => {
    const looks = lookUp(languages, languageId);
    if (!looks) return [];
    const before = languageId === knownId ? known : undefined;
    [known, knownId] = [new Map(), languageId];
    const read = createReader(text, looks, lookUp(breaks, languageId) ?? usualBreak);
    const lines: LineToken[][] = [];
    for (let start = 0; start <= text.length;) {
      const end = read.breakAfter(start);
      const own = text.slice(start, end);
      const piece = before?.get(own) ?? read.piece(start, end);
      if (piece.length === own.length) known.set(own, piece);
      lines.push(...piece.lines);
      start += piece.length + (text[start + piece.length] === '\r' ? 2 : 1);
    }
    return lines;
  };
}

/** The text between two breaks; longer than to the next one if a comment or string covers that. */
interface Piece {
  readonly lines: readonly LineToken[][];
  readonly length: number;
}

interface Reader {
  /** Returns the next break, or the end of the text. */
  breakAfter(offset: number): number;
  /** Reads a piece up to a break. */
  piece(start: number, end: number): Piece;
}

function createReader(text: string, looks: Looks, { source }: RegExp): Reader {
  const anyBreak = new RegExp(source, 'g');
  const anyLook = toOnePattern(looks);
  const breakAfter = (offset: number): number => {
    anyBreak.lastIndex = offset;
    return anyBreak.exec(text)?.index ?? text.length;
  };
  const piece = (start: number, firstEnd: number): Piece => {
    const lines: LineToken[][] = [[]];
    let [at, end] = [start, firstEnd];
    anyLook.lastIndex = start;
    for (let match = anyLook.exec(text); match && match.index < end; match = anyLook.exec(text)) {
      addText(lines, text.slice(at, match.index), '');
      addText(lines, match[0], classOf(match, looks));
      at = anyLook.lastIndex;
      if (at > end) end = breakAfter(at);
    }
    addText(lines, text.slice(at, end), '');
    return { lines, length: end - start };
  };
  return { breakAfter, piece };
}

/** Adds a text to the last line, starting new lines where it breaks. */
function addText(lines: LineToken[][], text: string, className: string): void {
  // Fast path, because only a few of a text's thousands of tokens have line breaks, and this runs
  // on every keystroke.
  const [first = '', ...more] = text.includes('\n') ? text.split(/\r?\n/) : [text];
  addToken(lines.at(-1) ?? [], first, className);
  for (const piece of more) {
    const line: LineToken[] = [];
    addToken(line, piece, className);
    lines.push(line);
  }
}

/**
 * Adds a token, merging it with a neighbor of the same class, because each token is an element of
 * the page.
 */
function addToken(line: LineToken[], text: string, className: string): void {
  if (text === '') return;
  const last = line.at(-1);
  if (last?.className === className) line[line.length - 1] = { text: last.text + text, className };
  else line.push({ text, className });
}

/**
 * Joins the patterns to one alternative per class, with plain words last, because a keyword inside
 * a word is not a keyword.
 */
function toOnePattern(looks: Looks): RegExp {
  const sources = looks.map(([, { source }]) => `(${source})`);
  return new RegExp([...sources, word.source].join('|'), 'gu');
}

function classOf(match: RegExpExecArray, looks: Looks): string {
  return looks.find((_, index) => match[index + 1] !== undefined)?.[0] ?? '';
}
