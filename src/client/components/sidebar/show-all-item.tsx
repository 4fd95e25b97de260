import type { ReactNode } from 'react';
import { useSidebarContext } from './sidebar-context.tsx';
import { translate } from '#client/i18n/translate.ts';

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
        {translate('sidebar.showAll', 'Show all {count}', { count })}{' '}
        {label !== undefined && (
          <span className="visually-hidden">
            {translate('sidebar.showAllIn', 'in {label}', { label })}
          </span>
        )}
      </button>
    </li>
  );
}
