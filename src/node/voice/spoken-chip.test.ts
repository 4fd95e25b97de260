import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';
import { spokenChip } from './spoken-chip.ts';

const draw = (phrase: string): string => toHtml(spokenChip(phrase, defaultVocabulary));

it('draws terms that can be renamed, between quotation marks', () => {
  expect(draw('chuck air')).toBe('<span class="spoken" data-spoken="">“<span data-term="simple_action:remove">chuck</span> <span data-term="letter:a">air</span>”</span>');
});

it('draws slots without their brackets, and escapes what is not known', () => {
  expect(draw('take <target>')).toContain('<span class="spoken-slot">target</span>');
  expect(draw('a & <b')).toContain('“a &#x26; &#x3C;b”');
});

it('keeps a quotation mark in an identifier apart from the attribute', () => {
  expect(draw('take double quote')).toMatch(/data-term='symbol:"'|data-term="symbol:&#x22;"/);
});
