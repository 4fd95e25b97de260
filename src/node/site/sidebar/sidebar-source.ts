import type { SidebarGroup } from '#shared/config/site-config.ts';
import type { Folding } from '#shared/page/navigation.ts';
import type { PageRecord } from '#shared/page/page.ts';

/** The page that a listed category links to: an existing or a generated one. */
export type CategoryLink = { readonly kind: 'doc'; readonly id: string } | GeneratedLink;

interface GeneratedLink {
  readonly kind: 'generated';
  /** Path of the page, without the base path and the version's path. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
}

/** One entry of a sidebar listed in a file. */
export type ListedItem =
  | { readonly kind: 'doc'; readonly id: string; readonly label?: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      /** Whether the browser opens the link instead of the router. */
      readonly isElsewhere?: boolean;
    }
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'category';
      readonly label: string;
      readonly link?: CategoryLink;
      readonly folding?: Folding;
      readonly items: readonly ListedItem[];
    };

/** A sidebar of the pages in a folder. */
interface FolderSource {
  readonly folder: string;
  /** Whether the sidebar also contains the content pages that are in no other sidebar. */
  readonly takesOthers?: boolean;
  /** Groups that order the sidebar's pages. Without groups, the sidebar follows the folders. */
  readonly groups?: readonly SidebarGroup[];
}

/** Source of a sidebar: a folder of pages, or a list of entries. */
export type SidebarSource = FolderSource | { readonly items: readonly ListedItem[] };

const generatedPrefix = 'generated:';

/** Creates a predicate for the pages that a sidebar lists or contains. */
export function createOwner(
  source: SidebarSource,
): (page: Pick<PageRecord, 'id' | 'source'>) => boolean {
  const listed =
    'folder' in source ? [{ kind: 'folder' as const, folder: source.folder }] : source.items;
  const all = flatten(listed);
  const folders = all.flatMap((item) => (item.kind === 'folder' ? [item.folder] : []));
  const ids = new Set(
    all.flatMap((item) => {
      if (item.kind === 'doc') return item.id;
      return item.kind === 'category' && item.link ? linkedDocId(item.link) : [];
    }),
  );
  return (page) => ids.has(page.id) || folders.some((folder) => isInFolder(page, folder));
}

/**
 * Whether a page is inside a folder. The empty folder contains every page except those generated
 * for listed categories.
 */
export function isInFolder(
  { id, source }: Pick<PageRecord, 'id' | 'source'>,
  folder: string,
): boolean {
  if (id.startsWith(generatedPrefix)) return false;
  return folder === '' || source.startsWith(`${folder}/`);
}

/** Returns a list's items, each category followed by all its descendants. */
function flatten(items: readonly ListedItem[]): readonly ListedItem[] {
  return items.flatMap((item) =>
    item.kind === 'category' ? [item, ...flatten(item.items)] : [item],
  );
}

/**
 * Returns the links to generated index pages in a listed sidebar, each with its category's items.
 */
export function generatedLinks(
  items: readonly ListedItem[],
): readonly (GeneratedLink & { readonly items: readonly ListedItem[] })[] {
  return flatten(items).flatMap((item) =>
    item.kind === 'category' && item.link?.kind === 'generated'
      ? [{ ...item.link, items: item.items }]
      : [],
  );
}

/** Returns the document id of the page that a category links to. */
export function linkedDocId(link: CategoryLink): string {
  return link.kind === 'doc' ? link.id : generatedPrefix + link.path;
}
