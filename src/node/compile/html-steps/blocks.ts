import { errorAt, type Problem } from '#shared/problem.ts';
import type {} from 'mdast-util-to-hast';
import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { lookUp } from '#shared/text/look-up.ts';
import type { Block, BlockContext, BlockInput, BlockRegistry } from '../html/block.ts';
import { isTryButton } from '../html/try-button.ts';
import { positionOf, translatorOf, type CompileContext } from '../context/compile-context.ts';
import { dependOn } from '../context/compile-result.ts';
import { setSearchText } from './search-text.ts';
import type { HtmlStep, MarkdownStep } from '../context/step.ts';

/** Name of the placeholder element for a rendered block. */
const blockElement = 'docs-block';

/**
 * Renders a page's blocks, which are the lines `::name[label]`. Rendering is asynchronous, so it
 * happens between the Markdown and the HTML tree; `blocksStep` inserts the results.
 */
export const drawBlocksStep =
  (blocks: BlockRegistry): MarkdownStep =>
  (context) => {
    const draws: (() => Promise<void>)[] = [];
    return {
      leave: {
        leafDirective(node) {
          const block = lookUp(blocks, node.name);
          if (block) draws.push(() => drawBlock(node, block, context));
        },
      },
      async end() {
        for (const draw of draws) await draw();
      },
    };
  };

/**
 * Replaces the placeholders for a page's blocks with the rendered blocks. Adds a hidden number to
 * the button of each example after the first, so that the buttons' names are unique.
 */
export const blocksStep: HtmlStep = (context) => {
  let count = 0;
  return {
    enter: {
      element(node) {
        if (isTryButton(node)) {
          count += 1;
          const label = translatorOf(context).translate('try.open', 'Try');
          const number = [' ', h('span.visually-hidden', String(count))];
          node.children = h(null, label, ...(count > 1 ? number : [])).children as ElementContent[];
        }
        return node.tagName === blockElement
          ? context.result.drawn[Number(node.properties.index)]
          : undefined;
      },
    },
  };
};

async function drawBlock(node: LeafDirective, block: Block, context: CompileContext) {
  placeDrawn(node, await drawOnce(node, block, context), context);
  node.children = [];
}

/**
 * Replaces a Markdown node with rendered content, which is exempt from the allowlist for authors'
 * markup.
 */
export function placeDrawn(
  node: Nodes,
  drawn: readonly ElementContent[],
  { result }: CompileContext,
): void {
  setPosition(drawn, node.position);
  node.data = { hName: blockElement, hProperties: { index: result.drawn.push(drawn) - 1 } };
}

/**
 * Renders a block, unless it has already been rendered from the same input, files and language.
 * Does not cache a result with a problem, because the report contains the position.
 */
async function drawOnce(
  node: LeafDirective,
  block: Block,
  context: CompileContext,
): Promise<readonly ElementContent[]> {
  const { settings, tools, result, page } = context;
  const input = { label: toString(node), position: positionOf(node, context) };
  const key = JSON.stringify([
    node.name,
    input.label,
    settings.contentDir,
    page.record.isUntranslated,
  ]);
  const kept = tools.drawings.read(key);
  if (kept) {
    for (const [file, hash] of Object.entries(kept.files)) result.dependencies.set(file, hash);
    return kept.nodes;
  }
  const files: string[] = [];
  const texts: string[] = [];
  const aliases: string[] = [];
  const faults = result.problems.length;
  const nodes = await draw(block, input, {
    ...toBlockContext(context),
    dependOn(file) {
      dependOn(file, result);
      files.push(file);
    },
    addSearchText(text, further = []) {
      texts.push(text);
      aliases.push(...further);
    },
  });
  const [first] = nodes;
  if (first?.type === 'element' && texts.length > 0)
    setSearchText(first, { text: texts.join(' '), aliases });
  const hashes = files.map((file) => [file, result.dependencies.get(file) ?? '']);
  if (result.problems.length === faults)
    tools.drawings.write(key, { nodes, files: Object.fromEntries(hashes) });
  return nodes;
}

/** Renders a block. If its input is invalid, reports the block and drops it. */
async function draw(
  block: Block,
  input: BlockInput,
  context: BlockContext,
): Promise<readonly ElementContent[]> {
  try {
    return await block(input, context);
  } catch (error) {
    context.report(
      errorAt(
        input.position,
        `The block cannot be rendered: ${error instanceof Error ? error.message : String(error)}.`,
        'Correct its contents.',
      ),
    );
    return [];
  }
}

/** Returns the services that all blocks of a page share. */
function toBlockContext(context: CompileContext) {
  const { settings, tools, result } = context;
  return {
    contentDir: settings.contentDir,
    versionPath: settings.versionPath,
    apiPath: settings.config.api.path,
    language: tools.language,
    translator: translatorOf(context),
    highlight: tools.highlight,
    loadTrees: tools.loadTrees,
    report: (problem: Problem) => void result.problems.push(problem),
  };
}

/**
 * Sets the positions of rendered elements to their source line, so that broken links in them are
 * reported there.
 */
export function setPosition(drawn: readonly ElementContent[], position: Element['position']): void {
  for (const node of drawn) {
    if (node.type !== 'element') continue;
    node.position ??= position;
    setPosition(node.children, position);
  }
}
