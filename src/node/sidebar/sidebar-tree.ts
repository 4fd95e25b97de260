import type { Folding } from '#shared/navigation.ts';
import type { PageRecord } from '#shared/page.ts';
import { isIndexFile, splitNumberPrefix } from '#shared/route-path.ts';
import { isInFolder } from './sidebar-source.ts';

/** What a `_category_` file says of a folder, with its link resolved. */
export interface FolderMetadata {
  readonly label?: string;
  readonly position?: number;
  /** Document id of the page that the folder links to; null: no link, although there may be an index page. */
  readonly linkId?: string | null;
  /** How the folder's category behaves; left out: closed at first. */
  readonly folding?: Folding;
}

/** A page in the whole sidebar. */
interface TreePage {
  readonly kind: 'page';
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

/** A folder in the whole sidebar. */
export interface TreeCategory {
  readonly kind: 'category';
  /** Folder path: `user/experimental`. */
  readonly id: string;
  readonly label: string;
  /** Address of the folder's page. */
  readonly path?: string;
  /** Document id of the folder's page. */
  readonly pageId?: string;
  readonly folding?: Folding;
  readonly items: readonly TreeItem[];
}

/** A link or a piece of markup that a sidebar lists beside its pages. */
type TreeExtra =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href?: string;
      readonly path?: string;
    }
  | { readonly kind: 'html'; readonly id: string; readonly html: string };

/** One entry of a whole sidebar, as the build knows it. */
export type TreeItem = TreePage | TreeCategory | TreeExtra;

interface Sortable {
  readonly item: TreePage | TreeCategory;
  readonly position?: number;
  readonly name: string;
}

/** What the sidebar of a folder is built from. */
export interface SidebarTreeInput {
  /** Folder whose pages the sidebar holds: `user`; empty for everything. */
  readonly folder: string;
  readonly pages: readonly PageRecord[];
  /** Metadata by folder path as it stands on disk. */
  readonly folders: ReadonlyMap<string, FolderMetadata>;
}

/**
 * Builds a sidebar from the folder tree: explicit positions first, then names in code-point order. The index page of a
 * folder below the top one becomes the folder's link and leaves the list.
 */
export function buildSidebarTree({
  folder,
  pages,
  folders,
}: SidebarTreeInput): readonly TreeItem[] {
  const inside = pages.filter((page) => !page.unlisted && isInFolder(page, folder));
  return buildFolder(folder, inside, true);

  function buildFolder(
    current: string,
    members: readonly PageRecord[],
    isTop: boolean,
  ): readonly TreeItem[] {
    const depth = current === '' ? 0 : current.split('/').length;
    const ownPageId = isTop ? undefined : linkOf(current, members)?.id;
    const rows: Sortable[] = [];
    const children = new Map<string, PageRecord[]>();
    for (const page of members) {
      const segments = page.source.split('/');
      const child = segments[depth] ?? '';
      if (segments.length === depth + 1) {
        if (page.id !== ownPageId)
          rows.push({
            item: toPage(page),
            position: page.position,
            name: splitNumberPrefix(child).name,
          });
      } else {
        const siblings = children.get(child);
        if (siblings) siblings.push(page);
        else children.set(child, [page]);
      }
    }
    for (const [name, below] of children)
      rows.push(buildCategory(current === '' ? name : `${current}/${name}`, name, below));
    return rows
      .filter(
        (row) =>
          row.item.kind === 'page' || row.item.path !== undefined || row.item.items.length > 0,
      )
      .sort(byPositionThenName)
      .map((row) => row.item);
  }

  function buildCategory(current: string, name: string, members: readonly PageRecord[]): Sortable {
    const metadata = folders.get(current) ?? {};
    const link = linkOf(current, members);
    const plain = splitNumberPrefix(name);
    const item: TreeCategory = {
      kind: 'category',
      id: current,
      label: metadata.label ?? link?.label ?? plain.name,
      path: link?.path,
      pageId: link?.id,
      folding: metadata.folding,
      items: buildFolder(current, members, false),
    };
    return {
      item,
      position: metadata.position ?? link?.position ?? plain.position,
      name: plain.name,
    };
  }

  function linkOf(current: string, members: readonly PageRecord[]): PageRecord | undefined {
    const { linkId } = folders.get(current) ?? {};
    if (linkId === null) return undefined;
    if (linkId !== undefined) return pages.find((page) => page.id === linkId);
    const depth = current.split('/').length;
    return members.find(
      (page) => page.source.split('/').length === depth + 1 && isIndexFile(page.source),
    );
  }
}

/** A page as an entry of a sidebar. */
export function toPage(page: PageRecord): TreePage {
  return { kind: 'page', id: page.id, label: page.label, path: page.path };
}

function byPositionThenName(a: Sortable, b: Sortable): number {
  const positionA = a.position ?? Number.POSITIVE_INFINITY;
  const positionB = b.position ?? Number.POSITIVE_INFINITY;
  if (positionA !== positionB) return positionA - positionB;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** A page of a sidebar with the categories above it, outermost first. */
export interface TrailedPage {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly trail: readonly TreeCategory[];
}

/** All pages of a sidebar in the order of reading: depth first, a category's own page before its items. */
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

/** Address of the first page of a sidebar; undefined when it has none. */
export function firstPath(items: readonly TreeItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'html') continue;
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined);
    if (path !== undefined) return path;
  }
  return undefined;
}
