import type { Element, ElementContent } from 'hast';
import { splitAtBreakPoints } from '#shared/break-points.ts';
import { kindMarks, type ApiRow, type ApiRowsBlock } from '#shared/api/api-blocks.ts';
import type { Block } from '../html/block.ts';
import { h } from 'hastscript';

/** A fence ```` ```api-rows ```` with JSON: a list of declarations that are described elsewhere, one line each. */
export const apiRowsBlock: Block = (input, context) => {
  const { rows, hidden } = JSON.parse(input.body) as ApiRowsBlock;
  context.addSearchText(
    hidden ? '' : rows.map((row) => [row.name, row.summary].filter(Boolean).join(': ')).join(' '),
  );
  return [h('ul', { className: ['api-rows'] }, rows.map(drawRow))];
};

function drawRow(row: ApiRow): Element {
  const modifiers = row.modifiers?.length
    ? [h('span', { className: ['api-modifiers'] }, [row.modifiers.join(' ')]), ' ']
    : [];
  const name =
    row.href === undefined
      ? h('span', { className: ['api-row-name'] }, breakable(row.name))
      : h(
          'a',
          {
            className: ['api-row-name'],
            href: row.href,
            ariaLabel: row.kind === 'namespace' ? `${row.name}, namespace` : undefined,
          },
          breakable(row.name),
        );
  return h('li', { id: row.id, className: row.deprecated ? ['api-deprecated'] : undefined }, [
    h(
      'span',
      {
        className: ['api-mark'],
        dataKind: row.kind.replace(' ', '-'),
        dataMark: kindMarks[row.kind],
        title: row.kind,
      },
      [],
    ),
    h('span', { className: ['api-row-title'] }, [
      ...modifiers,
      name,
      ...(row.value === undefined
        ? []
        : [h('span', { className: ['api-row-value'] }, [` = ${row.value}`])]),
    ]),
    ...(row.summary ? [' ', h('span', { className: ['api-row-summary'] }, [row.summary])] : []),
  ]);
}

function breakable(name: string): ElementContent[] {
  return splitAtBreakPoints(name).flatMap((part, index) =>
    index > 0 ? [h('wbr', {}, []), { type: 'text', value: part }] : [{ type: 'text', value: part }],
  );
}
