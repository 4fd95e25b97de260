import type { ReactNode } from 'react';
import type { SidebarItem } from '#shared/navigation.ts';
import { withBase } from '#shared/base-path.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { findCategory } from './find-category.ts';

/** Links to the pages of a category: the one with this id, or the innermost one that the page is in. */
export function DocCardList({ category }: { readonly category?: string }): ReactNode {
  const { sidebar } = usePage();
  const id = category ?? sidebar?.activeTrail.at(-1);
  const all = sidebar?.items ?? [];
  const items = id === undefined ? all : (findCategory(all, id).items ?? []);
  return (
    <ul className="doc-card-list">
      {items.map((item) => (
        <DocCard key={keyOf(item)} item={item} />
      ))}
    </ul>
  );
}

function DocCard({ item }: { readonly item: SidebarItem }): ReactNode {
  const { baseUrl } = useSite().config;
  if (item.kind === 'html') return null;
  const path = item.path ?? (item.kind === 'category' ? item.firstPath : undefined);
  return (
    <li>
      <a
        href={
          path === undefined && item.kind === 'link' ? item.href : withBase(baseUrl, path ?? '/')
        }
      >
        {item.label}
      </a>
    </li>
  );
}

function keyOf(item: SidebarItem): string {
  return item.kind === 'link' ? (item.path ?? item.href ?? item.label) : item.id;
}
