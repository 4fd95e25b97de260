import type { LineToken } from '#engine/examples/example-line.ts';
import { lookUp } from '#shared/text/look-up.ts';

/**
 * Token classes and their patterns; the first match wins. The flags of the patterns are ignored.
 */
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
/** Patterns, keyed by VS Code language identifier. */
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
 * Matches line breaks at which the text can be split for highlighting, because no lookahead or
 * lookbehind of a pattern reaches across them. Comments and strings still may.
 */
const cssBreak = /\r?\n(?<=[;{]\s*)/g;
const usualBreak = /\r?\n(?<!\b(?:class|const|extends|interface|new)\s*)(?!\s*:)/g;

/**
 * Highlights text line by line, using the lexical patterns of its language. This is less exact than
 * the build's highlighter, which is too large for the browser, but fast enough for text that
 * changes. Returns an empty list for a language without patterns.
 */
export function colorCode(text: string, languageId: string): LineToken[][] {
  return createColorCode(languageId)(text);
}

/**
 * Creates a version of `colorCode` that caches the lines of the previous text, because a keystroke
 * changes only one line.
 */
export function createColorCode(languageId: string): (text: string) => LineToken[][] {
  const looks = lookUp(languages, languageId);
  if (!looks) return () => [];
  const sources = looks.map(([, { source }]) => `(${source})`);
  // The last alternative matches whole words, so that no pattern matches inside them.
  const anyLook = new RegExp([...sources, word.source].join('|'), 'gu');
  const lineBreak = new RegExp(looks === css ? cssBreak : usualBreak);
  let known = new Map<string, LineToken[][]>();
  return (text) => {
    const breakAfter = (offset: number) => {
      lineBreak.lastIndex = offset;
      return lineBreak.exec(text)?.index ?? text.length;
    };
    const all: LineToken[][] = [];
    const kept: typeof known = new Map();
    for (let start = 0, end = 0; start <= text.length; start = end + (text[end] === '\r' ? 2 : 1)) {
      end = breakAfter(start);
      const piece = text.slice(start, end);
      const lines = known.get(piece) ?? [[]];
      if (!known.has(piece)) {
        let at = start;
        anyLook.lastIndex = start;
        for (let match; (match = anyLook.exec(text)) && match.index < end;) {
          addText(lines, text.slice(at, match.index), '');
          const look = looks.find((_, index) => match?.[index + 1] !== undefined);
          addText(lines, match[0], look?.[0] ?? '');
          at = anyLook.lastIndex;
          // The comment or string continues past the break.
          if (at > end) end = breakAfter(at);
        }
        addText(lines, text.slice(at, end), '');
      }
      // The end of the text is not cached, because a comment or string left open there may continue
      // in the next text.
      if (start + piece.length === end && end < text.length) kept.set(piece, lines);
      all.push(...lines);
    }
    known = kept;
    return all;
  };
}

/**
 * Appends text to the last line, starting a new line at each line break. Merges it with a preceding
 * token of the same class, because each token becomes an element on the page.
 */
function addText(lines: LineToken[][], text: string, className: string) {
  for (const [index, piece] of text.split(/\r?\n/).entries()) {
    if (index > 0) lines.push([]);
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (last?.className === className)
      line[line.length - 1] = { text: last.text + piece, className };
    else if (piece !== '') line.push({ text: piece, className });
  }
}
