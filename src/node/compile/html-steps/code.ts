import type {} from 'mdast-util-to-hast';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Translator } from '#shared/i18n/translator.ts';
import { warningAt } from '#shared/problem.ts';
import { markLines, parseCodeMeta, type CodeMeta, type LineStyle } from '#shared/page/code-meta.ts';
import type { HighlightedToken } from '../html/block.ts';
import {
  lineOf,
  positionOf,
  translatorOf,
  type CompileContext,
} from '../context/compile-context.ts';
import { h } from 'hastscript';
import { createRegionNames, scrollableRegion } from './regions.ts';
import { codeMetaAttribute } from './raw-html.ts';
import type { HtmlStep } from '../context/step.ts';
import { replaceNode } from '../context/walk-tree.ts';
import { languageOf } from '../html/classes-of.ts';

/**
 * Renders code blocks: colors, title, marked lines, line numbers, and buttons. On each page, the
 * buttons' accessible names are numbered, but their visible text is not.
 */
export const codeStep: HtmlStep = (context) => {
  const { translate } = translatorOf(context);
  const names = createRegionNames(context.page.record.title);
  const draws: (() => Promise<void>)[] = [];
  return {
    leave: {
      element(pre, parent) {
        names.see(pre);
        const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
        if (code?.type !== 'element' || code.tagName !== 'code') return;
        if (pre.properties.className !== undefined) return;
        const name = names.next((heading) =>
          translate('region.code', '{heading} code', { heading }),
        );
        const meta = parseCodeMeta(
          String(code.data?.meta ?? code.properties[codeMetaAttribute] ?? ''),
        );
        for (const option of meta.unknown)
          context.result.problems.push(unknownOption(option, pre, context));
        const number = draws.length + 1;
        draws.push(async () =>
          replaceNode(parent, pre, [await drawBlock(code, { meta, name, number }, context)]),
        );
      },
    },
    // Highlighting is asynchronous.
    async end() {
      for (const draw of draws) await draw();
    },
  };
};

function unknownOption(option: string, pre: Element, context: CompileContext) {
  const { line = 1, column = 1 } = pre.position?.start ?? {};
  const fence = lineOf(context, line);
  const before = fence.indexOf(` ${option}`, column - 1);
  return warningAt(
    { ...positionOf(pre, context), ...(before >= 0 && { column: before + 2 }) },
    `The option "${option.replace(/=.*/, '=…')}" of a code block has no effect.`,
    'Code blocks support title="…", {1,3-5}, showLineNumbers and diff.',
  );
}

interface Look {
  readonly meta: CodeMeta;
  /** Accessible name of the scrollable region around the code. */
  readonly name: string;
  /** One-based position among the page's code blocks. */
  readonly number: number;
}

async function drawBlock(
  code: Element,
  { meta, name, number }: Look,
  context: CompileContext,
): Promise<Element> {
  const language = languageOf(code) ?? '';
  const { firstNumber = 1 } = meta;
  const diff = meta.diff || language === 'diff';
  const { lines, styles } = markLines(toString(code).replace(/\n$/, ''), {
    ...meta,
    diff,
    language,
  });
  const tokens = await context.tools.highlight(lines.join('\n'), language);
  const content = tokens.flatMap((line, index) => [
    drawLine(line, styles[index]),
    ...(index < tokens.length - 1 ? ['\n'] : []),
  ]);
  return h(
    'figure.code-block',
    {
      dataLanguage: language || undefined,
      dataLineNumbers: meta.firstNumber === undefined ? undefined : '',
      // An attribute rather than a CSS condition, because `:has()` on earlier elements makes
      // browsers restyle all of them whenever the page changes.
      dataFocusesLines: styles.includes('focused') ? '' : undefined,
    },
    [
      meta.title === undefined ? [] : [h('figcaption.code-title', [meta.title])],
      drawActions(number, translatorOf(context)),
      h('pre', scrollableRegion(name), [
        h(
          'code',
          {
            className: language ? [`language-${language}`] : undefined,
            style: firstNumber === 1 ? undefined : `counter-reset: line ${firstNumber - 1}`,
          },
          content,
        ),
      ]),
    ],
  );
}

function drawActions(count: number, { translate }: Translator): Element {
  const number = count === 1 ? '' : ` ${count}`;
  const wrapLabel = translate('code.wrapLabel', 'Toggle word wrap{number}', { number });
  const copyLabel = translate('code.copyLabel', 'Copy code{number} to clipboard', { number });
  return h('div.code-actions', [
    h(
      'button',
      {
        type: 'button',
        dataAction: 'wrap-code',
        ariaLabel: wrapLabel,
        ariaPressed: 'false',
        hidden: true,
      },
      translate('code.wrap', 'Toggle word wrap'),
    ),
    h(
      'button',
      { type: 'button', dataAction: 'copy-code', ariaLabel: copyLabel },
      translate('code.copy', 'Copy code'),
    ),
  ]);
}

function drawLine(tokens: readonly HighlightedToken[], mark: LineStyle | undefined) {
  return h(
    'span',
    { className: mark ? ['line', `line-${mark}`] : ['line'] },
    tokens.map(({ text, className }) =>
      className ? h('span', { className: [className] }, text) : text,
    ),
  );
}
