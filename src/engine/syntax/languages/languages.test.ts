import { describe, expect, it } from 'vitest';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { javascriptCases, jsxCases } from './javascript.test-data.ts';
import { cssCases, htmlCases, jsonCases } from './markup.test-data.ts';
import { pythonCases } from './python.test-data.ts';
import { typescriptCases } from './typescript.test-data.ts';
import { syntaxLanguages } from './languages.ts';
import { parsedLanguages } from '../parsed-languages.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import type { ScopeCase } from '../scope-case.ts';
import type { SyntaxScope } from '../syntax-trees.ts';

const cases: readonly (readonly [string, readonly ScopeCase[]])[] = [
  ['typescript', [...javascriptCases, ...typescriptCases]],
  ['typescriptreact', [...javascriptCases, ...typescriptCases, ...jsxCases]],
  ['javascript', [...javascriptCases, ...jsxCases]],
  ['javascriptreact', [...javascriptCases, ...jsxCases]],
  ['python', pythonCases],
  ['json', jsonCases],
  ['jsonc', jsonCases],
  ['html', htmlCases],
  ['css', cssCases],
];

const trees = await loadSyntaxTrees([...syntaxLanguages.keys()], readWasm);

describe.each(cases)('scopes of %s', (languageId, languageCases) => {
  const scopesOf = ({ text, scopeType }: ScopeCase) => {
    const scopes = trees.scopesOf({ text, languageId, scopeType });
    if (!scopes) throw new Error(`${languageId} has no ${scopeType}`);
    return scopes;
  };

  it.each(languageCases.map((row) => [row.scopeType, row.mark, row] as const))(
    'finds the %s around %j',
    (_type, _mark, row) => {
      const scopes = scopesOf(row);
      const found = scopesAround(scopes, row);
      const [first] = found;
      expect(found.map(({ content }) => slice(row, content))).toEqual([row.finds].flat());
      if (row.leaves !== undefined) expect(first && textWithout(row, first)).toBe(row.leaves);
      if (row.inside !== undefined)
        expect(first?.interior && slice(row, first.interior)).toBe(row.inside);
      if (row.every !== undefined)
        expect(siblingsOf(scopes, first).map(({ content }) => slice(row, content))).toEqual(
          row.every,
        );
    },
  );
});

it('supports neither other languages nor scopes that a language lacks', () => {
  const text = '';
  expect(trees.scopesOf({ text, languageId: 'plaintext', scopeType: 'value' })).toBeUndefined();
  expect(trees.pairsOf({ text, languageId: 'plaintext' })).toBeUndefined();
  expect(trees.scopesOf({ text, languageId: 'json', scopeType: 'class' })).toBeUndefined();
  expect(trees.scopesOf({ text, languageId: 'json', scopeType: 'toString' })).toBeUndefined();
});

it('lists the languages for which the engine uses the parser', () => {
  expect([...syntaxLanguages.keys()].sort()).toEqual([...parsedLanguages].sort());
});

it('counts in UTF-16 code units', () => {
  const text = '["🙂", "b"]';
  const [, second] = trees.scopesOf({ text, languageId: 'json', scopeType: 'string' }) ?? [];
  expect(second?.content).toEqual({ start: text.indexOf('"b"'), end: text.indexOf(']') });
});

function slice({ text }: ScopeCase, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end);
}

/** Returns the scopes with the smallest domain that contains the mark. */
function scopesAround(scopes: readonly SyntaxScope[], { text, mark }: ScopeCase) {
  const start = text.indexOf(mark);
  const size = ({ domain }: SyntaxScope) => domain.end - domain.start;
  const around = scopes.filter(
    ({ domain }) => domain.start <= start && start + mark.length <= domain.end,
  );
  const smallest = Math.min(...around.map(size));
  return around.filter((scope) => size(scope) === smallest);
}

function siblingsOf(scopes: readonly SyntaxScope[], scope: SyntaxScope | undefined) {
  return scopes.filter(
    ({ iteration }) =>
      iteration.start === scope?.iteration.start && iteration.end === scope.iteration.end,
  );
}

function textWithout({ text }: ScopeCase, scope: SyntaxScope): string {
  const delimiter = scope.trailing ?? scope.leading ?? scope.content;
  const start = Math.min(scope.content.start, delimiter.start);
  return text.slice(0, start) + text.slice(Math.max(scope.content.end, delimiter.end));
}
