import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { glossaryStep } from './glossary-step.ts';

/** Links from glossary terms to their definitions. */
export const glossary: PageExtension = { htmlSteps: [glossaryStep] };
