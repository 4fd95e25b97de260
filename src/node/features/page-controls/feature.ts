import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { spokenBlock } from '#node/compile/html/spoken-block.ts';
import { controlBlock } from './control-block.ts';

/** Buttons in the text that press the controls at the foot of the page. */
export const pageControls: PageExtension = { blocks: { control: spokenBlock(controlBlock) } };
