import type { Members } from '#client/loading/fetch-members.ts';
import { useEffect, useId, useState } from 'react';
import { currentVersionName } from '#shared/config/version-config.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { filterItems, missingLists, splitLabel } from './filter-items.ts';
import { useSidebarContext } from './sidebar-context.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { translate } from '#client/i18n/translate.ts';

/** Maximum number of rows: typing another letter helps more than a longer list. */
const maxMatches = 60;

interface SidebarFilterProps {
  readonly query: string;
  onChange(query: string): void;
}

/** The filter field above a long sidebar. */
export function SidebarFilter({ query, onChange }: SidebarFilterProps) {
  const id = useId();
  return (
    <div className="sidebar-filter">
      <label htmlFor={id}>{translate('sidebar.filter', 'Filter')}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  );
}

/** The matching rows from all lists, which are fetched as needed. */
export function FilteredItems({ query }: { readonly query: string }) {
  const { state, load } = useSidebarContext();
  useEffect(() => {
    for (const category of missingLists(state)) if (!state.loads.has(category.id)) load(category);
  }, [state, load]);
  const members = useMembers();
  const matches = filterItems(state, query, members);
  // The count is announced once it is final.
  const isLoading =
    !members || missingLists(state).some(({ id }) => state.loads.get(id) !== 'failed');
  return (
    <>
      <p className="sidebar-status" role="status">
        {[...state.loads.values()].includes('failed') && (
          <>{translate('sidebar.filterIncomplete', 'Some lists could not be loaded.')} </>
        )}
        {isLoading
          ? translate('sidebar.loading', 'Loading')
          : translate('sidebar.filterCount', 'Pages found: {count}', { count: matches.length })}
      </p>
      <ul className="sidebar-list">
        {matches.slice(0, maxMatches).map(({ label, path, trail }) => {
          const { name, folder } = splitLabel(label);
          const place = folder ?? trail.at(-1);
          return (
            <li key={path}>
              <SidebarPageLink path={path}>
                <span>
                  <BreakableText>{name}</BreakableText>{' '}
                  {place !== undefined && (
                    <span className="sidebar-trail">
                      <BreakableText>{place}</BreakableText>
                    </span>
                  )}
                </span>
              </SidebarPageLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * Returns the reference's members once they have loaded; empty if loading fails. Until then, the
 * filter finds only pages.
 */
function useMembers() {
  const { version = currentVersionName } = usePage();
  const [members, setMembers] = useState<Members>();
  useEffect(() => {
    import('#client/loading/fetch-members.ts')
      .then(({ fetchMembers }) => fetchMembers(version))
      .then(setMembers, () => setMembers(new Map()));
  }, [version]);
  return members;
}
