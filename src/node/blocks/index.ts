import type { BlockRegistry } from '../html/block.ts';
import { apiFilterBlock } from './api-filter.ts';
import { cheatsheetBlock } from './cheatsheet.ts';
import { exampleBlock } from './example.ts';
import { spokenFormsBlock } from './spoken-forms.ts';

/** All blocks that a page may use, by name. */
export const blocks: BlockRegistry = {
  'api-filter': apiFilterBlock,
  cheatsheet: cheatsheetBlock,
  example: exampleBlock,
  'spoken-forms': spokenFormsBlock,
};
