import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';
import { useSidebarContext } from './sidebar-context.tsx';

interface ShowAllItemProps {
  readonly id: string;
  /** Name of the category that contains them; omitted for the whole sidebar. */
  readonly label?: string;
  readonly count: number;
  readonly url: string;
}

/** A row that fetches the rest of a partial list. */
export function ShowAllItem({ id, label, count, url }: ShowAllItemProps): ReactNode {
  const { load } = useSidebarContext();
  return (
    <li>
      <button type="button" className="sidebar-show-all" onClick={() => load(id, url)}>
        <Translate id="sidebar.showAll" values={{ count }}>
          {'Show all {count}'}
        </Translate>{' '}
        {label !== undefined && (
          <span className="visually-hidden">
            <Translate id="sidebar.showAllIn" values={{ label }}>
              {'in {label}'}
            </Translate>
          </span>
        )}
      </button>
    </li>
  );
}
