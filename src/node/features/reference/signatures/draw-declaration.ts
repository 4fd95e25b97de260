import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { DeclarationRow } from '#shared/api/declaration-markdown.ts';
import { splitAtBreakPoints } from '#shared/text/break-points.ts';
import { kindMarks } from '#shared/api/kind-marks.ts';

/** Renders a declaration as one row of a list. */
export function drawDeclaration(row: DeclarationRow): Element {
  const modifiers = row.modifiers ? [h('span.api-modifiers', [row.modifiers.join(' ')]), ' '] : [];
  const isNamespace = row.href !== undefined && row.kind === 'namespace';
  const name = h(
    row.href === undefined ? 'span.api-row-name' : 'a.api-row-name',
    { href: row.href, ariaLabel: isNamespace ? `${row.name}, namespace` : undefined },
    breakable(row.name),
  );
  return h('li', { id: row.id, className: row.deprecated ? ['api-deprecated'] : undefined }, [
    h('span.api-mark', {
      dataKind: row.kind.replace(' ', '-'),
      dataMark: kindMarks[row.kind],
      title: row.kind,
    }),
    h('span.api-row-title', [
      modifiers,
      name,
      row.value === undefined ? [] : [h('span.api-row-value', ` = ${row.value}`)],
    ]),
    row.summary ? [' ', h('span.api-row-summary', [row.summary])] : [],
  ]);
}

function breakable(name: string): ElementContent[] {
  return splitAtBreakPoints(name).flatMap((part, index) =>
    index > 0 ? [h('wbr'), { type: 'text', value: part }] : [{ type: 'text', value: part }],
  );
}
