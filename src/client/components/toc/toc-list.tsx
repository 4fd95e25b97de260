import { memo } from 'react';
import type { TocEntry } from '#shared/page/page.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { translate } from '#client/i18n/translate.ts';

interface TocListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the current heading. */
  readonly active?: string | null;
}

/**
 * A page's headings as nested links; rerenders only if the headings or the current one change. Only
 * screen readers get the text that distinguishes headings with the same name.
 */
export const TocList = memo(function TocList({ entries, active }: TocListProps) {
  return (
    <ul className="toc-list">
      {entries.map(({ id, text, repeat, isAmbiguous, children }, index) => (
        <li key={`${index} ${id}`}>
          <a
            className="toc-link"
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
          >
            <BreakableText>{text}</BreakableText>
            {(repeat !== undefined || isAmbiguous) && (
              <>
                {' '}
                <span className="visually-hidden">
                  {repeat} {isAmbiguous && translate('toc.section', 'section')}
                </span>
              </>
            )}
          </a>
          {children && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
});
