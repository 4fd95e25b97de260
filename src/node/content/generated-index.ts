import { createHash } from 'node:crypto';
import type { PageRecord } from '#shared/page.ts';
import { toRoutePath } from '#shared/route-path.ts';
import { buildSidebarTree, type FolderMetadata, type TreeItem } from '#shared/sidebar-tree.ts';
import { generatedId, type GeneratedIndex } from './folder-metadata.ts';
import type { ScannedPage } from './scan-page.ts';

/** Makes the pages that `_category_` files ask for: a title, a description and a list of what is in the folder. */
export function makeIndexPages(indexes: readonly GeneratedIndex[], pages: readonly ScannedPage[], folders: ReadonlyMap<string, FolderMetadata>, contentDir: string): readonly ScannedPage[] {
  return indexes.map((index) => {
    const tree = buildSidebarTree({ folder: index.folder, pages: pages.map((page) => page.record), folders });
    const body = [`# ${index.title}`, index.description ?? '', listItems(tree)].filter(Boolean).join('\n\n');
    const source = `${index.folder}/_index.md`;
    const record: PageRecord = {
      id: generatedId(index.folder),
      path: toRoutePath(`${index.folder}/index.md`, index.slug === undefined ? {} : { slug: index.slug }),
      origin: 'content',
      source,
      title: index.title,
      label: index.title,
      sidebar: null,
      description: index.description,
      draft: false,
      unlisted: false,
      hideTitle: false,
      hideTableOfContents: true,
      customEditUrl: null,
    };
    const hash = createHash('sha1').update(body).digest('hex');
    return { file: `${contentDir}/${source}`, origin: 'content', source, record, frontmatter: {}, body, bodyLine: 0, hash, problems: [] };
  });
}

function listItems(items: readonly TreeItem[]): string {
  return items.map((item) => (item.path === undefined ? `- ${item.label}` : `- [${item.label.replace(/([[\]\\])/g, '\\$1')}](${item.path})`)).join('\n');
}
