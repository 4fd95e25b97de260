import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { formulasStep } from './formulas-step.ts';
import { remarkMath } from './math-syntax.ts';

/** Formulas in TeX syntax. */
export const formulas: PageExtension = {
  syntax: ({ math }) => (math === 'none' ? [] : [[remarkMath, math]]),
  markdownSteps: [formulasStep],
};
