import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSpoken } from './spoken-parts.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';

describe('splitSpoken', () => {
  it('marks terms with group and identifier', () => {
    expect(splitSpoken('chuck row twenty four', defaultLanguage)).toEqual([
      { kind: 'term', text: 'chuck', term: 'simple_action:remove' },
      { kind: 'plain', text: ' ' },
      { kind: 'term', text: 'row', term: 'line_direction:lineNumberModulo100' },
      { kind: 'plain', text: ' ' },
      { kind: 'term', text: 'twenty four', term: 'number_small:24' },
    ]);
  });

  it('marks slots, and keeps unknown words plain', () => {
    expect(
      splitSpoken('<pair> wrap <target>', defaultLanguage).map(
        (part) => `${part.kind}:${part.text}`,
      ),
    ).toEqual(['slot:pair', 'plain: ', 'term:wrap', 'plain: ', 'slot:target']);
    expect(splitSpoken('please toggle', defaultLanguage)).toEqual([
      { kind: 'plain', text: 'please toggle' },
    ]);
  });

  it('recognizes the words of an exception that is invalid only because of hat styles', () => {
    expect(
      splitSpoken('take fox air', defaultLanguage).filter((part) => part.kind === 'term'),
    ).toHaveLength(3);
  });

  it('loses no character', () => {
    const word = fc.oneof(
      fc.constantFrom('chuck', 'air', '<target>', 'row', 'two', '['),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const text = words.join(' ');
        const parts = splitSpoken(text, defaultLanguage);
        expect(
          parts.map((part) => (part.kind === 'slot' ? `<${part.text}>` : part.text)).join(''),
        ).toBe(text);
      }),
    );
  });
});
