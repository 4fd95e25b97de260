import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lookUp } from '#shared/look-up.ts';
import { blockToMdast } from './block-to-mdast.ts';
import type { Block, BlockContext, BlockInput, BlockRegistry } from '../html/block.ts';
import {
  contextOf,
  dependOn,
  positionOf,
  translatorOf,
  type CompileContext,
} from './compile-context.ts';
import { setPosition } from './set-position.ts';
import { setSearchText, type SearchText } from './search-text.ts';

/** Name of the element that stands for a block until it is drawn. */
export const blockElement = 'docs-block';

/** Draws the blocks of a page: `::name[label]` lines. */
export function rehypeBlocks(options: { readonly blocks: BlockRegistry }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const context = contextOf(file);
    const found: {
      readonly input: BlockInput;
      readonly block: Block;
      readonly node: Element;
      readonly parent: Element | Root;
    }[] = [];
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== blockElement || !parent) return;
      const { name, label } = node.properties;
      const block = lookUp(options.blocks, String(name));
      const input = { label: String(label ?? ''), position: positionOf(node, context) };
      if (block) found.push({ input, block, node, parent: parent as Element | Root });
    });
    for (const { input, block, node, parent } of found) {
      const texts: SearchText[] = [];
      const drawn = await draw(block, input, toBlockContext(context, texts));
      setPosition(drawn, node.position);
      parent.children.splice(parent.children.indexOf(node), 1, ...drawn);
      const offset = node.position?.start.offset;
      if (offset !== undefined) context.result.blockMarkdown.set(offset, blockToMdast(drawn));
      const [first] = drawn;
      if (first?.type === 'element' && texts.length > 0) setSearchText(first, joinTexts(texts));
    }
  };
}

/** A block that cannot be drawn from its input is reported and left out. */
async function draw(
  block: Block,
  input: BlockInput,
  context: BlockContext,
): Promise<readonly ElementContent[]> {
  try {
    return await block(input, context);
  } catch (error) {
    context.report({
      message: `The block cannot be drawn: ${error instanceof Error ? error.message : String(error)}.`,
      hint: 'Correct its contents.',
      severity: 'error',
      position: input.position,
    });
    return [];
  }
}

function joinTexts(texts: readonly SearchText[]): SearchText {
  return {
    text: texts.map((entry) => entry.text).join(' '),
    aliases: texts.flatMap((entry) => entry.aliases),
  };
}

function toBlockContext(context: CompileContext, texts: SearchText[]): BlockContext {
  const { services, result } = context;
  return {
    contentDir: services.contentDir,
    baseUrl: services.config.baseUrl,
    translator: translatorOf(context),
    highlight: (code, language) => services.highlight(code, language),
    dependOn: (file) => dependOn(file, result),
    report: (problem) => void result.problems.push(problem),
    addSearchText: (text, aliases) => void texts.push({ text, aliases: aliases ?? [] }),
  };
}
