import type {} from 'mdast-util-math';
import type {} from 'mdast-util-to-hast';
import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { h } from 'hastscript';
import type Katex from 'katex';
import { warningAt, positionAt } from '#shared/problem.ts';
import { placeDrawn } from '#node/compile/html-steps/blocks.ts';
import { setSearchText } from '#node/compile/html-steps/search-text.ts';
import { positionInside, type CompileContext } from '#node/compile/context/compile-context.ts';
import type { MarkdownStep } from '#node/compile/context/step.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';
import { remarkMath } from './math-syntax.ts';

type Formula = Extract<Nodes, { type: 'math' | 'inlineMath' }>;

/**
 * Renders formulas as MathML, which needs neither styles nor scripts. An invalid formula is shown
 * as written, with a warning.
 */
const formulasStep: MarkdownStep = (context) => {
  const found: Formula[] = [];
  return {
    enter: {
      math: (node) => void found.push(node),
      inlineMath: (node) => void found.push(node),
    },
    async end() {
      if (found.length === 0) return;
      // Loaded only for pages with formulas.
      const { default: katex } = await import('katex');
      for (const node of found) placeDrawn(node, drawFormula(node, katex, context), context);
    },
  };
};

function drawFormula(
  node: Formula,
  katex: typeof Katex,
  context: CompileContext,
): ElementContent[] {
  const displayMode = node.type === 'math';
  try {
    const options = { displayMode, output: 'mathml', strict: 'ignore' } as const;
    const markup = katex.renderToString(node.value, options);
    // Omits the wrapper, which only serves KaTeX's styles, and the source, which would be copied
    // along with the text.
    const value = markup.replace(/^<span[^>]*>|<annotation.*<\/annotation>|<\/span>$/gs, '');
    const drawn = h(displayMode ? 'div.table-scroll' : 'span', [{ type: 'raw', value }]);
    setSearchText(drawn, { text: node.value, aliases: [] });
    const { value: source } = node;
    drawn.data = {
      ...drawn.data,
      markdown: displayMode
        ? { type: 'code', lang: 'math', value: source }
        : { type: 'inlineCode', value: source },
    };
    return [drawn];
  } catch (error) {
    const {
      message,
      rawMessage = message,
      position = 0,
    } = error as Error & {
      readonly rawMessage?: string;
      readonly position?: number;
    };
    context.result.problems.push(
      warningAt(
        positionInside(node, positionAt(node.value, position), context),
        `The formula cannot be drawn: ${rawMessage}.`,
        'Correct it; https://katex.org/docs/supported lists what is supported. Until then, its source is shown.',
      ),
    );
    const code = h('code', [node.value]);
    return [displayMode ? h('pre', [code]) : code];
  }
}

/** Formulas in TeX syntax. */
export const formulas: PageExtension = {
  syntax: ({ math }) => (math === 'none' ? [] : [[remarkMath, math]]),
  markdownSteps: [formulasStep],
};
