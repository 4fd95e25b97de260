import { describe, expect, it } from 'vitest';
import { classifyQuoted } from './classify-quoted.ts';
import { cursorless } from './cursorless.ts';
import { defaultLanguage } from './default-language.ts';
import { readSpoken } from './language.ts';

const kindOf = (text: string): string => classifyQuoted(text, defaultLanguage).kind;

describe('classifyQuoted', () => {
  it.each(['chuck air', 'cursorless docs', 'take funk blue air past bat', 'snippet if'])(
    'classifies "%s" as a command',
    (text) => {
      expect(kindOf(text)).toBe('command');
    },
  );

  it.each([
    'funk',
    'past',
    'blue air',
    'every funk',
    'last identifier',
    'inside',
    'row twenty four',
    'fox',
    'blue fox bat',
    'snippet',
    'take',
    'one section',
    'end of',
    'void',
    'slice until',
  ])('classifies "%s" as a fragment', (text) => {
    expect(kindOf(text)).toBe('fragment');
  });

  it.each([
    'take <target>',
    '<pair> wrap <target>',
    'swap <target 1> with <target 2>',
    'previous <number> <scope>s',
    'row <number>',
    '<snippet_name> wrap <target>',
    '<nth> last <scope>',
    '[<color>] [<shape>] (<letter> | <symbol>)',
    'my own <thing>',
  ])('classifies "%s" as a template', (text) => {
    expect(kindOf(text)).toBe('template');
  });

  it.each([
    'chuck blorp',
    'please toggle',
    'air token',
    'paste <target>',
    'chuckk <target>',
    'take fox air',
    '',
  ])('classifies "%s" as an error', (text) => {
    expect(kindOf(text)).toBe('error');
  });

  it('fills "<scope>s" with the plural of the language', () => {
    const spanish = readSpoken({
      ...cursorless,
      vocabulary: [
        ...cursorless.vocabulary,
        {
          id: 'scope_type_plural',
          csv: null,
          forms: [{ spoken: 'funciones', identifier: 'namedFunction' }],
        },
      ],
    });
    expect(classifyQuoted('three funciones', spanish).kind).toBe('fragment');
    expect(classifyQuoted('three <scope>s', spanish)).toMatchObject({
      kind: 'template',
      terms: [{ start: 0, end: 5 }],
    });
  });

  it('reports the error of the reading that got further', () => {
    expect(classifyQuoted('every funks', defaultLanguage)).toMatchObject({
      error: { start: 6, suggestion: 'funk' },
    });
  });

  it('points into the template, not into what was filled in', () => {
    expect(classifyQuoted('swap <target> too <target>', defaultLanguage)).toMatchObject({
      error: { start: 14, end: 17 },
    });
    expect(classifyQuoted('paste <target>', defaultLanguage)).toMatchObject({
      error: { start: 0, end: 14 },
    });
  });

  it('finds the terms of a template at their positions in it', () => {
    expect(classifyQuoted('bring <target 1> to <target 2>', defaultLanguage)).toMatchObject({
      terms: [
        { start: 0, end: 5, identifier: 'replaceWithTarget' },
        { start: 17, end: 19, identifier: 'sourceDestinationConnective' },
      ],
      slots: [
        { start: 6, end: 16, name: 'target 1' },
        { start: 20, end: 30, name: 'target 2' },
      ],
    });
  });
});
