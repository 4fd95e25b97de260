import type { BlockRegistry } from '../mdx/hast-blocks.ts';
import { apiRowsBlock } from './api-rows.ts';
import { apiSignatureBlock } from './api-signature.ts';
import { exampleBlock } from './example.ts';

/** All blocks that a page may use, by name. */
export const blocks: BlockRegistry = {
  'api-rows': apiRowsBlock,
  'api-signature': apiSignatureBlock,
  example: exampleBlock,
};
