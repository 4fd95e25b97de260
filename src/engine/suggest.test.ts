import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { suggest } from '#engine/testing/in-cursorless.ts';

const phrases = (phrase: string) => suggest(phrase).map((found) => found.phrase);

describe('suggest', () => {
  it('begins with commands', () => {
    expect(phrases('')).toEqual(expect.arrayContaining(['take', 'chuck', 'bring', 'round']));
    expect(phrases('')).not.toContain('air');
  });

  it('completes the unfinished form, even if it has several words', () => {
    expect(phrases('chu')).toEqual(['chuck']);
    expect(phrases('take blue a')).toContain('take blue air');
    expect(phrases('bring air to start o')).toEqual(['bring air to start of']);
  });

  it('lists what can follow a complete word', () => {
    expect(phrases('take every ')).toContain('take every funk');
    expect(phrases('take every ')).not.toContain('take every chuck');
    expect(phrases('swap air ')).toContain('swap air with');
  });

  it('says what a form is', () =>
    expect(suggest('chu')).toEqual([
      {
        spoken: 'chuck',
        group: 'simple_action',
        identifier: 'remove',
        label: 'a command',
        phrase: 'chuck',
      },
    ]));

  it('suggests nothing after a word that is not understood', () =>
    expect(phrases('chuck blorp ')).toEqual([]));

  it('suggests nothing that cannot be said', () => {
    expect(phrases('take ')).not.toContain('take fox');
    const language = { ...defaultLanguage, sayable: defaultLanguage.withAllHats };
    expect(suggest('take ', { language }).map(({ spoken }) => spoken)).toContain('fox');
  });
});
