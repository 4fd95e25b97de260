import { sectionAddress } from '#shared/paths/base-path.ts';
import type { PageData, TocEntry } from '#shared/page/page.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { PageLink } from '#node/compile/context/compile-result.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';

/** Parts of a page other than its table of contents. */
export interface OtherLinks {
  readonly page: Pick<PageData, 'path' | 'sidebar' | 'breadcrumbs'>;
  readonly links: readonly PageLink[];
  readonly config: Pick<LocalizedConfig, 'navbar' | 'footer'>;
}

/** Marks the entries of a table of contents that sound like a link with a different target. */
export function markAmbiguousEntries(
  toc: readonly TocEntry[],
  others: OtherLinks,
): readonly TocEntry[] {
  const frame = new Set(frameLabels(others).map(spokenKey));
  const links = groupBy(others.links, ({ text }) => spokenKey(text));
  const isAmbiguous = ({ id, text, repeat }: TocEntry): boolean => {
    const said = spokenKey(`${text} ${repeat ?? ''}`);
    const isElsewhere = ({ url }: PageLink): boolean =>
      !url.endsWith(sectionAddress(others.page.path, id));
    return frame.has(said) || (links.get(said)?.some(isElsewhere) ?? false);
  };
  const mark = (entry: TocEntry): TocEntry => ({
    ...entry,
    ...(isAmbiguous(entry) && { isAmbiguous: true }),
    ...(entry.children && { children: entry.children.map(mark) }),
  });
  return toc.map(mark);
}

function frameLabels({ page, config }: OtherLinks): readonly string[] {
  const footer = config.footer.links.flatMap((item) => ('items' in item ? item.items : [item]));
  return [
    ...(page.sidebar?.items.flatMap(sidebarLabels) ?? []),
    ...[...page.breadcrumbs, ...footer, ...config.navbar.items].flatMap((item) =>
      'label' in item && typeof item.label === 'string' ? item.label : [],
    ),
  ];
}

function sidebarLabels(item: SidebarItem): readonly string[] {
  if (item.kind === 'html') return [];
  return [
    item.label,
    ...(item.kind === 'category' ? (item.items ?? []).flatMap(sidebarLabels) : []),
  ];
}
