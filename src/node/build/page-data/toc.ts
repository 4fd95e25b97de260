import type { Heading, TocEntry, PageData } from '#shared/page/page.ts';
import { sectionAddress } from '#shared/paths/base-path.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { PageLink } from '#node/compile/context/compile-result.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';

/** Range of heading levels in a table of contents, inclusive. */
export interface TocLevels {
  readonly min: number;
  readonly max: number;
}

/** Nests the headings between two levels: an entry's children are the deeper headings after it. */
export function buildToc(headings: readonly Heading[], levels: TocLevels): readonly TocEntry[] {
  return nest(
    headings.filter((heading) => heading.level >= levels.min && heading.level <= levels.max),
  );
}

function nest(headings: readonly Heading[]) {
  const entries: TocEntry[] = [];
  let index = 0;
  while (index < headings.length) {
    const heading = headings[index];
    if (!heading) break;
    let end = index + 1;
    while ((headings[end]?.level ?? 0) > heading.level) end += 1;
    const children = nest(headings.slice(index + 1, end));
    entries.push({
      id: heading.id,
      text: heading.text,
      repeat: heading.repeat,
      ...(children.length > 0 && { children }),
    });
    index = end;
  }
  return entries;
}

/**
 * Links on a page outside its table of contents: in the content, sidebar, breadcrumbs, navbar and
 * footer.
 */
export interface OtherLinks {
  readonly page: Pick<PageData, 'path' | 'sidebar' | 'breadcrumbs'>;
  readonly links: readonly PageLink[];
  readonly config: Pick<LocalizedConfig, 'navbar' | 'footer'>;
}

/** Marks the entries of a table of contents that sound the same as a link to a different target. */
export function markAmbiguousEntries(
  toc: readonly TocEntry[],
  others: OtherLinks,
): readonly TocEntry[] {
  const frame = new Set(frameLabels(others).map(spokenKey));
  const links = groupBy(others.links, ({ text }) => spokenKey(text));
  const isAmbiguous = ({ id, text, repeat }: TocEntry) => {
    const said = spokenKey(`${text} ${repeat ?? ''}`);
    const isElsewhere = ({ url }: PageLink) => !url.endsWith(sectionAddress(others.page.path, id));
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
