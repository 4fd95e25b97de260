import { expect, it } from 'vitest';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import type { SyntaxParser } from './run-with-parser.ts';
import { createState } from './state/create-state.ts';
import { loadSyntaxTrees } from './load-syntax-trees.ts';
import { run, runWithParser } from '#engine/testing/in-cursorless.ts';

const syntax = await loadSyntaxTrees(['typescript'], readWasm);

/** An asynchronous parser that records its requests. */
function slowParser() {
  const asked: string[] = [];
  const parser: SyntaxParser = {
    scopesOf: async (request) => {
      asked.push(`${request.scopeType}: ${request.text}`);
      return syntax.scopesOf(request);
    },
    pairsOf: async (request) => {
      asked.push(`pairs: ${request.text}`);
      return syntax.pairsOf(request);
    },
  };
  return { parser, asked };
}

const text = 'pack(apple, bread)';
const state = createState({ text, languageId: 'typescript' });

it('does the same as a synchronous parser', async () => {
  const { parser } = slowParser();
  const phrase = 'chuck arg pit';
  const result = await runWithParser(state, phrase, { parser });
  expect(result).toEqual(run(state, phrase, { syntax }));
  expect(result.ok && result.state.text).toBe('pack(bread)');
});

it('sends another request for the text that the previous command left', async () => {
  const { parser, asked } = slowParser();
  const result = await runWithParser(state, 'chuck arg pit chuck arg bat', { parser });
  expect(result.ok && result.state.text).toBe('pack()');
  expect(asked.filter((question) => question.startsWith('argument'))).toEqual([
    `argumentOrParameter: ${text}`,
    'argumentOrParameter: pack(bread)',
  ]);
});

it('sends no request for a command that needs no parser', async () => {
  const { parser, asked } = slowParser();
  await runWithParser(state, 'chuck pit', { parser });
  expect(asked).toEqual([]);
});

it('rejects when the parser fails to load', async () => {
  const parser = {
    scopesOf: () => Promise.reject(new Error('offline')),
    pairsOf: () => Promise.reject(new Error('offline')),
  };
  await expect(runWithParser(state, 'chuck arg pit', { parser })).rejects.toThrow('offline');
});
