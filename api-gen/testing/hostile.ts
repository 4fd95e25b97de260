import fc from 'fast-check';

/** Pieces that mean something to Markdown, MDX, HTML, directives, YAML or JavaScript. */
const pieces = [
  '<script>alert(1)</script>', '</script>', '<!-- x', '-->', '<img src=x onerror=alert(1)>', '<Component a={b} />', '</details>', '<', '>', '<T>', '<br>',
  '{process.exit()}', '{', '}', '{/*', '*/', '${x}', '{"a": {', 'import x from "y"', 'export const a = 1', 'export default () => {}', 'import(',
  ':::note', ':::', '::api-signature[x]', '::example[x]', ':x[y]{z}', '---', '***', '===', '# x', '## x {#y}', '\\{#id}', '- x', '1. x', '1) x', '+ x', '> x',
  '`', '``', '```', '```api-rows\n{"rows":[]}\n```', '~~~', '`"chuck air"`', '"take air"', '|', '| a | b |\n| - | - |\n| `c|d` | {e} |', '~', '~~x~~', '*', '**', '_', '__x__',
  '[a](javascript:alert(1))', '[a](<data:text/html,x>)', '[a]: javascript:x', '[a]', '![a](x)', '![](y)', '[x](api:1)', '[x](<api-name:y>)', '[^1]', '[^1]: foot',
  'https://a.b/{c}', 'www.a.b', 'a@b.c', 'http://', '&lt;', '&#123;', '&', '&amp;amp;', '\\', '\\\\', '\\<', '\\`', '\u0000', '\u001b[31m', '\u0085', '\u2028', '\u202e', '\ud800', '\ufeff', '\u007f',
  '\r', '\r\n', '\n', '\n\n', '\t', '    ', '  \n', '\\\n', 'x'.repeat(10_000), 'constructor', '__proto__', '@link', '{@link}', '*/ evil /*', '%s', 'é', '漢字', '😀', 'e.g. x', 'a. B',
];

/** Comments that try to be anything but text. */
export function hostileComment(): fc.Arbitrary<string> {
  const piece = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) }, { weight: 2, arbitrary: fc.constantFrom('word', ' ', '. ', 'some words', '\n') });
  return fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
}

/** Names that try to be anything but text. */
export function hostileName(): fc.Arbitrary<string> {
  const short = pieces.filter((piece) => piece.length < 100);
  return fc.array(fc.oneof(fc.constantFrom(...short), fc.constantFrom('run', 'a.b', '-')), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
}
