import type {} from 'mdast-util-to-hast';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Translator } from '#shared/i18n/translator.ts';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diffMarks, extractDirectives, parseCodeMeta, type LineStyle } from './code-meta.ts';
import type { HighlightedToken } from '../html/block.ts';
import { contextOf, translatorOf, type CompileServices } from './compile-context.ts';
import { h } from 'hastscript';

/** Draws code blocks: colours, title, marked lines, line numbers, and buttons whose names count up on a page. */
export function rehypeCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const context = contextOf(file);
    const drawing: Drawing = {
      highlight: (text, language) => context.services.highlight(text, language),
      translator: translatorOf(context),
    };
    const found: { pre: Element; code: Element; parent: Element | Root; index: number }[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (
        pre.tagName !== 'pre' ||
        index === undefined ||
        !parent ||
        code?.type !== 'element' ||
        code.tagName !== 'code'
      )
        return;
      if (pre.properties.className !== undefined) return SKIP;
      found.push({ pre, code, parent: parent as Element | Root, index });
      return SKIP;
    });
    let number = 0;
    for (const { code, parent, index } of found) {
      number += 1;
      parent.children[index] = await drawBlock(code, number, drawing);
    }
  };
}

interface Drawing extends Pick<CompileServices, 'highlight'> {
  readonly translator: Translator;
}

async function drawBlock(
  code: Element,
  number: number,
  { highlight, translator }: Drawing,
): Promise<Element> {
  const language = languageOf(code);
  const meta = parseCodeMeta(typeof code.data?.meta === 'string' ? code.data.meta : '');
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
      // Said here, for `:has()` before other elements lets browsers style all of them anew whenever the page changes.
      dataFocusesLines: lineMarks.includes('focused') ? '' : undefined,
    },
    [
      ...(meta.title === undefined
        ? []
        : [h('figcaption', { className: ['code-title'] }, [meta.title])]),
      drawActions(number, translator),
      h('pre', {}, [h('code', language ? { className: [`language-${language}`] } : {}, content)]),
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

/** A coloured piece of code. */
function drawToken({ text, className }: HighlightedToken): ElementContent {
  return className ? h('span', { className: [className] }, [text]) : { type: 'text', value: text };
}

function languageOf(code: Element): string {
  const { className } = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}
