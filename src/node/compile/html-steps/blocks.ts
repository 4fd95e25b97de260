import { errorAt } from '#shared/problem.ts';
import type {} from 'mdast-util-to-hast';
import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { h } from 'hastscript';
import { toString } from 'mdast-util-to-string';
import { lookUp } from '#shared/text/look-up.ts';
import type { Block, BlockContext, BlockInput, BlockRegistry } from '../html/block.ts';
import { isTryButton } from '../html/try-button.ts';
import { positionOf, translatorOf, type CompileContext } from '../context/compile-context.ts';
import { dependOn } from '../context/compile-result.ts';
import type { Drawing } from '../context/drawings.ts';
import { setPosition } from './set-position.ts';
import { setSearchText, type SearchText } from './search-text.ts';
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
    const found: FoundBlock[] = [];
    return {
      leave: {
        leafDirective(node) {
          const block = lookUp(blocks, node.name);
          if (block) found.push({ node, block });
        },
      },
      async end() {
        for (const next of found) await drawBlock(next, context);
      },
    };
  };

/**
 * Inserts a page's blocks at their lines. From the second one on, gives each example's button a
 * hidden number, so that the buttons' names are unique.
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

interface FoundBlock {
  readonly node: LeafDirective;
  readonly block: Block;
}

async function drawBlock({ node, block }: FoundBlock, context: CompileContext): Promise<void> {
  const input = { label: toString(node), position: positionOf(node, context) };
  const { nodes } = await drawOnce(node.name, { input, block, context });
  placeDrawn(node, nodes, context);
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

interface DrawOptions {
  readonly input: BlockInput;
  readonly block: Block;
  readonly context: CompileContext;
}

/**
 * Renders a block, unless it has already been rendered from the same input, files and language.
 * Does not cache a result with a problem, because the report contains the position.
 */
async function drawOnce(name: string, { input, block, context }: DrawOptions): Promise<Drawing> {
  const { settings, tools, result } = context;
  const { isUntranslated } = context.page.record;
  const key = JSON.stringify([name, input.label, settings.contentDir, isUntranslated]);
  const kept = tools.drawings.read(key);
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
  if (result.problems.length === faults) tools.drawings.write(key, drawing);
  return drawing;
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

function joinTexts(texts: readonly SearchText[]): SearchText {
  return {
    text: texts.map((entry) => entry.text).join(' '),
    aliases: texts.flatMap((entry) => entry.aliases),
  };
}

/**
 * Creates the context of one block, which collects its texts and files separately from the page's
 * own.
 */
function toBlockContext(
  context: CompileContext,
  { texts, files }: { readonly texts: SearchText[]; readonly files: string[] },
): BlockContext {
  const { settings, tools, result } = context;
  return {
    contentDir: settings.contentDir,
    versionPath: settings.versionPath,
    apiPath: settings.config.api.path,
    language: tools.language,
    translator: translatorOf(context),
    highlight: tools.highlight,
    loadTrees: tools.loadTrees,
    dependOn(file) {
      dependOn(file, result);
      files.push(file);
    },
    report: (problem) => void result.problems.push(problem),
    addSearchText: (text, aliases) => void texts.push({ text, aliases: aliases ?? [] }),
  };
}
