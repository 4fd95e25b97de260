import { expect, it, vi } from 'vitest';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import { glossary } from './feature.ts';

it('requests no terms for pages of the reference, so that a new term does not affect them', () => {
  const terms = vi.fn();
  const context = { page: { origin: 'api' }, site: { glossary: terms } };
  expect(glossary.htmlSteps?.map((step) => step(context as unknown as CompileContext))).toEqual([
    {},
  ]);
  expect(terms).not.toHaveBeenCalled();
});
