import type { Element, ElementContent } from 'hast';
import type { LineItem, SpanRole } from '#engine/examples/example-line.ts';
import { hatClassNames } from '#shared/hats.ts';
import { h } from 'hastscript';

/** Class of each role, styled in `example-marks.css`. */
const roleClasses: Readonly<Record<SpanRole, string>> = {
  marked: 'example-marked',
  selected: 'example-selected',
  removed: 'example-removed',
  added: 'example-added',
  that: 'example-that',
  source: 'example-source',
  flash: 'example-flash',
};

/**
 * Groups adjacent items, so that tokens with the same class share an element: a page has thousands
 * of tokens.
 */
function groupItems<Item>(
  items: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && isSame(last, item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * Renders a group: cursors and line ends are separate elements; text with the same roles is
 * rendered token by token.
 */
function renderGroup(group: readonly LineItem[]): ElementContent[] {
  const [first] = group;
  if (first?.kind === 'cursor') return [h('span.example-cursor')];
  if (first?.kind === 'line-end')
    return [h('span', { className: ['example-line-end', ...toClasses(first.roles)] })];
  const tokens = groupItems(
    group.filter((item) => item.kind === 'text'),
    (one, other) => one.className === other.className,
  );
  return wrap(toClasses(first?.roles ?? []), tokens.flatMap(renderToken));
}

function renderToken(items: readonly Extract<LineItem, { kind: 'text' }>[]): ElementContent[] {
  const className = items[0]?.className;
  const content = items.map(({ text, hat }): ElementContent =>
    hat
      ? h('span', { className: ['hat', ...hatClassNames(hat)] }, text)
      : { type: 'text', value: text },
  );
  return wrap(className ? [className] : [], content);
}

function wrap(className: string[], content: ElementContent[]): ElementContent[] {
  return className.length > 0 ? [h('span', { className }, content)] : content;
}

function toClasses(roles: readonly SpanRole[]): string[] {
  return roles.map((role) => roleClasses[role]);
}

/**
 * Renders lines as a code block. Everything except the code is an empty element or a class, so that
 * only the code is copied. `language` is named once per example, on its first side; `numbers` label
 * the lines if the command counts them.
 */
export function renderCode(
  lines: readonly (readonly LineItem[])[],
  { language, numbers = [] }: { readonly language?: string; readonly numbers?: readonly string[] },
): Element {
  const className = language === undefined ? undefined : [`language-${language}`];
  const content = lines.flatMap((items, index): ElementContent[] => {
    const groups = groupItems(
      items,
      (one, other) =>
        one.kind === 'text' && other.kind === 'text' && one.roles.join() === other.roles.join(),
    );
    const drawn = groups.flatMap(renderGroup);
    const dataNumber = numbers[index];
    const line = dataNumber === undefined ? drawn : [h('span.line', { dataNumber }, drawn)];
    return index < lines.length - 1 ? [...line, { type: 'text', value: '\n' }] : line;
  });
  return h('pre.example-code', { dir: 'ltr' }, h('code', { className }, content));
}
