import { listCards } from '#shared/page/list-cards.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

/**
 * Links to the pages of the category with this id; by default, of the innermost category that
 * contains the page, or of the whole sidebar if there is none. Throws if no category has the id.
 */
export function DocCardList({ category }: { readonly category?: string }) {
  const { baseUrl } = useSite().config;
  const cards = listCards(usePage().sidebar, category);
  if (!cards)
    throw new Error(`The sidebar of this page has no category with the id "${category ?? ''}".`);
  return (
    <ul className="doc-card-list">
      {cards.map(({ label, path, href }) => (
        <li key={path ?? href ?? label}>
          <a href={path === undefined ? href : toAddress(baseUrl, path)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
