import { describe, expect, it } from 'vitest';
import { defaultLanguage, defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { VocabularyGroup } from '#shared/voice/vocabulary.ts';
import { createLanguage, readSpoken, type Language } from '#shared/voice/language/language.ts';
import { readerLanguage } from '#client/try/session/reader-language.ts';
import { run } from '#engine/run.ts';
import { createState } from '#engine/state/create-state.ts';
import { adviceAfter, adviceFor } from './advice.ts';
import { directionAsked } from './history-direction.ts';
import { hatNames, type HatNames } from './hat-names.ts';
import { commandFor, soundsLike as soundsLikeIn } from './guess-command.ts';
import { hearPhrase } from './hear-phrase.ts';
import { processorTime } from '../../../../tests/support/processor-time.ts';

/** An empty text, without any names. */
const noNames: HatNames = {
  text: '',
  tokens: [],
  worn: new Set(),
  cursor: 0,
  hasSelection: false,
};

const soundsLike = (text: string, language: Language, names = noNames) =>
  soundsLikeIn(text, language, names);

const hear = (text: string) => hearPhrase(text, defaultLanguage);
const guess = (text: string) => {
  const found = soundsLike(text, defaultLanguage);
  return found && { phrase: found.phrase, isSure: found.isSure };
};

describe('phrases that are understood', () => {
  it.each([
    ['Take, air.', 'take air'],
    ['take-air', 'take air'],
    ['Take Air and Bat!', 'take air and bat'],
    ['“take air”', 'take air'],
    ['take row 2', 'take row two'],
    ['take row 12.', 'take row twelve'],
    ['take row #2', 'take row two'],
    ['take_air', 'take air'],
    ['Take 3.', 'take three'],
    ['take first 2 tokens', 'take first two tokens'],
    ['take 1st word air', 'take first word air'],
    ['chuck 3rd item', 'chuck third item'],
    ['take (', 'take paren'],
    ['take blue ,', 'take blue comma'],
    ['take .', 'take period'],
    ['take B', 'take bat'],
    ['bring air to after-bat.', 'bring air to after bat'],
    ['take "("', 'take paren'],
    ['take blue “c”', 'take blue cap'],
    // Dictation attaches a comma to the word before it.
    ['take blue,', 'take blue comma'],
    ['Take air.Chuck bat.', 'take air chuck bat'],
  ])('%s', (text, phrase) => expect(hear(text)).toEqual({ phrase, isCommand: true }));

  it("the reader's own words", () => {
    const digit = {
      ...defaultVocabulary.digit,
      forms: [{ spoken: 'nought', identifier: '0' }],
    };
    const language = createLanguage({ ...defaultVocabulary, digit }, defaultLanguage.grammar);
    expect(hearPhrase('take 0', language).phrase).toBe('take nought');
  });
});

describe('text that sounds like a command', () => {
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
    ['sort lines', 'sort every line'],
    ['take the first letter of air', 'take first char air'],
    ['swap air and bat', 'swap air with bat'],
    ['wrap air in quotes', 'quad wrap air'],
    ['put parentheses around air', 'round wrap air'],
    ['take everything', 'take file'],
    ['go to row 3', 'pre row three'],
    ['take all token line', 'take every token line'],
    ['chuck bravo', 'chuck bat'],
    ['take blue charlie', 'take blue cap'],
    ['take start air', 'take start of air'],
    ['take row air', 'take line air'],
    ['select line 3', 'take row three'],
    ['take lines 2 to 4', 'take row two past four'],
    ['replace air with bat', 'bring bat to air'],
    ['copy air and paste it after bat', 'bring air after bat'],
    ['new line after air', 'pour air'],
    ['insert line above air', 'drink air'],
    ['put the cursor before bat', 'pre bat'],
    ['go to the top', 'pre file'],
    ['quote air', 'quad wrap air'],
    ['put air in quotes', 'quad wrap air'],
    ['remove quotes around air', 'chuck bounds air'],
    ['take everything in the brackets', 'take inside box'],
    ['bring air to cursor', 'bring air to this'],
    ['move air bat', 'move air to bat'],
    ['swap air bat', 'swap air with bat'],
    ['delete this line', 'chuck line'],
    ['make air uppercase', 'format all cap at air'],
    ['pour', 'pour this'],
    ['wrap air in curly braces', 'curly wrap air'],
    ['cut row 2 and paste it after row 4', 'move row two after row four'],
    ['take from line 2 until line 4', 'take row two until row four'],
    ['delete to the end of the line', 'chuck tail'],
    ['put the cursor at the end of line 3', 'post row three'],
    ['make a new line below air', 'pour air'],
    ['unwrap air', 'chuck bounds air'],
    ['take the blue dot p', 'take blue pit'],
    ['select current line', 'take line'],
    // Spellings by speech recognition.
    ['poor.', 'pour this'],
    ['take their', 'take air'],
    ['clone lion air', 'clone line air'],
    ['bring air two bat', 'bring air to bat'],
    ['bring air too bat', 'bring air to bat'],
    ['take semi colon', 'take semicolon'],
    ['take under score', 'take underscore'],
    ['take heir & bat', 'take air and bat'],
    ['take lines 2-4', 'take row two past four'],
    ['line number 3', 'take row three'],
    // Words from an editor's menus.
    ['change air to bat', 'bring bat to air'],
    ['capitalize air', 'format title at air'],
    ['make air snake case', 'format snake at air'],
    ['air to uppercase', 'format all cap at air'],
    ['Pascal case air', 'format hammer at air'],
    ['duplicate', 'clone this'],
    ['make a copy of line 2', 'clone row two'],
    ['move line 2 up', 'move row two before previous line row two'],
    ['move the line down', 'move line after next line'],
    ['go to end of line', 'post line'],
    ['go to the end of line 3', 'post row three'],
    ['delete the rest of the line', 'chuck tail'],
    ['select all lines', 'take every line'],
    ['delete functions', 'chuck every funk'],
    ['delete 3 characters', 'chuck three chars'],
    ['remove quotes', 'chuck bounds quad'],
    ['select from air to bat', 'take air past bat'],
    ['search for air', 'scout air'],
    ['delete it', 'chuck this'],
    ['new line', 'pour this'],
    ['cursor after air', 'post air'],
    // Words before a command, and between two commands.
    ['um, take air', 'take air'],
    ['Okay, now chuck air.', 'chuck air'],
    ['How do I select a line', 'take line'],
    ['I’d like to select all lines', 'take every line'],
    ['could you delete air please', 'chuck air'],
    ['take air and then delete it', 'take air chuck this'],
    ['select the name of the function air', 'take name funk air'],
    // Names of letters, symbols and numbers.
    ['take see and bee', 'take cap and bat'],
    ['take blue sea', 'take blue cap'],
    ['take opening bracket', 'take left bracket'],
    ['take equal sign', 'take equals'],
    ['take air – drum', 'take air past drum'],
    ['delete lines 2, 3, and 5', 'chuck row two and row three and row five'],
    ['swap lines two and three', 'swap row two with row three'],
    ['chuck 1 line', 'chuck line'],
    ['take each line', 'take every line'],
    ['unindent line 3', 'dedent row three'],
    ['swap air for bat', 'swap air with bat'],
    ['add quotes to air', 'quad wrap air'],
    ['free air', 'pre air'],
    ['take air thru bat', 'take air past bat'],
    ['take X-ray', 'take plex'],
    ['take double u', 'take whale'],
    ['take open curly brace', 'take left brace'],
    ['take single quote', 'take quote'],
    ['take number 3', 'take three'],
    ['take row oh', 'take row zero'],
    ['chuck row 1st', 'chuck row one'],
    // Words that describe hats and targets.
    ['take small air', 'take air'],
    ['take default air', 'take air'],
    ['take air’s arg', 'take arg air'],
    ['take quay', 'take key'],
    ['take pear', 'take pair'],
    ['parens around air', 'round wrap air'],
    ['comments air', 'comment air'],
    ['select paragraph', 'take block'],
    ['move the function air to the end', 'move funk air after file'],
    ['copy line 2 to the top', 'bring row two before file'],
    ['swap the arguments air and bat', 'swap arg air with arg bat'],
  ])('%s', (text, suggestion) =>
    expect([hear(text).isCommand, guess(text)]).toEqual([
      false,
      { phrase: suggestion, isSure: true },
    ]),
  );

  it.each([
    // An unknown word instead of the letter it begins with.
    ['take apple', 'take air'],
    ['take blorp', 'take bat'],
    // A number without the thing it counts.
    ['1st', 'take first token'],
    ['first 2', 'take first two tokens'],
    ['the last one', 'take last token'],
    ['wrap blue air', 'round wrap blue air'],
    ['repack air', 'round repack air'],
    ['phones', 'phones this'],
    ['Chuck.', 'chuck this'],
    ['bring air to', 'bring air to this'],
    ['take 42', 'take row forty two'],
    // Words with more than one meaning.
    ['take phone air', 'take funk air'],
    ['chuck minus one', 'chuck up one'],
    ['chuck row -1', 'chuck line up one'],
    ['take branch', 'take crunch'],
    ['take collar', 'take dollar'],
    // Two targets without a comma or a word between them.
    ['chuck blue air blue bat', 'chuck blue air and blue bat'],
    ['take son heir', 'take sun and air'],
    ['take air-bat', 'take air and bat'],
    // The end of the line, or of the text.
    ['delete from here to the end', 'chuck tail'],
  ])('%s, as a question', (text, phrase) => expect(guess(text)).toEqual({ phrase, isSure: false }));

  it.each([
    ['rename air to bat', 'rename air', 'bat'],
    ['replace air with dog', 'change air', 'dog'],
    ['insert hello after air', 'post air', 'hello'],
    ['add hello before air', 'pre air', 'hello'],
    ['add comma after air', 'post air', 'comma'],
    ['change string to hello', 'change string', 'hello'],
    ['add a semicolon at the end of line 3', 'post row three', 'a semicolon'],
  ])('%s, as a question that names the text to write', (text, phrase, writes) =>
    expect(soundsLike(text, defaultLanguage)).toMatchObject({ phrase, writes, isSure: false }),
  );

  it.each([
    ...['take lyre air', 'hello world', 'please help me', 'save', 'undo', 'take ', ''],
    // Understanding only part of the sentence would change its meaning.
    ...['pay stair', 'd dent air', 'decrement air', 'call air on bat', 'bold that'],
    ...['select everything after air', 'remove the comma after air'],
  ])('has no suggestion for “%s”', (text) =>
    expect([hear(text), soundsLike(text, defaultLanguage)]).toEqual([
      { phrase: text, isCommand: false },
      undefined,
    ]),
  );
});

it("suggests a token's hat for its own text, before the letter that it begins with", () => {
  const state = createState({ text: 'hello Plant other isDry', languageId: 'plaintext' });
  const names = hatNames(state, defaultLanguage);
  const named = (text: string) => soundsLike(text, defaultLanguage, names)?.phrase;
  expect(named('take hello')).toBe('take harp');
  expect(named('chuck the plant')).toBe('chuck pit');
  expect(named('take hello and other')).toBe('take harp and odd');
  expect(named('swap hello and plant')).toBe('swap harp with pit');
  expect(named('other')).toBe('take odd');
  expect(named('take is dry')).toBe('take sit');
  expect(named('hello plant')).toBe('take harp and pit');
  expect(named('rename plant to tree')).toBe('rename pit');
  expect(named('change plant to tree')).toBe('change pit');
  expect(named('change plant to other')).toBe('bring odd to pit');
  expect(named('camel case other')).toBe('format camel at odd');
  // No token has a hat over "a", the first letter of "apple".
  expect(named('take apple')).toBeUndefined();
  expect(named('take island')).toBe('take sit');
  expect(named('take blue plant')).toBeUndefined();
  const blue = { color: 'blue', shape: 'default' };
  const [, second] = state.hats;
  const worn = second ? [{ ...second, hat: blue, character: 'a' }] : [];
  const styled = hatNames({ ...state, hats: worn }, defaultLanguage);
  expect(soundsLike('take blue plant', defaultLanguage, styled)?.phrase).toBe('take blue air');
});

it.each([
  ['takeair', 'take air'],
  ['chuck chuck blue air', 'chuck blue air'],
  ['take purple air', 'take pink air'],
  ['take if statement', 'take if state'],
  ['dupe line', 'clone line'],
  ['format snake air', 'format snake at air'],
  ['camel case at air', 'format camel at air'],
])('understands “%s” as %s', (text, phrase) =>
  expect(guess(text)).toEqual({ phrase, isSure: true }),
);

it.each([
  ['take foxes air', 'take fox air'],
  ['take crosshairs air', 'take cross air'],
  ['take I air', 'take eye air'],
])('understands “%s” as %s, if shapes are on', (text, phrase) =>
  expect(soundsLike(text, readerLanguage(defaultLanguage, []))?.phrase).toBe(phrase),
);

it.each([
  ['type hello', 'type them into the text'],
  ['What can I say?', 'Clear the field'],
  ['help', 'Clear the field'],
  ['Save.', 'said to an editor'],
  ['scroll down', 'said to an editor'],
])('advises on “%s”: %s', (text, advice) => expect(adviceFor(text)).toContain(advice));

it.each(['typescript', 'take air'])('has no advice on “%s”', (text) =>
  expect(adviceFor(text)).toBeUndefined(),
);

it('says where to type a text, where to choose a language, and which name an unknown one is like', () => {
  const state = createState({ text: 'a color', languageId: 'plaintext' });
  const advise = (phrase: string) => {
    const result = run(state, phrase, { language: defaultLanguage });
    const failed = { text: phrase, state, language: defaultLanguage, isGuessed: false };
    return result.ok ? undefined : adviceAfter(result, failed);
  };
  expect(advise('hello world')).toContain('type them into the text');
  const unknown = { ok: false, message: '', kind: 'UnknownScopeError' } as const;
  const failed = { text: 'chuck funk', state, language: defaultLanguage, isGuessed: false };
  expect(adviceAfter(unknown, failed)).toContain('choose its language');
  expect(advise('chuck zip')).toBeUndefined();
  expect(advise('chuck colour')).toContain('the nearest name is “color”');
  expect(advise('chuck mystery')).toContain('no name like “mystery”');
});

it.each([
  ['redo that', true],
  ['Do it again.', true],
  ['redo air', false],
])('“%s” asks to redo: %s', (text, isAsked) => {
  expect(directionAsked(text) === 'redo').toBe(isAsked);
  if (isAsked) expect(guess(text)).toBeUndefined();
});

it.each([
  ['comment line 6', 'comment row six'],
  ['copy line five', 'copy row five'],
  ['take air', undefined],
])('parses “%s” as %s once it has failed', (text, phrase) => {
  const heard = { text, language: defaultLanguage, names: noNames };
  expect(commandFor({ ...heard, hasFailed: false })?.phrase).toBe(hear(text).phrase);
  expect(commandFor({ ...heard, hasFailed: true })?.phrase).toBe(phrase);
});

it('suggests the hat of a token whose text is also a scope, once the scope has failed', () => {
  const state = createState({ text: '<p class="big">', languageId: 'html' });
  const names = hatNames(state, defaultLanguage);
  const guessOn = (text: string, hasFailed: boolean) =>
    commandFor({ text, language: defaultLanguage, names, hasFailed })?.phrase;
  expect(guessOn('change class', false)).toBe('change class');
  expect(guessOn('change class', true)).toBe('change cap');
  expect(guessOn('take attribute class', true)).toBe('take attribute cap');
  expect(guessOn('change arg', true)).toBeUndefined();
});

it("suggests the reader's words for everyday words", () => {
  const simple_action = {
    ...defaultVocabulary.simple_action,
    forms: [{ spoken: 'zap', identifier: 'remove' }],
  };
  const language = createLanguage({ ...defaultVocabulary, simple_action }, defaultLanguage.grammar);
  expect(soundsLike('delete air', language)?.phrase).toBe('zap air');
});

it('keeps the space that asks for the next word', () =>
  expect(hear('Take row 2 ').phrase).toBe('take row two '));

it('handles long noise quickly', () => {
  const noise = 'heir son blew poor steak '.repeat(40);
  expect(processorTime(() => soundsLike(noise, defaultLanguage))).toBeLessThan(500);
});

it.each([
  ['undo', true],
  ['Undo that.', true],
  ['undo that please', true],
  ['oops', true],
  ['Ctrl+Z', true],
  ['scratch that', true],
  ['take it back', true],
  ['undo air', false],
  ['', false],
])('“%s” asks to undo: %s', (text, isAsked) =>
  expect(directionAsked(text) === 'undo').toBe(isAsked),
);

describe('a language with its own words', () => {
  const form = (spoken: string, identifier: string) => ({ spoken, identifier });
  const group = (id: GroupId, ...forms: VocabularyGroup['forms']) => ({ id, csv: null, forms });
  const spanish = readSpoken({
    grammar: cursorless.grammar,
    vocabulary: [
      group('letter', form('aire', 'a')),
      group('simple_action', form('borra', 'remove')),
      group('scope_type', form('línea', 'line')),
      group('number_small', form('uno', '1')),
      group('ordinal', form('primera', '1')),
    ],
  });

  it.each(['delete aire', 'borra era', 'borra the aire', 'check aire', 'borra aire por favor'])(
    'is not recognized in “%s”, which is close only in English',
    (text) => expect(soundsLike(text, spanish)).toBeUndefined(),
  );

  it('is recognized in misspelled words', () => {
    expect(hearPhrase('Borra, aire.', spanish)).toEqual({ phrase: 'borra aire', isCommand: true });
    expect(soundsLike('borra linea aire', spanish)?.phrase).toBe('borra línea aire');
  });
});
