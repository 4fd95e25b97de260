import { expect, it } from 'vitest';
import { renamed } from './shown-declarations.ts';

const declare = (name: string) => renamed(['function ', { kind: 'name', text: name }, '(): void']);

it('renames what is exported under a reserved word, and nothing else', () => {
  expect(declare('enum')).toBe('function It(): void');
  expect(declare('static')).toBe('function It(): void');
  expect(declare('type')).toBe('function type(): void');
  expect(declare('run')).toBe('function run(): void');
});
