import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorStates, usualCommands } from '#engine/testing/random-states.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { addStep, openSession } from '#client/try/session/session.ts';
import { maxLinkLength, maxUnpackedBytes } from './link-limits.ts';
import { readLink } from './read-link.ts';
import { shareSession, writeLink } from './write-link.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const { start } = shareSession(openSession(createStartState(plainStart('hello world'))), '');

function plainStart(text: string) {
  const place = { line: 0, character: 0 };
  const selections = [{ anchor: place, active: place }];
  return { text, languageId: 'plaintext', selections, marks: [], thatMark: [], sourceMark: [] };
}

describe('a link', () => {
  it('restores text, language, selections, clipboard, hats and phrase exactly, after any commands', () =>
    fc.assert(
      fc.asyncProperty(
        editorStates,
        fc.array(usualCommands, { maxLength: 3 }),
        fc.string({ unit: 'grapheme' }),
        async (first, commands, phrase) => {
          const state = commands.reduce((before, said) => {
            const result = run(before, said);
            return result.ok ? result.state : before;
          }, first);
          const shared = shareSession(openSession(state), phrase);
          const link = await writeLink(shared);
          expect(link).toMatch(/^[\w-]+$/);
          const read = await readLink(link ?? '');
          expect(read).toEqual(shared);
          const { text, languageId, selections, clipboard, hats } = state;
          expect(read && createStartState(read.start)).toMatchObject({
            text,
            languageId,
            selections,
            hats,
            ...(clipboard !== undefined && { clipboard }),
          });
        },
      ),
    ));

  it('rejects every damaged or foreign value and never throws', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(200), async (rubbish, at) => {
        const link = (await writeLink({ start, phrase: 'take air' })) ?? '';
        expect(await readLink(link.slice(0, at % (link.length - 1)))).toBeUndefined();
        expect(await readLink(`!${rubbish}`)).toBeUndefined();
      }),
    ));

  it('rejects a small link that unpacks to a huge text', async () => {
    const bomb = await writeLink({
      start: { ...start, text: 'a'.repeat(maxUnpackedBytes) },
      phrase: '',
    });
    expect(bomb?.length).toBeLessThan(maxLinkLength);
    expect(await readLink(bomb ?? '')).toBeUndefined();
  });

  it('is neither written nor read with a phrase of thousands of commands', async () => {
    const phrase = 'take air '.repeat(2000);
    expect(await writeLink({ start, phrase })).toBeUndefined();
    expect(await readLink(await pack({ p: phrase }))).toBeUndefined();
  });

  it('rejects ranges of five numbers', async () => {
    expect(await readLink(await pack({}))).toBeDefined();
    expect(await readLink(await pack({ s: [[0, 0, 0, 0, 9]] }))).toBeUndefined();
  });

  it('is not written for too long a text', async () => {
    const text = Array.from({ length: 8000 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * index * 7919) % 20_000)),
    ).join('');
    expect(await writeLink({ start: { ...start, text }, phrase: '' })).toBeUndefined();
  });

  it.each([
    ['a position outside the text', { selections: [at(0, 99)] }],
    ['no selection', { selections: [] }],
    ['a language that is no name', { languageId: '" onload="' }],
    ['a hat that does not exist', { marks: [mark('" style="')] }],
    ['a remembered range outside the text', { thatMark: [rangeAt(3, 0)] }],
  ])('is rejected with %s', async (_name, change) => {
    const link = await writeLink({ start: { ...start, ...change }, phrase: '' });
    expect(await readLink(link ?? '')).toBeUndefined();
  });

  it('contains the text before the last command, and the command, while the field is empty', () => {
    const state = createStartState(start);
    const result = run(state, 'chuck whale');
    if (!result.ok) throw new Error(result.message);
    const session = addStep(openSession(state), { ...result, phrase: 'chuck whale' });
    expect(shareSession(session, '')).toEqual({ start, phrase: 'chuck whale' });
    expect(shareSession(session, 'take harp')).toMatchObject({
      start: { text: 'hello' },
      phrase: 'take harp',
    });
  });
});

/** Creates a link without `writeLink`, as a third party might. */
async function pack(change: object): Promise<string> {
  const fields = { t: 'a', l: 'plaintext', s: [[0, 0, 0, 0]], p: '', h: [], that: [], source: [] };
  const text = new Blob([JSON.stringify({ ...fields, ...change })]);
  const stream = text.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

function at(line: number, character: number) {
  return { anchor: { line, character }, active: { line, character } };
}

function rangeAt(line: number, character: number) {
  return { start: { line, character }, end: { line, character } };
}

function mark(color: string) {
  return {
    hat: { color, shape: 'default' },
    character: 'h',
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 5 } },
  };
}
