import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { createTreeLoader } from '#node/base/syntax/create-tree-loader.ts';
import { checkResult } from './check-result.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import { findHat } from '#engine/examples/find-hat.ts';
import { checkPhrase } from './check-phrase.ts';
import { readCase } from './read-case.ts';

const folder = path.join(import.meta.dirname, '../../../../content/_examples');
const tools = { language: defaultLanguage, loadTrees: createTreeLoader() };
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const recordings = names.map((name) => ({
  name,
  ...readCase(readFileSync(path.join(folder, name), 'utf8'), name),
}));

// Each test lists all recordings that fail.
describe('the recordings in content/_examples', () => {
  it('are at least 40', () => expect(names.length).toBeGreaterThanOrEqual(40));

  it('are valid, and named after their commands', () => {
    for (const { name, example, problems } of recordings) {
      expect.soft(problems, name).toEqual([]);
      expect.soft(example && checkPhrase(example, defaultLanguage).faults, name).toEqual([]);
      expect.soft(name).toBe(`${example?.spokenForm.replaceAll(' ', '-')}.yml`);
      expect.soft(example?.before.selections.length, name).toBeGreaterThan(0);
      expect.soft(example?.after?.selections.length, name).toBeGreaterThan(0);
    }
  });

  it('equal the engine’s results', async () => {
    for (const { name, example, phrasePosition } of recordings)
      expect.soft(example && (await checkResult(example, tools, phrasePosition)), name).toEqual([]);
  });

  it('put each hat on a different character', () => {
    for (const { name, example } of recordings) {
      const index = findLines(example?.before.text ?? '');
      const places = (example?.before.marks ?? []).map(
        ({ character, range }) => findHat(index.text, toRange(index, range), character)?.start,
      );
      expect.soft(places, name).not.toContain(undefined);
      expect.soft(new Set(places).size, name).toBe(places.length);
    }
  });

  it('are small enough to be understood at a glance', () => {
    for (const { name, example } of recordings) {
      const lines = [example?.before.text ?? '', example?.after?.text ?? ''].map((text) =>
        text.split('\n'),
      );
      const longest = Math.max(...lines.flat().map((line) => line.length));
      expect.soft(longest, name).toBeLessThanOrEqual(40);
      expect.soft(Math.max(...lines.map((list) => list.length)), name).toBeLessThanOrEqual(13);
    }
  });
});
