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
 * Creates a pattern that matches a line consisting of a comment in a language; the capture group
 * `words` is the comment's text.
 */
export function commentPattern(language: string): RegExp {
  const kinds = (kindsByName.get(language) ?? usual).map((kind) => comments[kind]);
  const starts = kinds.map(([start]) => start).join('|');
  const ends = kinds.map(([, end]) => end).join('|');
  return new RegExp(`^\\s*(?:${starts})\\s*(?<words>.*?)\\s*(?:${ends})\\s*$`);
}
