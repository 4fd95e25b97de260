import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { openSession } from '#client/try/session/session.ts';
import * as loading from './load-guesses.ts';
import { useEditorCommands } from './use-editor-commands.ts';

const guesses = vi.spyOn(loading, 'loadGuesses');
const session = openSession(createState({ text: 'day - plant > day', languageId: 'typescript' }));

function open(initial: string) {
  const apply = vi.fn(() => Promise.resolve(true));
  const controls = {
    session,
    failure: undefined,
    isLoading: false,
    apply,
    change: () => undefined,
    forgetFailure: () => undefined,
  };
  const { result } = renderHook(() =>
    useEditorCommands({ controls, language: defaultLanguage, initial }),
  );
  const submit = () => act(async () => result.current.submit());
  return { apply, submit, shown: () => result.current };
}

describe('the text of a command field', () => {
  afterEach(cleanup);

  it('is run at once if it is certain', async () => {
    const { apply, submit } = open('delete plant');
    await submit();
    await waitFor(() => expect(apply).toHaveBeenCalledWith('chuck pit', undefined));
  });

  it('is run without the code that guesses if it is a command', async () => {
    guesses.mockClear();
    const { apply, submit } = open('Chuck, pit.');
    await submit();
    expect(apply).toHaveBeenCalledWith('chuck pit', undefined);
    expect(guesses).not.toHaveBeenCalled();
  });

  it('stays if the code that guesses cannot be loaded, with a way to try again', async () => {
    guesses.mockRejectedValueOnce(new Error('offline'));
    const { apply, submit, shown } = open('delete plant');
    await submit();
    expect(shown().notice).toContain('Choose Apply to try again');
    expect(shown().phrase).toBe('delete plant');
    await submit();
    await waitFor(() => expect(apply).toHaveBeenCalledWith('chuck pit', undefined));
  });

  it('is shown as a command, with reasons, before a guess is run', async () => {
    const { apply, submit, shown } = open('delete day');
    await submit();
    await waitFor(() => expect(shown().notice).not.toBe(''));
    expect(apply).not.toHaveBeenCalled();
    expect(shown().notice).toContain('Did you mean “chuck drum”?');
    expect(shown().notice).toContain('“day” is said “drum”; “day” may mean something else.');
    await submit();
    expect(apply).toHaveBeenCalledWith('chuck drum', undefined);
  });

  it('names the text that a command cannot write, before and after the command has run', async () => {
    const { submit, shown } = open('insert a comma after plant');
    await submit();
    await waitFor(() => expect(shown().notice).not.toBe(''));
    expect(shown().notice).toContain('A command cannot write “a comma”');
    await submit();
    expect(shown().phrase).toBe('');
    expect(shown().notice).toContain('A command cannot write “a comma”');
  });

  it('becomes the words that are understood, up to the one to blame', async () => {
    const { apply, submit } = open('delete blorp now');
    await submit();
    await waitFor(() => expect(apply).toHaveBeenCalledWith('chuck blorp now', undefined));
  });
});
