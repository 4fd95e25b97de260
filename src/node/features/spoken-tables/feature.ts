import { spokenBlock } from '#node/compile/html/spoken-block.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { spokenAsBlock } from './spoken-as.ts';
import { spokenFormsBlock } from './spoken-forms.ts';

/** Blocks that show the spoken forms of a part of the vocabulary or of a reference declaration. */
export const spokenTables: PageExtension = {
  blocks: { 'spoken-as': spokenAsBlock, 'spoken-forms': spokenBlock(spokenFormsBlock) },
};
