import { memo, type ReactNode } from 'react';
import type { TocEntry } from '#shared/page.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';

interface TocListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the heading that is being read. */
  readonly active?: string | null;
}

/** The headings of a page as nested links; drawn anew for other headings and another place only. */
export const TocList = memo(function TocList({ entries, active }: TocListProps): ReactNode {
  return (
    <ul className="toc-list">
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a
            className="toc-link"
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
          >
            <BreakableText>{text}</BreakableText>
          </a>
          {children.length > 0 && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
});
