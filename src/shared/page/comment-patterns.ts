/** Patterns of what is around the words of a comment. */
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

/** Comments of the languages that have few kinds of them, or rare ones. */
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

/** The comments that Docusaurus reads in every other language, and in blocks without one. */
const usual: readonly Comment[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/**
 * Creates a pattern for lines that are a comment of a language; the group `words` is the text of
 * the comment.
 */
export function commentPattern(language: string): RegExp {
  const kinds = (kindsByName.get(language) ?? usual).map((kind) => comments[kind]);
  const starts = kinds.map(([start]) => start).join('|');
  const ends = kinds.map(([, end]) => end).join('|');
  return new RegExp(`^\\s*(?:${starts})\\s*(?<words>.*?)\\s*(?:${ends})\\s*$`);
}
