import { warningAt } from '#shared/problem.ts';
import type {} from 'mdast-util-to-hast';
import type { Code, Parents } from 'mdast';
import { h } from 'hastscript';
import type { DrawnDiagram } from '#node/compile/context/compile-sources.ts';
import { placeDrawn } from '#node/compile/html-steps/blocks.ts';
import { setSearchText } from '#node/compile/html-steps/search-text.ts';
import {
  positionInside,
  translatorOf,
  type CompileContext,
} from '#node/compile/context/compile-context.ts';
import type { MarkdownStep } from '#node/compile/context/step.ts';
import { replaceNode } from '#node/compile/context/walk-tree.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';

/** A code block to be rendered as a diagram. */
interface Diagram extends Omit<Code, 'type'> {
  type: 'diagram';
}

declare module 'mdast' {
  interface RootContentMap {
    diagram: Diagram;
  }
}

/**
 * Renders code blocks in the language `mermaid` as diagrams if the site enables them. A block that
 * cannot be rendered stays a code block, with a warning.
 */
const diagramsStep: MarkdownStep = (context) => {
  const { settings, tools } = context;
  const found: (readonly [node: Code, parent: Parents])[] = [];
  return {
    enter: {
      code(node, parent) {
        if (node.lang === 'mermaid' && settings.syntax.mermaid) found.push([node, parent]);
      },
    },
    async end() {
      for (const [node, parent] of found) {
        const drawn = await tools.drawDiagram(node.value);
        if (!('fault' in drawn)) {
          placeDiagram(drawn, [node, parent], context);
          continue;
        }
        const { message, place = { line: 1, column: 1 } } = drawn.fault;
        context.result.problems.push(
          warningAt(
            positionInside(node, place, context),
            `The diagram cannot be drawn: ${message}.`,
            'Correct it; see https://mermaid.js.org. Until then, its source is shown.',
          ),
        );
      }
    },
  };
};

function placeDiagram(
  { svg, words }: DrawnDiagram,
  [node, parent]: readonly [Code, Parents],
  context: CompileContext,
): void {
  const { translate } = translatorOf(context);
  const values = { words: words.join(', ') };
  const ariaLabel = translate('diagram.label', 'Diagram: {words}', values);
  const drawn = h('div', { role: 'img', ariaLabel }, { type: 'raw', value: svg });
  setSearchText(drawn, { text: words.join(' '), aliases: [] });
  drawn.data = { ...drawn.data, markdown: node };
  const diagram: Diagram = { ...node, type: 'diagram' };
  placeDrawn(diagram, [drawn], context);
  replaceNode(parent, node, [diagram]);
}

/** Diagrams from code blocks in the language `mermaid`. */
export const diagrams: PageExtension = { markdownSteps: [diagramsStep] };
