import type { Program } from 'estree-jsx';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { withoutRequire } from './require-plugin.ts';

const rewrite = (code: string): string =>
  withoutRequire(code, parseAst(code) as unknown as Program);

it('files that code requires are imported, each once, in lines after the code', () => {
  expect(
    rewrite(
      "a(require('./q.png').default, require('@site/b.pdf'));\nb(require('./q.png'), require('./c.json').name);",
    ),
  ).toBe(
    [
      'a(_required0.default, _required1);',
      'b(_required0, _required2.name);',
      'import * as _required0 from "./q.png";',
      'import * as _required1 from "@site/b.pdf";',
      'import _required2 from "./c.json";',
    ].join('\n'),
  );
});

it.each([
  "const require = createRequire('/'); require('./a');",
  "function read(require) { return require('./a'); }",
  "module.exports = require('./a');",
  "exports.a = require('./a');",
  "a(require('package'), require(name), x.require('./a'));",
])('is left alone: %s', (code) => expect(rewrite(code)).toBe(code));
