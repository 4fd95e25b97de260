import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listedGroups } from './group-id.ts';
import { pluralize } from './pluralize.ts';
import type { Lexicon } from './grammar/lexicon.ts';
import { defaultLanguage, defaultVocabulary } from './language/default-language.ts';
import { createVocabulary } from './vocabulary.ts';
import data from './vocabulary.json' with { type: 'json' };

const form = z.strictObject({
  spoken: z.string(),
  identifier: z.string().min(1),
  off: z.enum(['csv', 'hats', 'shadowed']).optional(),
  left: z.string().optional(),
  right: z.string().optional(),
});
const group = z.strictObject({
  id: z.enum(listedGroups),
  csv: z.string().nullable(),
  experimental: z.literal(true).optional(),
  forms: z.array(form),
});

const spoken = (id: keyof typeof defaultVocabulary): string[] =>
  defaultVocabulary[id].forms.map((one) => one.spoken);

describe('vocabulary.json', () => {
  it('has the structure that the types declare, and each group once', () => {
    const groups = z.strictObject({ groups: z.array(group) }).parse(data).groups;
    expect(groups.map((one) => one.id).sort()).toEqual([...listedGroups].sort());
  });

  it('contains no form twice in a group', () => {
    for (const { id } of data.groups)
      expect(new Set(spoken(id as keyof typeof defaultVocabulary)).size, id).toBe(
        defaultVocabulary[id as keyof typeof defaultVocabulary].forms.length,
      );
  });

  it('keeps the counts of the facts', () => {
    expect(spoken('letter')).toHaveLength(26);
    expect(spoken('symbol')).toHaveLength(73);
    expect(spoken('simple_action')).toHaveLength(39);
    expect(spoken('scope_type')).toHaveLength(53);
    expect(spoken('formatter')).toHaveLength(15);
  });
});

describe('defaultVocabulary', () => {
  it('derives numbers', () => {
    expect([0, 7, 13, 20, 42, 99].map((value) => spoken('number_small')[value])).toEqual([
      'zero',
      'seven',
      'thirteen',
      'twenty',
      'forty two',
      'ninety nine',
    ]);
    expect(new Set(spoken('number_small')).size).toBe(100);
  });

  it('derives plurals', () => {
    expect(['class', 'regex', 'tags', 'class name', 'entry', 'key'].map(pluralize)).toEqual([
      'classes',
      'regexes',
      'tags',
      'class names',
      'entries',
      'keys',
    ]);
    expect(
      defaultVocabulary.scope_type_plural.forms.find((one) => one.spoken === 'strings')?.off,
    ).toBe('shadowed');
  });

  it('can enable all hat styles', () => {
    const { sayable, withAllHats } = defaultLanguage;
    const shapes = defaultVocabulary.hat_shape.forms;
    const count = (all: Lexicon) => all.entries.filter(({ group }) => group === 'hat_shape').length;
    expect(count(sayable)).toBeLessThan(shapes.length);
    expect(count(withAllHats)).toBe(shapes.length);
  });
});

describe('createVocabulary', () => {
  const listed = (id: (typeof listedGroups)[number], spoken: string) => ({
    id,
    csv: null,
    forms: [{ spoken, identifier: 'x' }],
  });

  it('keeps the groups that are listed, and has no forms in others', () => {
    const { letter, symbol } = createVocabulary([
      listed('letter', 'air'),
      listed('scope_type', 'class'),
    ]);
    expect(letter).toEqual(listed('letter', 'air'));
    expect(symbol).toEqual({ id: 'symbol', csv: null, forms: [] });
  });

  it('derives plurals of scopes and of regular expressions', () => {
    const vocabulary = createVocabulary([
      listed('scope_type', 'class'),
      listed('custom_regex_scope_type', 'tag'),
    ]);
    expect(vocabulary.scope_type_plural.forms).toEqual([{ spoken: 'classes', identifier: 'x' }]);
    expect(vocabulary.custom_regex_scope_type_plural).toMatchObject({
      id: 'custom_regex_scope_type_plural',
      forms: [{ spoken: 'tags', identifier: 'x' }],
    });
  });
});
