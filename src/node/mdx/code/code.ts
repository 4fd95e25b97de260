import type {} from 'mdast-util-to-hast';
import type { Element, ElementContent, Parents } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import {
  diffMarks,
  extractDirectives,
  parseCodeMeta,
  type CodeMeta,
  type LineStyle,
} from './code-meta.ts';
import type { HighlightedToken } from '../../html/block.ts';
import { positionOf, translatorOf } from '../context/compile-context.ts';
import type { CompileTools } from '../context/compile-sources.ts';
import { h } from 'hastscript';
import { createRegionNames, scrollableRegion } from '../html-steps/regions.ts';
import { codeMetaAttribute } from '../markdown-steps/raw-html.ts';
import type { HtmlStep } from '../context/step.ts';
import { replaceNode } from '../context/walk-tree.ts';
import { languageOf } from '../../html/classes-of.ts';

/**
 * Renders code blocks: colors, title, marked lines, line numbers, and buttons whose names are
 * numbered on a page.
 */
export const codeStep: HtmlStep = (context) => {
  const { translate } = translatorOf(context);
  const names = createRegionNames(context.page.record.title);
  const found: FoundCode[] = [];
  return {
    leave: {
      element(pre, parent) {
        names.see(pre);
        const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
        if (code?.type !== 'element' || code.tagName !== 'code') return;
        if (pre.properties.className !== undefined) return;
        const name = names.next((heading) =>
          translate({ id: 'region.code', message: '{heading} code' }, { heading }),
        );
        const meta = parseCodeMeta(
          String(code.data?.meta ?? code.properties[codeMetaAttribute] ?? ''),
        );
        for (const option of meta.unknown)
          context.result.problems.push(unknownOption(option, positionOf(pre, context)));
        found.push({ pre, code, parent, meta, name });
      },
    },
    // Highlighting is asynchronous.
    async end() {
      const translator = translatorOf(context);
      const { highlight } = context.tools;
      for (const [index, { pre, parent, ...block }] of found.entries())
        replaceNode(parent, pre, [await drawBlock(block, index + 1, { highlight, translator })]);
    },
  };
};

function unknownOption(option: string, position: SourcePosition): Problem {
  return {
    message: `The option "${option}" of a code block has no effect.`,
    hint: 'Code blocks support title="…", {1,3-5}, showLineNumbers and diff.',
    severity: 'warning',
    position,
  };
}

interface Block {
  readonly code: Element;
  readonly meta: CodeMeta;
  /** Name of the box in which the code scrolls. */
  readonly name: string;
}

interface FoundCode extends Block {
  readonly pre: Element;
  readonly parent: Parents;
}

interface Drawing extends Pick<CompileTools, 'highlight'> {
  readonly translator: Translator;
}

async function drawBlock(
  { code, meta, name }: Block,
  number: number,
  { highlight, translator }: Drawing,
): Promise<Element> {
  const language = languageOf(code) ?? '';
  const { lines, marks } = extractDirectives(toString(code).replace(/\n$/, ''));
  const isDiff = meta.diff || language === 'diff';
  const allMarks = isDiff ? new Map([...marks, ...diffMarks(lines)]) : marks;
  const tokens = await highlight(lines.join('\n'), language);
  const markOf = (index: number): LineStyle | undefined =>
    meta.highlighted
      ? meta.highlighted.has(index + 1)
        ? 'highlighted'
        : isDiff
          ? allMarks.get(index)
          : undefined
      : allMarks.get(index);
  const lineMarks = tokens.map((_, index) => markOf(index));
  const content = tokens.flatMap((line, index) => [
    drawLine(line, lineMarks[index]),
    ...(index < tokens.length - 1 ? [{ type: 'text' as const, value: '\n' }] : []),
  ]);
  return h(
    'figure',
    {
      className: ['code-block'],
      dataLanguage: language || undefined,
      dataLineNumbers: meta.lineNumbers ? '' : undefined,
      // Part of the markup, because `:has()` on earlier elements makes browsers restyle all of them
      // whenever the page changes.
      dataFocusesLines: lineMarks.includes('focused') ? '' : undefined,
    },
    [
      ...(meta.title === undefined
        ? []
        : [h('figcaption', { className: ['code-title'] }, [meta.title])]),
      drawActions(number, translator),
      h('pre', scrollableRegion(name), [
        h('code', language ? { className: [`language-${language}`] } : {}, content),
      ]),
    ],
  );
}

function drawActions(count: number, { translate }: Translator): Element {
  const number = count === 1 ? '' : ` ${count}`;
  const wrap = translate({ id: 'code.wrap', message: 'Toggle word wrap{number}' }, { number });
  const copy = translate({ id: 'code.copy', message: 'Copy code{number}' }, { number });
  const copyLabel = translate(
    { id: 'code.copyLabel', message: 'Copy code{number} to clipboard' },
    { number },
  );
  return h('div', { className: ['code-actions'] }, [
    h(
      'button',
      {
        type: 'button',
        dataAction: 'wrap-code',
        ariaLabel: wrap,
        ariaPressed: 'false',
        hidden: true,
      },
      [wrap],
    ),
    h('button', { type: 'button', dataAction: 'copy-code', ariaLabel: copyLabel }, [copy]),
  ]);
}

function drawLine(tokens: readonly HighlightedToken[], mark: LineStyle | undefined): Element {
  const className = mark ? ['line', `line-${mark}`] : ['line'];
  return h('span', { className }, tokens.map(drawToken));
}

/** Renders a highlighted token. */
function drawToken({ text, className }: HighlightedToken): ElementContent {
  return className ? h('span', { className: [className] }, [text]) : { type: 'text', value: text };
}
