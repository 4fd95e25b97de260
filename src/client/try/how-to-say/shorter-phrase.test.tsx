import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { createState } from '#engine/state/create-state.ts';
import type { PhraseAnswer } from './search-phrases.ts';
import { ShorterPhrase } from './shorter-phrase.tsx';

const { search, announce } = vi.hoisted(() => ({ search: vi.fn(), announce: vi.fn() }));
vi.mock('#client/announce.ts', () => ({ announce }));
vi.mock('./search-phrases.ts', () => ({ searchPhrases: search }));

function show(phrase: string, answer: PhraseAnswer): void {
  search.mockImplementation((_question: unknown, onAnswer: (found: PhraseAnswer) => void) => {
    onAnswer(answer);
    return () => undefined;
  });
  const state = createState({ text: 'hello world', languageId: 'plaintext' });
  const step = { phrase, before: state, after: state, effects: [], trace: [] };
  render(
    <SiteFixture>
      <ShorterPhrase step={step} />
    </SiteFixture>,
  );
}

const takeWhale = [{ phrase: 'take whale', explanation: [] }];

describe('ShorterPhrase', () => {
  afterEach(cleanup);

  it('shows a phrase with fewer syllables than the spoken one', () => {
    show('take token whale', takeWhale);
    expect(screen.getByText('Shorter: “take whale”.')).toBeTruthy();
  });

  it.each([
    ['the phrase that was said is as short', 'take harp', takeWhale],
    ['nothing was found', 'take token whale', []],
    ['the search could not start', 'take token whale', 'failed'],
  ] as const)('shows nothing if %s', (_reason, phrase, answer) => {
    show(phrase, answer);
    expect(screen.queryByText(/Shorter/)).toBeNull();
  });
});
