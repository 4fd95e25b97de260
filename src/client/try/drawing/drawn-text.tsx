import { memo } from 'react';
import { buildLine, type LineLayers } from '#engine/examples/build-lines.ts';
import type { LineItem, SpanRole } from '#engine/examples/example-line.ts';
import { hatClassNames } from '#shared/hats.ts';
import type { DrawnLines } from './draw-state.ts';

interface DrawnTextProps {
  readonly lines: DrawnLines;
}

/** Lines per block. Browsers do not repaint an unchanged block. */
const blockSize = 20;

/** Renders lines like those of examples, with the code as the only text content. */
export const DrawnText = memo(function DrawnText({ lines }: DrawnTextProps) {
  const starts = lines.flatMap((_, number) => (number % blockSize === 0 ? [number] : []));
  return starts.map((start) => {
    const end = start + blockSize;
    return <DrawnBlock key={start} lines={lines.slice(start, end)} isLast={end >= lines.length} />;
  });
});

interface DrawnBlockProps extends DrawnTextProps {
  readonly isLast: boolean;
}

/** Renders a block again only if one of its lines has changed. */
const DrawnBlock = memo(function DrawnBlock({ lines, isLast }: DrawnBlockProps) {
  return (
    <span className="drawn-block">
      {lines.map((line, number) => (
        <DrawnLine key={number} line={line} isLast={isLast && number === lines.length - 1} />
      ))}
    </span>
  );
}, isSame);

/** Splits and renders a line again only if it has changed; most keystrokes change only one line. */
const DrawnLine = memo(function DrawnLine({
  line,
  isLast,
}: {
  readonly line: LineLayers;
  readonly isLast: boolean;
}) {
  return (
    <span className="drawn-line">
      {buildLine(line).map((item, index) => (
        <DrawnItem key={index} item={item} />
      ))}
      {isLast ? null : '\n'}
    </span>
  );
}, isSame);

/** Whether two values are deeply equal; most unchanged parts are the same object. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!(one instanceof Object) || !(other instanceof Object)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function DrawnItem({ item }: { readonly item: LineItem }) {
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

function toClassName(roles: readonly SpanRole[]) {
  return roles.map((role) => `example-${role}`).join(' ');
}
