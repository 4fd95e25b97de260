import type { PageRecord } from '#shared/page/page.ts';
import { linkedDocId, type ListedItem } from './sidebar-source.ts';
import {
  buildSidebarTree,
  toPage,
  type FolderMetadata,
  type TreeCategory,
  type TreeItem,
} from './sidebar-tree.ts';

/** The entries of a listed sidebar, and the pages and folders they may name. */
interface ListedTreeInput {
  readonly items: readonly ListedItem[];
  /** The version's pages, by document id. */
  readonly byId: ReadonlyMap<string, PageRecord>;
  readonly folders: ReadonlyMap<string, FolderMetadata>;
}

/**
 * Builds a sidebar from a list, in list order. Skips pages that do not exist or are unlisted, and
 * categories with neither a page nor items.
 */
export function buildListedTree(input: ListedTreeInput): readonly TreeItem[] {
  const pages = [...input.byId.values()];
  return build(input.items, '');

  function build(items: readonly ListedItem[], parent: string): readonly TreeItem[] {
    return items.flatMap((item, index) => buildItem(item, `${parent}${index}`));
  }

  function buildItem(item: ListedItem, place: string): readonly TreeItem[] {
    switch (item.kind) {
      case 'doc': {
        const page = input.byId.get(item.id);
        if (!page || page.unlisted) return [];
        return [{ ...toPage(page), label: item.label ?? page.label }];
      }
      case 'folder':
        return buildSidebarTree({ folder: item.folder, pages, folders: input.folders });
      case 'link':
        return [toLink(item)];
      case 'html':
        return [{ kind: 'html', id: `html-${place}`, html: item.html }];
      case 'category': {
        const category = buildCategory(item, place);
        return category.path === undefined && category.items.length === 0 ? [] : [category];
      }
    }
  }

  function buildCategory(
    { label, link, folding, items }: Extract<ListedItem, { kind: 'category' }>,
    place: string,
  ): TreeCategory {
    const page = link && input.byId.get(linkedDocId(link));
    return {
      kind: 'category',
      // Identified by position, because labels may repeat.
      id: `category-${place}`,
      label,
      path: page?.path,
      pageId: page?.id,
      folding,
      items: build(items, `${place}-`),
    };
  }
}

/**
 * Converts a listed link. A root-relative path without a dot, query or hash becomes a router link
 * unless `isElsewhere` is set; any other link is opened by the browser.
 */
function toLink({ label, href, isElsewhere }: Extract<ListedItem, { kind: 'link' }>): TreeItem {
  return !isElsewhere && /^\/(?!\/)[^?#.]*$/.test(href)
    ? { kind: 'link', label, path: href.replace(/\/?$/, '/') }
    : { kind: 'link', label, href };
}
