import { type ComponentProps, type ReactNode, Children, isValidElement } from 'react';

interface DetailsProps extends Omit<ComponentProps<'details'>, 'summary'> {
  /** The line that is always visible; alternatively, a `<summary>` among the children. */
  readonly summary?: ReactNode;
}

/**
 * Content that opens on request; uses the native `<details>` element, so that it works without
 * JavaScript.
 */
export function Details({ summary, children, ...rest }: DetailsProps) {
  const parts = Children.toArray(children);
  const own = parts.find((part) => isValidElement(part) && part.type === 'summary');
  return (
    <details {...rest}>
      {own ??
        (isValidElement(summary) && summary.type === 'summary' ? (
          summary
        ) : (
          <summary>{summary}</summary>
        ))}
      <div className="details-body">{parts.filter((part) => part !== own)}</div>
    </details>
  );
}
