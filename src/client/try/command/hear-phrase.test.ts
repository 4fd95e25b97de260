import { describe, expect, it } from 'vitest';
import { createLanguage, defaultLanguage } from '#shared/voice/language.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';
import { createState } from '#engine/state/create-state.ts';
import { asksToUndo } from './everyday-words.ts';
import { hatNames } from './hat-names.ts';
import { hearPhrase, soundsLike } from './hear-phrase.ts';

const hear = (text: string) => hearPhrase(text, defaultLanguage);

describe('what can be understood is', () => {
  it.each([
    ['Take, air.', 'take air'],
    ['take-air', 'take air'],
    ['Take Air and Bat!', 'take air and bat'],
    ['“take air”', 'take air'],
    ['take row 2', 'take row two'],
    ['take row 12.', 'take row twelve'],
    ['Take 3.', 'take three'],
    ['take first 2 tokens', 'take first two tokens'],
    ['take 1st word air', 'take first word air'],
    ['chuck 3rd item', 'chuck third item'],
    ['take (', 'take paren'],
    ['take blue ,', 'take blue comma'],
    ['take .', 'take period'],
    ['take B', 'take bat'],
    ['bring air to after-bat.', 'bring air to after bat'],
  ])('%s', (text, phrase) => expect(hear(text)).toEqual({ phrase, isCommand: true }));

  it('in the words of the reader', () => {
    const digit = {
      ...defaultVocabulary.digit,
      forms: [{ spoken: 'nought', identifier: '0' }],
    };
    const language = createLanguage({ ...defaultVocabulary, digit });
    expect(hearPhrase('take 0', language).phrase).toBe('take nought');
  });
});

describe('what sounds like a command is offered as one', () => {
  it.each([
    ['take heir', 'take air'],
    ['poor air', 'pour air'],
    ['take blew son', 'take blue sun'],
    ['Take, heir.', 'take air'],
    ['steak err', 'take air'],
    ['take row to', 'take row two'],
    ['chunk funk', 'chuck funk'],
    ['take tokan air', 'take token air'],
    ['Select air.', 'take air'],
    ['delete bat', 'chuck bat'],
    ['remove air', 'chuck air'],
    ['cut air', 'carve air'],
    ['duplicate line air', 'clone line air'],
    ['replace air', 'change air'],
    ['delete function air', 'chuck funk air'],
    ['select every argument air', 'take every arg air'],
    ['switch air with bat', 'swap air with bat'],
    ['insert air', 'bring air'],
    ['copy air to bat', 'bring air to bat'],
    ['put air after bat', 'bring air after bat'],
    ['take air through bat', 'take air past bat'],
    ['take from air to bat', 'take air past bat'],
    ['take the gray air', 'take air'],
    ['comment out line air', 'comment line air'],
    ['select all', 'take file'],
    ['next line', 'take next line'],
    ['air', 'take air'],
    ['take the whole line', 'take line'],
    ['take air, bat', 'take air and bat'],
    ['chuck blue air blue bat', 'chuck blue air and blue bat'],
    ['sort lines', 'sort every line'],
    ['take the first letter of air', 'take first char air'],
    ['swap air and bat', 'swap air with bat'],
    ['wrap air in quotes', 'quad wrap air'],
    ['put parentheses around air', 'round wrap air'],
    ['take everything', 'take file'],
    ['go to row 3', 'pre row three'],
    ['take all token line', 'take every token line'],
    ['chuck bravo', 'chuck bat'],
    // An unknown word for the letter that it begins with.
    ['take apple', 'take air'],
    ['take blue charlie', 'take blue cap'],
  ])('%s', (text, suggestion) =>
    expect([hear(text).isCommand, soundsLike(text, defaultLanguage)]).toEqual([false, suggestion]),
  );

  it.each(['take lion air', 'hello world', 'please help me', 'take ', ''])('but not “%s”', (text) =>
    expect([hear(text), soundsLike(text, defaultLanguage)]).toEqual([
      { phrase: text, isCommand: false },
      undefined,
    ]),
  );
});

it('offers the hat of a token for its own text, before the letter that it begins with', () => {
  const state = createState({ text: 'hello Plant other', languageId: 'plaintext' });
  const names = hatNames(state, defaultLanguage);
  expect(soundsLike('take hello', defaultLanguage, names)).toBe('take harp');
  expect(soundsLike('chuck the plant', defaultLanguage, names)).toBe('chuck pit');
  expect(soundsLike('take hello and other', defaultLanguage, names)).toBe('take harp and odd');
  expect(soundsLike('swap hello and plant', defaultLanguage, names)).toBe('swap harp with pit');
  expect(soundsLike('other', defaultLanguage, names)).toBe('take odd');
  expect(soundsLike('take apple', defaultLanguage, names)).toBe('take air');
});

it('offers the words of the reader for everyday words', () => {
  const simple_action = {
    ...defaultVocabulary.simple_action,
    forms: [{ spoken: 'zap', identifier: 'remove' }],
  };
  const language = createLanguage({ ...defaultVocabulary, simple_action });
  expect(soundsLike('delete air', language)).toBe('zap air');
});

it('keeps the space that asks for the next word', () =>
  expect(hear('Take row 2 ').phrase).toBe('take row two '));

it('answers a long text of noise quickly', () => {
  const start = performance.now();
  soundsLike('heir son blew poor steak '.repeat(40), defaultLanguage);
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  ['undo', true],
  ['Undo that.', true],
  ['undo air', false],
  ['', false],
])('“%s” asks to undo: %s', (text, isAsked) => expect(asksToUndo(text)).toBe(isAsked));
