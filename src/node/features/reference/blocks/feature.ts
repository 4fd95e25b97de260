import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { apiFilterBlock } from './api-filter.ts';
import { copyImportBlock } from './copy-import.ts';

/** Controls on pages of the reference. */
export const reference: PageExtension = {
  blocks: { 'api-filter': apiFilterBlock, 'copy-import': copyImportBlock },
};
