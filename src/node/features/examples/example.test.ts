import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Element } from 'hast';
import { afterAll, describe, expect, it } from 'vitest';
import { englishTranslator } from '#shared/i18n/translator.ts';
import type { Problem } from '#shared/problem.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import type { SpokenContext } from '#node/compile/html/block.ts';
import { createTreeLoader } from '#node/base/syntax/create-tree-loader.ts';
import { exampleBlock } from './example.ts';

const contentDir = mkdtempSync(path.join(tmpdir(), 'examples-'));
const folder = path.join(contentDir, '_examples');
mkdirSync(folder);
afterAll(() => rmSync(contentDir, { recursive: true }));

const state =
  'documentContents: bar\n  selections: [{anchor: {line: 0, character: 0}, active: {line: 0, character: 0}}]';
const recording = `languageId: plaintext\ncommand:\n  spokenForm: chuck bat\ninitialState:\n  ${state}\n  marks: {default.b: {start: {line: 0, character: 0}, end: {line: 0, character: 3}}}\nfinalState:\n  ${state.replace('bar', "''")}\n`;

async function draw(label: string, text?: string) {
  if (text !== undefined) writeFileSync(path.join(folder, `${label}.yml`), text);
  const seen = { problems: [] as Problem[], files: [] as string[], texts: [] as unknown[] };
  const context: SpokenContext = {
    contentDir,
    versionPath: '/',
    apiPath: 'contributing/api',
    language: defaultLanguage,
    translator: englishTranslator,
    loadTrees: createTreeLoader(),
    highlight: (code) =>
      Promise.resolve(code.split('\n').map((line) => [{ text: line, className: '' }])),
    dependOn: (file) => void seen.files.push(file),
    report: (problem) => void seen.problems.push(problem),
    addSearchText: (...texts) => void seen.texts.push(texts),
  };
  const drawn = await exampleBlock({ label, position: { file: 'page.md', line: 3 } }, context);
  return { ...seen, drawn };
}

describe('exampleBlock', () => {
  it('renders a recording, depends on its file and adds its command to the search', async () => {
    const { drawn, problems, files, texts } = await draw('chuck-bat', recording);
    expect(problems).toEqual([]);
    expect((drawn[0] as Element).tagName).toBe('figure');
    expect(files).toEqual([path.join(folder, 'chuck-bat.yml')]);
    expect(texts).toEqual([['“chuck bat”', ['chuck bat']]]);
  });

  it('names the missing example and the most similar one, at the line of the page', async () => {
    await draw('chuck-bat', recording);
    const { drawn, problems, files } = await draw('chuck-bet');
    expect(drawn).toEqual([]);
    expect(problems).toMatchObject([
      {
        message: expect.stringContaining('"chuck-bet"') as string,
        hint: 'Did you mean "chuck-bat"?',
        position: { file: 'page.md', line: 3 },
      },
    ]);
    expect(files).toHaveLength(1);
    expect((await draw('')).problems).toMatchObject([
      { message: expect.stringContaining('needs a name') as string },
    ]);
  });

  it("reports an invalid command in the recording's file", async () => {
    const { problems } = await draw('chuck-blorp', recording.replace('chuck bat', 'chuck blorp'));
    expect(problems).toMatchObject([
      {
        message: expect.stringContaining('"chuck blorp" is not a spoken command') as string,
        severity: 'error',
        position: { file: path.join(folder, 'chuck-blorp.yml'), line: 3 },
      },
    ]);
  });

  it("reports a missing hat in the recording's file", async () => {
    const { problems } = await draw('chuck-air', recording.replace('chuck bat', 'chuck blue bat'));
    expect(problems).toMatchObject([
      {
        message: expect.stringContaining(
          'the blue hat over "b", which initialState.marks does not have',
        ) as string,
      },
    ]);
  });

  it('reports errors in the file', async () => {
    const { drawn, problems } = await draw(
      'broken',
      recording.replace('languageId: plaintext\n', ''),
    );
    expect(drawn).toEqual([]);
    expect(problems).toMatchObject([
      { message: 'The field "languageId" is missing.', severity: 'error' },
    ]);
  });
});
