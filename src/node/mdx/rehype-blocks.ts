import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lookUp } from '#shared/look-up.ts';
import type { Block, BlockContext, BlockInput, BlockRegistry } from '../html/block.ts';
import {
  contextOf,
  dependOn,
  positionOf,
  translatorOf,
  type CompileContext,
} from './compile-context.ts';
import type { Drawing } from './drawings.ts';
import { setPosition } from './set-position.ts';
import { setSearchText, type SearchText } from './search-text.ts';

/** Name of the element that stands for a block until it is drawn. */
export const blockElement = 'docs-block';

/** Draws the blocks of a page: `::name[label]` lines. */
export function rehypeBlocks(options: { readonly blocks: BlockRegistry }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const context = contextOf(file);
    const found: {
      readonly name: string;
      readonly input: BlockInput;
      readonly block: Block;
      readonly node: Element;
      readonly parent: Element | Root;
    }[] = [];
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== blockElement || !parent) return;
      const { label } = node.properties;
      const name = String(node.properties.name);
      const block = lookUp(options.blocks, name);
      const input = { label: String(label ?? ''), position: positionOf(node, context) };
      if (block) found.push({ name, input, block, node, parent: parent as Element | Root });
    });
    const writer =
      found.length > 0 && context.services.withMarkdown
        ? await import('./block-to-mdast.ts')
        : undefined;
    for (const { name, input, block, node, parent } of found) {
      const { nodes } = await drawOnce(name, { input, block, context });
      const offset = node.position?.start.offset;
      if (offset !== undefined && writer)
        context.result.blockMarkdown.set(offset, writer.blockToMdast(nodes));
      setPosition(nodes, node.position);
      parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
    }
  };
}

interface DrawOptions {
  readonly input: BlockInput;
  readonly block: Block;
  readonly context: CompileContext;
}

/** Draws a block, unless it was drawn before from the same input and the same files, in the same language. One with a fault is not kept: the report names the place. */
async function drawOnce(name: string, { input, block, context }: DrawOptions): Promise<Drawing> {
  const { services, result } = context;
  const { isUntranslated } = context.page.record;
  const key = JSON.stringify([name, input.label, services.contentDir, isUntranslated]);
  const kept = services.drawings.read(key);
  if (kept) {
    for (const [file, hash] of Object.entries(kept.files)) result.dependencies.set(file, hash);
    return kept;
  }
  const texts: SearchText[] = [];
  const files: string[] = [];
  const faults = result.problems.length;
  const nodes = await draw(block, input, toBlockContext(context, { texts, files }));
  const [first] = nodes;
  if (first?.type === 'element' && texts.length > 0) setSearchText(first, joinTexts(texts));
  const drawing = {
    nodes,
    files: Object.fromEntries(files.map((file) => [file, result.dependencies.get(file) ?? ''])),
  };
  if (result.problems.length === faults) services.drawings.write(key, drawing);
  return drawing;
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

/** The context of one block; it collects texts and files beside what belongs to the page. */
function toBlockContext(
  context: CompileContext,
  { texts, files }: { readonly texts: SearchText[]; readonly files: string[] },
): BlockContext {
  const { services, result } = context;
  return {
    contentDir: services.contentDir,
    translator: translatorOf(context),
    highlight: (code, language) => services.highlight(code, language),
    dependOn(file) {
      dependOn(file, result);
      files.push(file);
    },
    report: (problem) => void result.problems.push(problem),
    addSearchText: (text, aliases) => void texts.push({ text, aliases: aliases ?? [] }),
  };
}
