import type { Element, ElementContent } from 'hast';
import type { LineItem, StretchRole } from '#shared/examples/example-line.ts';
import { hatClassNames } from '#shared/hats.ts';
import { h } from '../mdx/hast.ts';

/** Class of each role; `examples.css` draws them. */
const roleClasses: Readonly<Record<StretchRole, string>> = {
  marked: 'example-marked',
  selected: 'example-selected',
  removed: 'example-removed',
  added: 'example-added',
  that: 'example-that',
  source: 'example-source',
  flash: 'example-flash',
};

/** Draws lines of an example. Everything but the code itself is an empty element or a class, so copied text is the code alone. */
function renderLines(lines: readonly (readonly LineItem[])[], numbers: readonly string[]): ElementContent[] {
  return lines.flatMap((items, number): ElementContent[] => {
    const line = h('span', { className: ['line'], dataNumber: numbers[number] }, items.map(renderItem));
    return number < lines.length - 1 ? [line, { type: 'text', value: '\n' }] : [line];
  });
}

function renderItem(item: LineItem): ElementContent {
  if (item.kind === 'cursor') return h('span', { className: ['example-cursor'] });
  if (item.kind === 'line-end') return h('span', { className: ['example-line-end', ...toClasses(item.roles)] });
  const text: ElementContent = item.hat ? h('span', { className: ['hat', ...hatClassNames(item.hat).split(' ')] }, [item.text]) : { type: 'text', value: item.text };
  const classes = [...(item.className ? [item.className] : []), ...toClasses(item.roles)];
  return classes.length > 0 ? h('span', { className: classes }, [text]) : text;
}

function toClasses(roles: readonly StretchRole[]): string[] {
  return roles.map((role) => roleClasses[role]);
}

/** Draws lines as a block of code, with their numbers when the command counts lines. */
export function renderCode(lines: readonly (readonly LineItem[])[], language: string, numbers: readonly string[] = []): Element {
  return h('pre', { className: ['example-code'], dir: 'ltr' }, [h('code', { className: [`language-${language}`] }, renderLines(lines, numbers))]);
}
