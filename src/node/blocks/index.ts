import type { BlockRegistry } from '../html/block.ts';
import { apiFilterBlock } from './api-filter.ts';
import { cheatsheetBlock } from './cheatsheet.ts';
import { copyImportBlock } from './copy-import.ts';
import { exampleBlock, firstExampleBlock } from './example.ts';
import { hatPosterBlock } from './hat-poster.ts';
import { spokenFormsBlock } from './spoken-forms.ts';

/** All blocks available to pages, by name. */
export const blocks: BlockRegistry = {
  'api-filter': apiFilterBlock,
  cheatsheet: cheatsheetBlock,
  'copy-import': copyImportBlock,
  example: exampleBlock,
  'first-example': firstExampleBlock,
  'hat-poster': hatPosterBlock,
  'spoken-forms': spokenFormsBlock,
};
