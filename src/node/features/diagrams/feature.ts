import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { diagramsStep } from './diagrams-step.ts';

/** Code blocks in the language `mermaid`, as diagrams. */
export const diagrams: PageExtension = { markdownSteps: [diagramsStep] };
