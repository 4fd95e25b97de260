import { describe, expect, it } from 'vitest';
import { accepted, rejected } from './grammar-examples.test-data.ts';
import { defaultLanguage } from '../language/default-language.ts';
import { parsePhrase, tryFragment } from './parse-phrase.ts';
import type { CommandTree, Primitive } from './tree.ts';

function parse(text: string): readonly CommandTree[] {
  const result = parsePhrase(text, defaultLanguage.sayable);
  if (!result.ok) throw new Error(result.error.message);
  return result.commands;
}

function fail(text: string) {
  const result = parsePhrase(text, defaultLanguage.sayable);
  if (result.ok) throw new Error(`"${text}" was accepted`);
  return result.error;
}

/** Returns the primitive target of the first command. */
function primitive(text: string): Primitive {
  const [command] = parse(text);
  if (command?.kind !== 'simple' || command.target.kind !== 'primitive')
    throw new Error('not a simple command with a primitive target');
  return command.target;
}

describe('parsePhrase', () => {
  it.each(accepted)('accepts "%s"', (text) => {
    expect(parsePhrase(text, defaultLanguage.sayable)).toMatchObject({ ok: true });
  });

  it.each(rejected)('rejects "%s"', (text) => {
    expect(parsePhrase(text, defaultLanguage.sayable)).toMatchObject({ ok: false });
  });

  it('accepts a hat shape once it is switched on', () => {
    expect(parsePhrase('take fox air', defaultLanguage.withAllHats)).toMatchObject({ ok: true });
    expect(fail('take fox air').message).toContain('off by default');
  });

  it('builds a tree that names every part', () => {
    expect(parse('chuck funk blue air past bat')).toMatchObject([
      {
        kind: 'simple',
        action: { identifier: 'remove' },
        target: {
          kind: 'range',
          anchor: {
            modifiers: [{ kind: 'containing-scope', scope: { identifier: 'namedFunction' } }],
            mark: {
              kind: 'decorated',
              color: { identifier: 'blue' },
              character: { identifier: 'a' },
            },
          },
          connective: { identifier: 'rangeInclusive' },
          active: {
            modifiers: [],
            mark: { kind: 'decorated', color: null, character: { identifier: 'b' } },
          },
        },
      },
    ]);
  });

  it('returns each term with its position in the text, including connectives', () => {
    const result = parsePhrase('swap  pit with row twenty three', defaultLanguage.sayable);
    expect(
      result.ok &&
        result.terms.map(({ start, end, group, identifier }) => [start, end, group, identifier]),
    ).toEqual([
      [0, 4, 'swap_action', 'swapTargets'],
      [6, 9, 'letter', 'p'],
      [10, 14, 'swap_connective', 'swapConnective'],
      [15, 18, 'line_direction', 'lineNumberModulo100'],
      [19, 31, 'number_small', '23'],
    ]);
  });

  it('splits chained commands', () => {
    expect(
      parse('bring jury pour plex').map((command) =>
        command.kind === 'simple' || command.kind === 'move-bring' ? command.action.spoken : '',
      ),
    ).toEqual(['bring', 'pour']);
  });

  it('reads capitals and loose whitespace', () => {
    expect(parse('  Take\tAir \n')).toHaveLength(1);
  });
});

describe('parsePhrase among several readings', () => {
  it('takes longer forms first', () => {
    expect(primitive('take class name air').modifiers).toMatchObject([
      { scope: { identifier: 'className' } },
    ]);
    expect(parse('snippet make state air')).toMatchObject([
      { kind: 'simple', action: { identifier: 'generateSnippet' } },
    ]);
    expect(parse('clone up line drum')).toMatchObject([
      { action: { identifier: 'insertCopyBefore' } },
    ]);
  });

  it('reads two line numbers rather than a line and a character', () => {
    expect(primitive('take row two past four').mark).toMatchObject({
      kind: 'line-number',
      first: { identifier: '2' },
      last: { identifier: '4' },
    });
  });

  it('lets head and tail include the modifier after them', () => {
    expect(primitive('take tail funk').modifiers).toMatchObject([
      { kind: 'head-tail', modifier: { kind: 'containing-scope' } },
    ]);
    expect(primitive('change head inside round pit').modifiers).toMatchObject([
      { kind: 'head-tail', interior: { spoken: 'inside' }, modifier: { kind: 'surrounding-pair' } },
    ]);
  });

  it('reads a position rather than dictation', () => {
    expect(parse('snippet funk after this')).toMatchObject([
      { kind: 'insert-snippet', destination: { position: { identifier: 'after' } } },
    ]);
    expect(parse('snippet link read me first over')).toMatchObject([
      { kind: 'dictate-snippet', words: ['read', 'me', 'first'] },
    ]);
  });

  it('reads one command rather than two', () => {
    expect(parse('take funk call air')).toHaveLength(1);
    expect(parse('comment comment')).toMatchObject([
      {
        action: { identifier: 'toggleLineComment' },
        target: { modifiers: [{ scope: { identifier: 'comment' } }] },
      },
    ]);
  });

  it('lets the first modifier be an ordinal or a count', () => {
    expect(primitive('take first past last word air').modifiers).toMatchObject([
      {
        kind: 'ordinal-range',
        start: { ordinal: { identifier: '1' } },
        end: { last: { spoken: 'last' } },
      },
    ]);
    expect(primitive('take first two words').modifiers).toMatchObject([
      { kind: 'first-last-count', count: { identifier: '2' } },
    ]);
  });
});

describe('errors of parsePhrase', () => {
  it('point at the word and offer the nearest form', () => {
    expect(fail('chuck blorp')).toMatchObject({
      start: 6,
      end: 11,
      suggestion: 'block',
      message: expect.stringContaining('did you mean "block"?'),
    });
    expect(fail('tke air')).toMatchObject({ start: 0, end: 3, suggestion: 'take' });
    expect(fail('chuck first two char whale')).toMatchObject({ start: 16, suggestion: 'chars' });
  });

  it('say what was expected', () => {
    expect(fail('paste air').expected).toEqual(['a position ("before", "start of")', '"to"']);
    expect(fail('chuck')).toMatchObject({
      start: 5,
      end: 5,
      expected: ['a target', 'a range word ("past", "until", "slice")'],
    });
    expect(fail('   ').message).toBe('nothing was said, expected a command');
  });

  it.each([
    ['wrap', '"wrap" does not fit here, expected a command'],
    ['paste air', '"air" does not fit here, expected a position ("before", "start of") or "to"'],
    [
      'change air to',
      '"to" does not fit here, expected a command, "and", or a range word ("past", "until", "slice")',
    ],
  ])('list what was expected as a sentence does: %s', (phrase, message) => {
    expect(fail(phrase).message).toBe(message);
  });

  it('offer nothing far-fetched', () => {
    expect(fail('chuck xylophone')).not.toHaveProperty('suggestion');
    expect(fail('take air bat')).not.toHaveProperty('suggestion');
  });
});

describe('tryFragment', () => {
  it.each([
    'blue air',
    'every funk',
    'last identifier',
    'air past bat',
    'past air',
    'to air',
    'start of line',
    'round wrap',
    'format all cap snake',
    'at this',
    'second last',
    'next two',
    'row twenty four',
    'slice past',
  ])('accepts "%s"', (text) => {
    expect(tryFragment(text, defaultLanguage.sayable)).toMatchObject({ ok: true });
  });

  it.each(['air token', 'every funks', 'previous next', 'take', ''])('rejects "%s"', (text) => {
    expect(tryFragment(text, defaultLanguage.sayable)).toMatchObject({ ok: false });
  });
});
