import type { Folding, SidebarHtml, SidebarLink } from '#shared/page/navigation.ts';
import type { PageRecord } from '#shared/page/page.ts';
import { isIndexFile, splitNumberPrefix } from '#shared/paths/route-path.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { isInFolder } from './sidebar-source.ts';

/** Metadata from a folder's `_category_` file, with its link resolved to a document id. */
export interface FolderMetadata {
  readonly label?: string;
  readonly position?: number;
  /**
   * Document id of the page that the folder links to; null for no link, even if the folder has an
   * index page.
   */
  readonly linkId?: string | null;
  /** Initial state of the folder's category. Default: closed. */
  readonly folding?: Folding;
}

/** A page in the complete sidebar. */
interface TreePage {
  readonly kind: 'page';
  readonly id: string;
  readonly label: string;
  /** Distinguishes the page from others with the same label. */
  readonly note?: string;
  readonly path: string;
}

/** A category in the complete sidebar: a folder, a listed category, or a group. */
export interface TreeCategory {
  readonly kind: 'category';
  /**
   * Folder path (`user/experimental`), or for listed categories and groups, an id made from the
   * position.
   */
  readonly id: string;
  readonly label: string;
  /** Path of the category's own page. */
  readonly path?: string;
  /** Document id of the category's own page. */
  readonly pageId?: string;
  readonly folding?: Folding;
  readonly items: readonly TreeItem[];
}

/** One entry of a complete sidebar at build time. */
export type TreeItem = TreePage | TreeCategory | SidebarLink | SidebarHtml;

interface Sortable {
  readonly item: TreePage | TreeCategory;
  readonly position?: number;
  readonly name: string;
  /** Whether another declaration has the same name. */
  readonly isNameShared?: boolean;
}

/** The pages and folders that a sidebar is built from. */
export interface SidebarTreeInput {
  /** Folder of the sidebar's pages: `user`; empty for all pages. */
  readonly folder: string;
  readonly pages: readonly PageRecord[];
  /** Whether to include pages outside the folder, sorted among those inside. */
  readonly withOthers?: boolean;
  /** Folder metadata, keyed by source path, which includes number prefixes. */
  readonly folders: ReadonlyMap<string, FolderMetadata>;
}

/**
 * Builds a sidebar from the folder tree, without unlisted pages: explicit positions first, then
 * names in code-point order. A subfolder's link is the page named in its metadata, or else its
 * index page. A link directly in the subfolder is not listed there again.
 */
export function buildSidebarTree({
  withOthers = false,
  ...input
}: SidebarTreeInput): readonly TreeItem[] {
  const { folder, pages } = input;
  const listed = pages.filter((page) => !page.unlisted);
  const inside = listed.filter((page) => isInFolder(page, folder));
  const others = withOthers ? listed.filter((page) => !isInFolder(page, folder)) : [];
  return order([...rowsOf(folder, inside, input), ...rowsOf('', others, input)]);
}

/** Returns the parent folder of a file or folder: `a/b/c` → `a/b`; empty for `a`. */
export function parentOf(source: string): string {
  return source.split('/').slice(0, -1).join('/');
}

/**
 * Returns a folder's rows for these pages: the pages directly in the folder, and a category for
 * each subfolder.
 */
function rowsOf(
  folder: string,
  members: readonly PageRecord[],
  input: SidebarTreeInput,
): readonly Sortable[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const nameIn = ({ source }: PageRecord) => source.slice(prefix.length).split('/', 1).join('');
  const isHere = ({ source }: PageRecord) => parentOf(source) === folder;
  const below = members.filter((page) => !isHere(page));
  return [
    ...members.filter(isHere).map((page): Sortable => ({
      item: toPage(page),
      position: page.position,
      name: page.declares ? byWord(page) : splitNumberPrefix(nameIn(page)).name,
      isNameShared: page.declares?.isNameShared,
    })),
    ...[...groupBy(below, nameIn)].map(([name, inside]) =>
      toCategory(prefix + name, inside, input),
    ),
  ];
}

function toCategory(
  folder: string,
  members: readonly PageRecord[],
  input: SidebarTreeInput,
): Sortable {
  const metadata = input.folders.get(folder) ?? {};
  const link = linkOf(folder, members, input);
  const plain = splitNumberPrefix(folder.slice(folder.lastIndexOf('/') + 1));
  // Excludes the category's own page if it is directly in the folder.
  const others = members.filter(({ id, source }) => id !== link?.id || parentOf(source) !== folder);
  const item: TreeCategory = {
    kind: 'category',
    id: folder,
    label: metadata.label ?? link?.label ?? plain.name,
    path: link?.path,
    pageId: link?.id,
    folding: metadata.folding,
    items: order(rowsOf(folder, others, input)),
  };
  return {
    item,
    position: metadata.position ?? link?.position ?? plain.position,
    name: plain.name,
  };
}

/**
 * Returns the page that a folder links to: the one named in its metadata, or else its index page.
 */
function linkOf(
  folder: string,
  members: readonly PageRecord[],
  { folders, pages }: SidebarTreeInput,
) {
  const { linkId } = folders.get(folder) ?? {};
  if (linkId === null) return undefined;
  if (linkId !== undefined) return pages.find((page) => page.id === linkId);
  return members.find(({ source }) => parentOf(source) === folder && isIndexFile(source));
}

/** Converts a page to a sidebar entry. */
export function toPage(page: PageRecord): TreePage {
  return { kind: 'page', id: page.id, label: page.label, path: page.path };
}

/**
 * Returns a declaration's sort key, which sorts by name, then by module. Capitalization matters
 * only between names that are otherwise equal.
 */
function byWord({ label, path }: PageRecord) {
  return [label.toLowerCase(), label, path].join('\n');
}

/**
 * Adds a note to pages that share their label: the last segment of the page's path, without the
 * label.
 */
function tellApart(rows: readonly Sortable[]): readonly Sortable[] {
  const labels = rows.map(({ item }) => item.label);
  return rows.map((row) => {
    const { item, isNameShared } = row;
    const isShared = isNameShared || labels.indexOf(item.label) !== labels.lastIndexOf(item.label);
    if (item.kind !== 'page' || !isShared) return row;
    const segment = item.path.split('/').at(-2) ?? '';
    return { ...row, item: { ...item, note: segment.replace(`.${item.label}`, '') } };
  });
}

function order(rows: readonly Sortable[]): readonly TreeItem[] {
  return tellApart(rows)
    .filter(({ item }) => item.kind === 'page' || item.path !== undefined || item.items.length > 0)
    .sort(byPositionThenName)
    .map(({ item }) => item);
}

function byPositionThenName(a: Sortable, b: Sortable) {
  return (
    // NaN, which is falsy, if neither has a position.
    (a.position ?? Infinity) - (b.position ?? Infinity) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}

/** A page in a sidebar, with the categories above it, outermost first. */
export interface TrailedPage extends Pick<TreePage, 'id' | 'label' | 'path'> {
  readonly trail: readonly TreeCategory[];
}

/**
 * Returns all of a sidebar's pages in reading order: depth first, with a category's own page before
 * its items.
 */
export function flattenSidebar(
  items: readonly TreeItem[],
  trail: readonly TreeCategory[] = [],
): readonly TrailedPage[] {
  return items.flatMap((item): readonly TrailedPage[] => {
    if (item.kind === 'page') return [{ id: item.id, label: item.label, path: item.path, trail }];
    if (item.kind !== 'category') return [];
    const below = [...trail, item];
    const own =
      item.path !== undefined && item.pageId !== undefined
        ? [{ id: item.pageId, label: item.label, path: item.path, trail: below }]
        : [];
    return [...own, ...flattenSidebar(item.items, below)];
  });
}

/** Returns a sidebar's first entry that has a path, depth first; undefined if there is none. */
export function firstEntry(
  items: readonly TreeItem[],
): { readonly label: string; readonly path: string } | undefined {
  for (const item of items) {
    if (item.kind === 'html') continue;
    const { label, path } = item;
    if (path !== undefined) return { label, path };
    const inside = item.kind === 'category' && firstEntry(item.items);
    if (inside) return inside;
  }
  return undefined;
}
