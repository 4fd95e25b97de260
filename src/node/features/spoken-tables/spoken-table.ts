import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { SpokenForm } from '#shared/voice/vocabulary.ts';
import { h } from 'hastscript';

/** Content of a table cell: plain text, or elements. */
export type Cell = string | readonly (ElementContent | string)[];

/** A table with named columns. */
export interface TableInput {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Caption for screen readers only. */
  readonly caption: string;
}

/** Renders a table whose first column names the row. */
export function drawTable({ columns, rows, caption }: TableInput): Element {
  const head = h(
    'tr',
    columns.map((column) => h('th', { scope: 'col' }, column)),
  );
  const body = rows.map((cells) =>
    h(
      'tr',
      cells.map((cell, index) => drawCell(cell, index === 0)),
    ),
  );
  return h('table', [h('caption.visually-hidden', caption), h('thead', [head]), h('tbody', body)]);
}

/** Renders one cell, as a header if it names its row. */
export function drawCell(cell: Cell, isHeading = false): Element {
  return h(
    isHeading ? 'th' : 'td',
    isHeading ? { scope: 'row' } : {},
    ...(typeof cell === 'string' ? [cell] : cell),
  );
}

/** Renders a single term as a speech chip whose word the reader's own vocabulary can replace. */
export function termChip(
  group: GroupId,
  { spoken, identifier }: Pick<SpokenForm, 'spoken' | 'identifier'>,
): Element {
  return h('span.spoken', ['“', h('span', { 'data-term': `${group}:${identifier}` }, spoken), '”']);
}

/** Renders an identifier, a character or a delimiter as inline code. */
export function inlineCode(text: string): Element {
  return h('code', text);
}

/** A term's identifier and its synonymous forms. */
export interface TermForms {
  readonly identifier: string;
  readonly forms: readonly SpokenForm[];
}

/**
 * Returns a group's terms in the vocabulary's order. Includes terms that are off by default;
 * excludes those that can never be said.
 */
export function listTerms(group: GroupId, { vocabulary }: Language): TermForms[] {
  const forms = vocabulary[group].forms.filter(
    (form) => form.spoken !== '' && form.off !== 'shadowed',
  );
  const identifiers = [...new Set(forms.map((form) => form.identifier))];
  return identifiers.map((identifier) => ({
    identifier,
    forms: forms.filter((form) => form.identifier === identifier),
  }));
}

/** Renders a speech chip for each of a term's forms, separated by spaces. */
export function drawTermChips(group: GroupId, forms: readonly SpokenForm[]): (Element | string)[] {
  return forms.flatMap((form) => [' ', termChip(group, form)]).slice(1);
}

/**
 * Renders characters or ordinals with all their names, in columns. Characters have hats, as in
 * code.
 */
export function drawCharacterList(group: GroupId, language: Language): Element {
  const items = listTerms(group, language).map(({ identifier, forms }) =>
    h('li', [
      group === 'ordinal' ? inlineCode(identifier) : h('code', h('span.hat', identifier)),
      ' ',
      drawTermChips(group, forms),
    ]),
  );
  return h('ul.character-list', { class: `${group}-list` }, items);
}
