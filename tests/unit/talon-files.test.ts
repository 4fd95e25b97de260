import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { Language, Parser } from 'web-tree-sitter';
import { docsPhrases, type DocsPhrases } from '#node/features/talon-files/docs-phrases.ts';
import { talonFiles } from '#node/features/talon-files/talon-files.ts';
import { testConfig } from '#node/testing/test-site.ts';
import { tryPhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { readTalon, readTalonList } from '../support/read-talon.ts';
import { openSearch } from './open-search.ts';

const resolve = createRequire(import.meta.url).resolve;
let phrases: DocsPhrases;
let files: ReadonlyMap<string, string>;
let places: ReadonlySet<string>;

beforeAll(async () => {
  const { pages, shards } = await openSearch();
  phrases = docsPhrases(shards);
  files = new Map(
    Object.entries(talonFiles).map(([name, write]) => [name, write(phrases, testConfig)]),
  );
  places = new Set(
    pages.flatMap(({ record, sections }) => [
      record.path,
      ...sections.map(({ id }) => `${record.path}#${id}`),
    ]),
  );
});

const file = (name: string): string => files.get(`voice/${name}`) ?? '';

describe('Talon files', () => {
  it('have valid syntax, and name each other’s lists and actions', () => {
    const commands = readTalon(file('cursorless_docs.talon'));
    const lists = ['page', 'class'].map((name) =>
      readTalonList(file(`cursorless_docs_${name}.talon-list`)),
    );
    const module = file('cursorless_docs.py');
    for (const { name } of lists) {
      expect(commands.some(({ rule }) => rule.includes(`{${name}}`))).toBe(true);
      expect(module).toContain(`mod.list("${name.replace('user.', '')}"`);
    }
    for (const { rule, body } of commands) {
      expect(rule).toMatch(/^\(docs \| docks\) /);
      for (const call of body)
        expect(module).toContain(`def ${/^user\.(\w+)/.exec(call)?.[1] ?? 'none'}(`);
    }
  });

  it('are parsed by the community’s grammar of Talon without an error', async () => {
    await Parser.init({
      wasmBinary: readFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm')),
    });
    const parser = new Parser().setLanguage(
      await Language.load(
        new Uint8Array(
          readFileSync(resolve('@cursorless/tree-sitter-wasms/out/tree-sitter-talon.wasm')),
        ),
      ),
    );
    const tree = parser.parse(file('cursorless_docs.talon'));
    expect(tree?.rootNode.hasError).toBe(false);
    expect(tree?.rootNode.toString()).toContain('command_declaration');
    expect(parser.parse('docs {user.page: open(')?.rootNode.hasError).toBe(true);
  });

  it('contain about 300 unique phrases that lead to places on the site', () => {
    const { entries } = readTalonList(file('cursorless_docs_page.talon-list'));
    expect(entries.size).toBeGreaterThanOrEqual(280);
    expect(entries.size).toBeLessThanOrEqual(330);
    for (const [phrase, place] of entries) expect(places.has(place), phrase).toBe(true);
    expect([entries.get('chuck'), entries.get('hat colors')]).toEqual([
      '/user/actions/#delete',
      '/user/marks/#colors',
    ]);
  });

  it('contain no phrase that is a command already', () => {
    for (const { phrase } of JSON.parse(file('commands.json')) as readonly { phrase: string }[])
      for (const words of [phrase, phrase.replace('docs', 'docks')]) {
        expect(tryPhrase(words, defaultLanguage.complete).ok, words).toBe(false);
        expect(words).not.toMatch(/^(?:open|cursorless|help|search) /);
      }
  });
});
