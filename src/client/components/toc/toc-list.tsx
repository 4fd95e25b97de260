import { memo, type ReactNode } from 'react';
import type { TocEntry } from '#shared/page/page.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { translate } from '#client/translate.ts';

interface TocListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the current heading. */
  readonly active?: string | null;
}

/** A page's headings as nested links; rerenders only if the headings or the location change. */
export const TocList = memo(function TocList({ entries, active }: TocListProps): ReactNode {
  return (
    <ul className="toc-list">
      {entries.map(({ id, text, isAmbiguous, children }, index) => (
        <li key={`${index} ${id}`}>
          <a
            className="toc-link"
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
          >
            <BreakableText>{text}</BreakableText>
            {isAmbiguous && (
              <>
                {'\u00a0'}
                {translate('toc.section', 'section')}
              </>
            )}
          </a>
          {children.length > 0 && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
});
