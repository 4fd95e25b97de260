import type { PageRecord } from '#shared/page/page.ts';
import { encodePath } from '#shared/paths/base-path.ts';
import { buildListedTree } from '../sidebar/listed-tree.ts';
import { linkedDocId, type generatedLinks } from '../sidebar/sidebar-source.ts';
import { buildSidebarTree, type FolderMetadata, type TreeItem } from '../sidebar/sidebar-tree.ts';
import type { DocsVersion } from './docs-versions.ts';
import { generatedId, generatedSource, type GeneratedIndex } from './folder-metadata.ts';
import { pathInVersion } from './place-pages.ts';
import type { ScannedPage } from './scan-page.ts';
import { hashText } from '#node/base/cache/hash-files.ts';

/** A listed category's link to a generated index page, with the category's items. */
type ListedIndex = ReturnType<typeof generatedLinks>[number];

/**
 * Creates a page for each of `indexes`: the indexes that `_category_` files and listed sidebars
 * request, and the home page if no author wrote one. Each page has a title, a description if there
 * is one, and a list of its category's entries, each as a link if it has a path or URL.
 */
export function makeIndexPages({
  version,
  indexes,
  pages,
  folders,
}: {
  readonly version: DocsVersion;
  readonly indexes: readonly (GeneratedIndex | ListedIndex)[];
  readonly pages: readonly ScannedPage[];
  readonly folders: ReadonlyMap<string, FolderMetadata>;
}): readonly ScannedPage[] {
  const records = new Map(indexes.map((index) => [index, toRecord(index, version)]));
  return [...records].map(([index, record]) => {
    const listed = [...pages.map((page) => page.record), ...records.values()].filter(
      (other) => other !== record,
    );
    const items =
      'folder' in index
        ? buildSidebarTree({ folder: index.folder, pages: listed, folders })
        : buildListedTree({
            items: index.items,
            byId: new Map(listed.map((page) => [page.id, page])),
            folders,
          });
    const body = [`# ${index.title}`, index.description ?? '', listItems(items)]
      .filter(Boolean)
      .join('\n\n');
    const { source, origin } = record;
    return {
      file: `${version.contentDir}/${source}`,
      origin,
      source,
      version: version.name,
      record,
      frontmatter: {},
      body,
      hash: hashText(body),
      problems: [],
      isGenerated: true,
    };
  });
}

function toRecord(index: GeneratedIndex | ListedIndex, version: DocsVersion): PageRecord {
  const { title, description } = index;
  const isFolder = 'folder' in index;
  return {
    id: isFolder ? generatedId(index.folder) : linkedDocId(index),
    source: generatedSource(isFolder ? index.folder : index.path.slice(1, -1)),
    // The home page comes first. Every other index page takes its category's position.
    position: isFolder && index.folder === '' ? -1 : undefined,
    path: pathInVersion(version, index.path),
    origin: 'content',
    version: version.name,
    title,
    label: title,
    sidebar: null,
    description,
    draft: false,
    unlisted: false,
    hideTitle: false,
    hideTableOfContents: true,
    customEditUrl: null,
  };
}

function listItems(items: readonly TreeItem[]): string {
  return items
    .flatMap((item) => {
      if (item.kind === 'html') return [];
      const address = item.path ?? (item.kind === 'link' ? item.href : undefined);
      return address === undefined
        ? `- ${item.label}`
        : `- [${item.label.replace(/([[\]\\])/g, '\\$1')}](${encodePath(address)})`;
    })
    .join('\n');
}
