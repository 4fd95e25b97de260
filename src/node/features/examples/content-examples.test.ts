import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { createTreeLoader } from '#node/base/syntax/create-tree-loader.ts';
import { checkResult } from './check-result.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import { findHat } from '#shared/examples/find-hat.ts';
import { checkPhrase } from './check-phrase.ts';
import { readCase } from './read-case.ts';

const folder = path.join(import.meta.dirname, '../../../../content/_examples');
const tools = { language: defaultLanguage, loadTrees: createTreeLoader() };
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const recordings = names.map((name) => ({
  name,
  ...readCase(readFileSync(path.join(folder, name), 'utf8'), name),
}));

describe('content/_examples', () => {
  it('has at least 40 examples', () => expect(names.length).toBeGreaterThanOrEqual(40));

  it.each(recordings)('$name is a valid recording named after its command', (recording) => {
    const { name, example, problems } = recording;
    expect(problems).toEqual([]);
    if (!example) throw new Error('unreadable');
    expect(checkPhrase(example, defaultLanguage).faults).toEqual([]);
    expect(name).toBe(`${example.spokenForm.replaceAll(' ', '-')}.yml`);
    expect(example.before.selections.length).toBeGreaterThan(0);
    expect(example.after?.selections.length).toBeGreaterThan(0);
  });

  it.each(recordings)('$name equals the engine’s result', async ({ example, phrasePosition }) => {
    if (!example) throw new Error('unreadable');
    expect(await checkResult(example, tools, phrasePosition)).toEqual([]);
  });

  it.each(recordings)('$name puts each hat on a different character', ({ example }) => {
    const index = findLines(example?.before.text ?? '');
    const places = (example?.before.marks ?? []).map(
      ({ character, range }) => findHat(index.text, toRange(index, range), character)?.start,
    );
    expect(places).not.toContain(undefined);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(recordings)('$name is small enough to be understood at a glance', ({ example }) => {
    const lines = [example?.before.text ?? '', example?.after?.text ?? ''].map((text) =>
      text.split('\n'),
    );
    expect(Math.max(...lines.flat().map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(Math.max(...lines.map((list) => list.length))).toBeLessThanOrEqual(13);
  });
});
