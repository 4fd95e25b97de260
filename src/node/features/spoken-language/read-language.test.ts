import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import { toLanguage } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { onlyVersion } from '#node/testing/only-version.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { readLanguage } from './read-language.ts';
import { readLanguages } from './read-languages.ts';

const shared = path.resolve(import.meta.dirname, '../../../shared/voice');
const folder = mkdtempSync(path.join(os.tmpdir(), 'voice-'));

function write(name: string, value: unknown): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return file;
}

const words = {
  groups: [
    { id: 'letter', forms: [{ spoken: 'alpha', identifier: 'a' }] },
    { id: 'simple_action', forms: [{ spoken: 'delete', identifier: 'remove' }] },
  ],
};

/** Reads a language in which one file has the given text or value. */
function read(part: 'vocabulary' | 'grammar' | 'terms', value: unknown) {
  const vocabulary = write('vocabulary.json', words);
  return readLanguage({ vocabulary, [part]: write(`${part}.json`, value) });
}

const grammar = (changes: object) => ({ ...cursorless.grammar, ...changes });

describe('readLanguage', () => {
  it('reads our own files as they are imported', () => {
    const { language, problems } = readLanguage({
      vocabulary: path.join(shared, 'vocabulary.json'),
      grammar: path.join(shared, 'grammar.json'),
      terms: path.join(shared, 'term-details.json'),
    });
    expect(problems).toEqual([]);
    expect(language).toEqual(cursorless);
  });

  it('reads a vocabulary from a file, and the rest from Cursorless', () => {
    const { language } = read('vocabulary', words);
    const lexicon = language && toLanguage(language).sayable;
    expect(lexicon && parsePhrase('delete alpha', lexicon).ok).toBe(true);
    expect(lexicon && parsePhrase('chuck air', lexicon).ok).toBe(false);
  });

  it('uses the word order and the rules that a grammar states', () => {
    const { language } = read('grammar', {
      commands: { simple: 'target:target action:simple_action' },
      targets: { target: 'elements:element+list_connective', primitive: 'mark:mark' },
      modifiers: {},
      marks: { decorated: 'character:letter' },
      fragments: ['target'],
    });
    const accepts = (phrase: string) =>
      language && parsePhrase(phrase, toLanguage(language).sayable).ok;
    expect([accepts('alpha delete'), accepts('delete alpha')]).toEqual([true, false]);
  });

  it.each<[string, Parameters<typeof read>, RegExp, [line: number, column: number]]>([
    ['a syntax error', ['vocabulary', '{\n "groups": [\n'], /cannot be read/, [3, 1]],
    [
      'an unknown group',
      ['vocabulary', { groups: [{ id: 'leter', forms: [] }] }],
      /groups\.0\.id/,
      [4, 13],
    ],
    ['an unknown field', ['vocabulary', { groups: words.groups, extra: 1 }], /extra/, [22, 3]],
    [
      'a group listed twice',
      ['vocabulary', { groups: [...words.groups, words.groups[0]] }],
      /"letter" is listed twice/,
      [22, 13],
    ],
    [
      'a form listed twice',
      [
        'vocabulary',
        {
          groups: [
            {
              id: 'letter',
              forms: [
                { spoken: 'x', identifier: 'a' },
                { spoken: 'x', identifier: 'b' },
              ],
            },
          ],
        },
      ],
      /"x" is listed twice/,
      [11, 21],
    ],
    [
      'a form that cannot be said',
      [
        'vocabulary',
        { groups: [{ id: 'letter', forms: [{ spoken: 'Al  pha', identifier: 'a' }] }] },
      ],
      /cannot be said/,
      [7, 21],
    ],
    [
      'an unknown rule',
      ['grammar', grammar({ marks: { decorate: 'character:letter' } })],
      /no rule "decorate"/,
      [36, 5],
    ],
    [
      'an unknown name',
      ['grammar', grammar({ fragments: ['targt'] })],
      /no group or rule "targt"/,
      [41, 5],
    ],
    [
      'a form that cannot be read',
      ['grammar', grammar({ fragments: ['(target'] })],
      /parenthesis is not closed/,
      [41, 5],
    ],
    [
      'a missing field',
      ['grammar', grammar({ commands: { simple: 'action:simple_action' } })],
      /"target" must be in every/,
      [3, 15],
    ],
    [
      'an unknown field',
      ['grammar', grammar({ commands: { simple: 'act:simple_action target:target' } })],
      /no field "act"/,
      [3, 15],
    ],
    [
      'a field of another kind',
      ['grammar', grammar({ commands: { simple: 'action:target target:target' } })],
      /"action" cannot hold "target"/,
      [3, 15],
    ],
    [
      'a list that is none',
      ['grammar', grammar({ commands: { simple: 'action:simple_action+ target:target' } })],
      /"action" is not a list/,
      [3, 15],
    ],
    [
      'a rule that contains itself',
      ['grammar', grammar({ marks: { decorated: 'character:letter target?' } })],
      /contains itself/,
      [16, 15],
    ],
    [
      'a wrong address',
      ['terms', { groups: {}, terms: { 'letter:a': { explained: 'a.md' } } }],
      /must begin with a slash/,
      [5, 20],
    ],
  ])('reports %s with its position and a hint', (_what, [part, value], message, [line, column]) => {
    const { language, problems } = read(part, value);
    expect(language).toBeUndefined();
    const found = problems.find((problem) => message.test(problem.message));
    expect(found, JSON.stringify(problems)).toBeDefined();
    expect(found?.hint).toBeTruthy();
    expect(found?.position).toMatchObject({
      file: path.join(folder, `${part}.json`),
      line,
      column,
    });
  });

  it.each([
    ['leter', '"leter" is not an allowed value', 'Did you mean "letter"?'],
    [undefined, 'nothing is not an allowed value', /CONFIGURATION\.md describes them/],
    ['window', '"window" is not an allowed value', /CONFIGURATION\.md describes them/],
  ])('names the group that %j may be, instead of all groups', (id, fault, hint) => {
    expect(read('vocabulary', { groups: [{ id, forms: [] }] }).problems).toEqual([
      expect.objectContaining({
        message: `The file vocabulary.json is invalid at "groups.0.id": ${fault}.`,
        hint: expect.stringMatching(hint) as string,
      }),
    ]);
  });

  it('warns of an identifier that the engine does not know, and keeps it', () => {
    const { language, problems } = read('vocabulary', {
      groups: [{ id: 'simple_action', forms: [{ spoken: 'zap', identifier: 'remov' }] }],
    });
    expect(language).toBeDefined();
    expect(problems).toMatchObject([{ severity: 'warning', hint: 'Did you mean "remove"?' }]);
  });
});

describe('readLanguages', () => {
  const root = path.join(folder, 'site');
  const contentDir = path.join(root, 'docs');
  const config = { ...testConfig, voice: { vocabulary: 'voice/words.json' } };
  const versions = [{ name: 'current' }, { name: '1.0' }];

  it('resolves paths relative to the pages of each version', () => {
    write('site/docs/voice/words.json', words);
    write('site/versioned_docs/version-1.0/voice/words.json', {
      groups: [{ id: 'letter', forms: [{ spoken: 'air', identifier: 'a' }] }],
    });
    const { languages, problems, findings } = readLanguages({
      config,
      versions,
      folders: { contentDir, isOwnContent: false },
    });
    expect([...problems, ...findings]).toEqual([]);
    expect(
      [...languages].map(([name, { vocabulary }]) => [name, vocabulary[0]?.forms[0]?.spoken]),
    ).toEqual([
      ['current', 'alpha'],
      ['1.0', 'air'],
    ]);
    expect(languages.get('1.0')?.terms.groups.letter).toEqual({ title: 'Letters' });
  });

  it('replaces a language with invalid files with that of Cursorless', () => {
    write('site/docs/voice/wrong.json', '{ "groups": [');
    const { languages, problems } = readLanguages({
      config: { ...config, voice: { vocabulary: 'voice/wrong.json' } },
      versions: [{ name: 'current' }],
      folders: { contentDir, isOwnContent: false },
    });
    expect(problems[0]).toMatchObject({ severity: 'error', position: { line: 1 } });
    expect(languages.get('current')?.isStandIn).toBe(true);
  });

  it("prefers a version's files, and reports the setting whose file is missing", () => {
    const { findings } = readLanguages({
      config: { ...config, versions: { '1.0': { voice: { vocabulary: 'gone.json' } } } },
      versions,
      folders: { contentDir, isOwnContent: false },
    });
    expect(findings).toMatchObject([
      {
        message: 'The file "gone.json" of the spoken language of the version "1.0" does not exist.',
        path: ['versions', '1.0', 'voice', 'vocabulary'],
      },
    ]);
  });
});

it('commands on a page are checked in the language of its version', async () => {
  const { language } = readLanguage({ vocabulary: write('vocabulary.json', words) });
  if (!language) throw new Error('The language cannot be read.');
  const options = { config: { ...testConfig, voice: true } };
  const text = { 'a.md': '# A\n\nSay `"delete alpha"`, not `"chuck air"`.' };
  const { site, compile, contentDir } = await createTestSite(text, options);
  expect((await compile('a.md')).problems[0]?.message).toContain('"delete alpha"');
  const own = await createTestSite(text, {
    ...options,
    versions: [{ ...onlyVersion(contentDir), spoken: language }],
    contentDir,
    cacheDir: site.options.cacheDir,
  });
  const page = own.site.manifest().scanned.get('/a/');
  const compiled = page && (await own.site.compile(page));
  expect(compiled?.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"chuck air"'),
  ]);
});
