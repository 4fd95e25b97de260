import { memo, type ReactNode } from 'react';
import type { LineItem, StretchRole } from '#shared/examples/example-line.ts';
import { hatClassNames } from '#shared/hats.ts';
import type { DrawnLines } from './draw-state.ts';

interface DrawnTextProps {
  readonly lines: DrawnLines;
}

/** Renders lines as examples do: the text is the code and nothing else. */
export const DrawnText = memo(function DrawnText({ lines }: DrawnTextProps): ReactNode {
  return lines.map((items, number) => (
    <DrawnLine key={number} items={items} isLast={number === lines.length - 1} />
  ));
});

interface DrawnLineProps {
  readonly items: readonly LineItem[];
  readonly isLast: boolean;
}

/** A line rerenders only when something in it has changed: most keystrokes change one of many. */
const DrawnLine = memo(
  function DrawnLine({ items, isLast }: DrawnLineProps): ReactNode {
    return (
      <span className="drawn-line">
        {items.map((item, index) => (
          <DrawnItem key={index} item={item} />
        ))}
        {isLast ? null : '\n'}
      </span>
    );
  },
  (one, other) =>
    one.isLast === other.isLast &&
    one.items.length === other.items.length &&
    one.items.every((item, index) => isSameItem(item, other.items[index])),
);

/** Compared by hand: a text has thousands of items, and this runs on every keystroke. */
function isSameItem(one: LineItem, other: LineItem | undefined): boolean {
  if (one.kind === 'cursor' || !other || other.kind === 'cursor') return other?.kind === one.kind;
  if (one.roles.length !== other.roles.length) return false;
  if (one.roles.some((role, index) => role !== other.roles[index])) return false;
  if (one.kind === 'line-end' || other.kind === 'line-end') return other.kind === one.kind;
  return (
    one.text === other.text &&
    one.className === other.className &&
    one.hat?.color === other.hat?.color &&
    one.hat?.shape === other.hat?.shape
  );
}

function DrawnItem({ item }: { readonly item: LineItem }): ReactNode {
  if (item.kind === 'cursor') return <span className="example-cursor" />;
  if (item.kind === 'line-end')
    return <span className={`example-line-end ${toClassName(item.roles)}`} />;
  const look = [toClassName(item.roles), item.className].filter(Boolean).join(' ');
  const text = item.hat ? (
    <span className={['hat', ...hatClassNames(item.hat)].join(' ')}>{item.text}</span>
  ) : (
    item.text
  );
  return look ? <span className={look}>{text}</span> : text;
}

function toClassName(roles: readonly StretchRole[]): string {
  return roles.map((role) => `example-${role}`).join(' ');
}
