import { codeSpan, escapeText } from '../markdown/escape.ts';
import type { RelatedType, RelationView } from '../model/api-page.ts';
import { joinBlocks, renderHeading, renderType } from './description.ts';

/** Renders a section of supertypes or subtypes as an indented list. */
export function renderRelation({ id, title, groups }: RelationView): string {
  const [only] = groups;
  const lines = groups.flatMap(({ label, types }) =>
    only?.label === title
      ? types.flatMap((type) => renderTree(type, ''))
      : [`- ${label}`, ...types.flatMap((type) => renderTree(type, '  '))],
  );
  return joinBlocks([renderHeading(2, title, id), lines.join('\n')]);
}

function renderTree({ word, code, overrides, types }: RelatedType, indent: string): string[] {
  const names = overrides.map((name) => codeSpan(name)).join(', ');
  return [
    `${indent}- ${word === undefined ? '' : `${escapeText(word)} `}${renderType(code)}${names === '' ? '' : `, overrides ${names}`}`,
    ...types.flatMap((type) => renderTree(type, `${indent}  `)),
  ];
}
