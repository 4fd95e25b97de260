import type { Heading, TocEntry, PageData } from '#shared/page/page.ts';
import { sectionAddress } from '#shared/paths/base-path.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { PageLink } from '#node/compile/context/compile-result.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';

/**
 * Nests the headings between two levels, inclusive: an entry's children are the deeper headings
 * after it.
 */
export function buildToc(
  headings: readonly Heading[],
  min: number,
  max: number,
): readonly TocEntry[] {
  return nest(headings.filter(({ level }) => level >= min && level <= max));
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

/** The parts of a page's frame that contain links. */
type Frame = Pick<PageData, 'path' | 'sidebar' | 'breadcrumbs'>;

/**
 * Marks the entries of a table of contents that sound the same as a link to a different target, in
 * the content (`contentLinks`), sidebar, breadcrumbs, navbar or footer.
 */
export function markAmbiguousEntries(
  toc: readonly TocEntry[],
  page: Frame,
  contentLinks: readonly PageLink[],
  config: LocalizedConfig,
): readonly TocEntry[] {
  const frame = new Set(frameLabels(page, config).map(spokenKey));
  const links = groupBy(contentLinks, ({ text }) => spokenKey(text));
  const isAmbiguous = ({ id, text, repeat }: TocEntry) => {
    const said = spokenKey(`${text} ${repeat ?? ''}`);
    const isElsewhere = ({ url }: PageLink) => !url.endsWith(sectionAddress(page.path, id));
    return frame.has(said) || (links.get(said)?.some(isElsewhere) ?? false);
  };
  const mark = (entry: TocEntry): TocEntry => ({
    ...entry,
    ...(isAmbiguous(entry) && { isAmbiguous: true }),
    ...(entry.children && { children: entry.children.map(mark) }),
  });
  return toc.map(mark);
}

function frameLabels(page: Frame, config: LocalizedConfig): readonly string[] {
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
