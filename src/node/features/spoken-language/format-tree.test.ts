import { expect, it } from 'vitest';
import { formatTree } from './format-tree.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';

it('formatTree writes one part per line and omits implied parts', () => {
  const result = parsePhrase('take funk blue air', defaultLanguage.sayable);
  expect(result.ok && formatTree(result.commands).split('\n')).toEqual([
    'command: simple',
    '  action: take → setSelection',
    '  target: primitive',
    '    modifiers: containing-scope',
    '      scope: funk → namedFunction',
    '    mark: decorated',
    '      color: blue → blue',
    '      character: air → a',
  ]);
});
