import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { spokenChip } from './spoken-chip.ts';

const draw = (phrase: string): string => toHtml(spokenChip(phrase, defaultLanguage));

it('renders a phrase between quotation marks, in one piece', () => {
  expect(draw('chuck funk')).toBe('<span class="spoken">“chuck funk”</span>');
  expect(spokenChip('chuck air', defaultLanguage).children).toHaveLength(1);
});

it('renders slots without their brackets, and escapes unknown ones', () => {
  expect(draw('take <target> past <target 2>')).toBe(
    '<span class="spoken">“take <span class="spoken-slot">target</span> past <span class="spoken-slot">target 2</span>”</span>',
  );
  expect(draw('a & <b')).toContain('“a &#x26; &#x3C;b”');
});

it('shows the first hat that a phrase names, and none for a phrase that is invalid or names none', () => {
  expect(draw('chuck air')).toBe('<span class="spoken has-hat">“chuck air”</span>');
  expect(draw('blue fox air')).toContain('class="spoken has-hat hat-color-blue hat-shape-fox"');
  expect(draw('bring green air to bat')).toContain('class="spoken has-hat hat-color-green"');
  for (const phrase of ['chuck', 'take row five', 'take <target>', 'blue', 'red', 'air chuck'])
    expect(draw(phrase)).toContain('class="spoken"');
});
