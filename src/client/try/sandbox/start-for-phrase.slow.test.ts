import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hearPhrase } from '#client/try/guess/hear-phrase.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { readerLanguage } from '#client/try/session/reader-language.ts';
import { loadSyntaxTrees } from '#engine/load-syntax-trees.ts';
import { run } from '#engine/run.ts';
import { parsedLanguages } from '#engine/syntax/parsed-languages.ts';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { startForPhrase } from './start-for-phrase.ts';

const language = readerLanguage(defaultLanguage, []);
const syntax = await loadSyntaxTrees(parsedLanguages, readWasm);
const outcome = async (phrase: string) => {
  const found = await startForPhrase(phrase, language, (state, said) =>
    Promise.resolve(run(state, said, { language, syntax })),
  );
  if (!found) return `${phrase}: no text`;
  const said = hearPhrase(phrase, language).phrase;
  const result = run(createStartState(found.start), said, { language, syntax });
  return result.ok ? 'done' : `${phrase}: ${result.message}`;
};

describe('a phrase from a search link gets a text in which it does something', () => {
  it.each([
    'chuck blue air',
    'take blue fox whale',
    'bring red zip to after green curve yank',
    'swap air with blue air',
    'take row nine',
    'chuck arg',
    'take that',
    'paste after this',
    'take pound sign',
    'take three funks',
    'take previous three funks',
    'take row eighty nine',
    'take regex',
    'chuck attribute',
    'take blue special',
    'snippet link',
    'link wrap air past bat',
    'take twin',
    'take escaped round',
    'take lambda air',
    'chuck blue air past red bat',
    'take fox air',
    'change second word past third word air',
  ])('%s', async (phrase) => expect(await outcome(phrase)).toBe('done'));

  it.each(['take section air', 'take environment blue bat', 'chuck after air', 'pour cell'])(
    '%s works in no sample, but its hats are there, and the failure says why',
    async (phrase) => {
      expect(await outcome(phrase)).toMatch(/: (?!no text|No token)/);
    },
  );

  it('a scope of documents names the languages that have it', async () =>
    expect(await outcome('take section air')).toContain('needs LaTeX or Markdown'));

  it('including nearly every command of the examples', async () => {
    const folder = path.join(import.meta.dirname, '../../../../content/_examples');
    const phrases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yml'))
      .flatMap((name) => {
        const text = readFileSync(path.join(folder, name), 'utf8');
        const [, spoken] = /^ {2}spokenForm: (.+)$/m.exec(text) ?? [];
        return spoken && !/^thrownError/m.test(text) ? [spoken] : [];
      });
    const failed = (await Promise.all([...new Set(phrases)].map(outcome))).filter(
      (one) => one !== 'done',
    );
    expect(phrases.length).toBeGreaterThan(150);
    expect(failed.length).toBeLessThan(phrases.length * 0.1);
  });
});
