import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
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
  type BlockText,
  type CompileContext,
} from './compile-context.ts';

/** Name of the element that stands for a block until it is drawn. */
export const blockElement = 'docs-block';

/** Draws the blocks of a page: `::name[label]` lines, and fences whose language is the name of a block. */
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
      const named = readInput(node, context);
      const block = named && lookUp(options.blocks, named.name);
      if (block && parent)
        found.push({ input: named.input, block, node, parent: parent as Element | Root });
    });
    for (const { input, block, node, parent } of found) {
      const texts: BlockText[] = [];
      const drawn = withPosition(await draw(block, input, toBlockContext(context, texts)), node);
      parent.children.splice(parent.children.indexOf(node), 1, ...drawn);
      const offset = node.position?.start.offset;
      if (offset !== undefined) context.result.blockMarkdown.set(offset, blockToMdast(drawn));
      if (drawn[0] && texts.length > 0) context.result.blockTexts.set(drawn[0], joinTexts(texts));
    }
  };
}

/** A block whose input is nonsense, such as JSON that is none, is reported and left out. */
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

function readInput(
  node: Element,
  context: CompileContext,
): { readonly name: string; readonly input: BlockInput } | undefined {
  const position = positionOf(node, context);
  if (node.tagName === blockElement) {
    const { name, label, attributes } = node.properties;
    return {
      name: String(name),
      input: {
        label: String(label ?? ''),
        attributes: JSON.parse(String(attributes ?? '{}')) as Record<string, string>,
        body: '',
        position,
      },
    };
  }
  const code = node.tagName === 'pre' ? node.children[0] : undefined;
  if (code?.type !== 'element') return undefined;
  const name = /^language-(.+)$/.exec(
    String((code.properties.className as string[] | undefined)?.[0] ?? ''),
  )?.[1];
  const meta = (code.data as { meta?: string | null } | undefined)?.meta ?? '';
  return name
    ? {
        name,
        input: { label: meta, attributes: {}, body: toString(code).replace(/\n$/, ''), position },
      }
    : undefined;
}

function joinTexts(texts: readonly BlockText[]): BlockText {
  return {
    text: texts.map((entry) => entry.text).join(' '),
    aliases: texts.flatMap((entry) => entry.aliases),
  };
}

function toBlockContext(context: CompileContext, texts: BlockText[]): BlockContext {
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

/** Gives drawn elements the place of the line that asked for them, so that a broken link in a block is reported there. */
function withPosition(nodes: readonly ElementContent[], { position }: Element): ElementContent[] {
  const root: Root = { type: 'root', children: [...nodes] };
  visit(root, 'element', (node) => {
    node.position ??= position;
  });
  return root.children as ElementContent[];
}
