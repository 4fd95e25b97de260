import { expect, it, vi } from 'vitest';
import type { CompileContext } from '../context/compile-context.ts';
import { glossaryStep } from './glossary.ts';

it('asks for no terms on pages of the reference, which a new term therefore leaves as they are', () => {
  const glossary = vi.fn();
  const context = { page: { origin: 'api' }, site: { glossary } };
  expect(glossaryStep(context as unknown as CompileContext)).toEqual({});
  expect(glossary).not.toHaveBeenCalled();
});
