import { describe, expect, it } from 'vitest';
import type { RecordedFile } from './recorded-file.ts';
import { runChain } from './run-chain.ts';

const at = (character: number) => ({ line: 0, character });
const mark = (start: number, end: number) => ({ start: at(start), end: at(end) });

/** Creates a recording that begins with "hello world" and the cursor before "world". */
function recordingOf(spokenForm: string, text: string, whale: ReturnType<typeof mark>) {
  const selections = [{ anchor: at(6), active: at(6) }];
  const marks = { 'default.h': mark(0, 5), 'default.w': mark(6, 11) };
  return {
    languageId: 'plaintext',
    command: { spokenForm },
    initialState: { documentContents: 'hello world', selections, marks },
    finalState: { documentContents: text, selections, marks: { 'default.w': whale } },
  } as unknown as RecordedFile;
}

describe('a chain', () => {
  // Phrases recorded by the extension. The word after "take" names a token that the first command
  // may have changed.
  it.each([
    ['bring harp take whale', 'hello helloworld', mark(6, 16)],
    ['bring harp to start of whale take whale', 'hello helloworld', mark(6, 16)],
    ['bring harp to end of whale take whale', 'hello worldhello', mark(6, 16)],
    ['bring harp before whale take whale', 'hello hello world', mark(12, 17)],
    ['bring harp after whale take whale', 'hello world hello', mark(6, 11)],
    ['chuck first two car whale take whale', 'hello rld', mark(6, 9)],
  ])('“%s” ends as recorded', (phrase, text, whale) => {
    expect(runChain(recordingOf(phrase, text, whale), {})).toBe('passed');
    expect(runChain(recordingOf(phrase, text, mark(0, 5)), {})).toBe('failed');
    expect(runChain(recordingOf(phrase, `${text}!`, whale), {})).toBe('failed');
  });

  it('is not a single command', () =>
    expect(runChain(recordingOf('chuck whale', 'hello', mark(5, 5)), {})).toBeUndefined());
});
