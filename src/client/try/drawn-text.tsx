import { memo, type ReactNode } from 'react';
import type { LineItem, StretchRole } from '#shared/examples/example-line.ts';
import { hatClassNames } from '#shared/hats.ts';
import type { DrawnLines } from './draw-state.ts';

/** Draws lines as the examples do: what is text is the code and nothing else. */
export function DrawnText({ lines }: { readonly lines: DrawnLines }): ReactNode {
  return lines.map((items, number) => (
    <DrawnLine key={number} items={items} isLast={number === lines.length - 1} />
  ));
}

interface DrawnLineProps {
  readonly items: readonly LineItem[];
  readonly isLast: boolean;
}

/** A line is drawn again only when something in it has changed: most keys change one of many. */
const DrawnLine = memo(
  function DrawnLine({ items, isLast }: DrawnLineProps): ReactNode {
    return (
      <>
        {items.map((item, index) => (
          <DrawnItem key={index} item={item} />
        ))}
        {isLast ? null : '\n'}
      </>
    );
  },
  (one, other) =>
    one.isLast === other.isLast && JSON.stringify(one.items) === JSON.stringify(other.items),
);

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
