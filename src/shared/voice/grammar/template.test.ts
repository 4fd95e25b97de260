import { expect, it } from 'vitest';
import { defaultLanguage } from '../language/default-language.ts';
import { fillTemplate } from './template.ts';

const fill = (text: string): string | null => fillTemplate(text, defaultLanguage.sayable).filled;

it('fills a slot by its name, also if a number or "name" follows', () => {
  expect(fill('take <target>')).toBe('take air');
  expect(fill('bring <target 1> to <target2>')).toBe('bring air to air');
  expect(fill('take <Scope name> <target 12>')).toBe('take funk air');
  expect(fill('take <scope-name>')).toBe('take funk');
  expect(fill('take every <scope>s')).toBe('take every funks');
});

it('leaves a template open whose slot is unknown or which has marks of a grammar', () => {
  expect(fill('take <name of scope>')).toBeNull();
  expect(fill('take <2 target>')).toBeNull();
  expect(fill('take <unknown>')).toBeNull();
  expect(fill('take (air | bat)')).toBeNull();
});

it('says where in the template a range of the filled text is', () => {
  const { toSource } = fillTemplate('bring <target> to bat', defaultLanguage.sayable);
  expect(toSource({ start: 10, end: 12 })).toEqual({ start: 15, end: 17 });
  expect(toSource({ start: 4, end: 12 })).toBeNull();
});
