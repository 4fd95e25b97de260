import { expect, it, vi } from 'vitest';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import { glossaryStep } from './glossary-step.ts';

it('requests no terms for pages of the reference, so that a new term does not affect them', () => {
  const glossary = vi.fn();
  const context = { page: { origin: 'api' }, site: { glossary } };
  expect(glossaryStep(context as unknown as CompileContext)).toEqual({});
  expect(glossary).not.toHaveBeenCalled();
});
