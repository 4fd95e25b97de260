import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { spokenStep } from './spoken-step.ts';

/** Spoken phrases in the text of pages. */
export const spokenLanguage: PageExtension = { htmlSteps: [spokenStep] };
