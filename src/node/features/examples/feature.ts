import { spokenBlock } from '#node/compile/html/spoken-block.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { exampleBlock, firstExampleBlock } from './example.ts';

/** Examples of commands, from recorded test cases. */
export const examples: PageExtension = {
  blocks: { example: spokenBlock(exampleBlock), 'first-example': spokenBlock(firstExampleBlock) },
};
