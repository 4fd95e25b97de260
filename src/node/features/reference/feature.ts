import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { apiFilterBlock } from './blocks/api-filter.ts';
import { copyImportBlock } from './blocks/copy-import.ts';
import { declarationsStep } from './declarations-step.ts';

/** The API reference's signatures and lists of declarations, and the controls on its pages. */
export const reference: PageExtension = {
  blocks: { 'api-filter': apiFilterBlock, 'copy-import': copyImportBlock },
  markdownSteps: [declarationsStep],
};
