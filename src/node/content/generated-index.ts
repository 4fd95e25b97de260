import { createHash } from 'node:crypto';
import type { PageRecord } from '#shared/page.ts';
import { toRoutePath } from '#shared/route-path.ts';
import { buildSidebarTree, type FolderMetadata, type TreeItem } from '../sidebar/sidebar-tree.ts';
import { generatedId, generatedSource, type GeneratedIndex } from './folder-metadata.ts';
import type { ScannedPage } from './scan-page.ts';

/** What index pages are made from. */
export interface IndexPagesInput {
  readonly indexes: readonly GeneratedIndex[];
  /** Pages that may be listed. */
  readonly pages: readonly ScannedPage[];
  readonly folders: ReadonlyMap<string, FolderMetadata>;
  readonly contentDir: string;
}

/** Makes the pages that `_category_` files ask for, and a home page where there is none: a title, a description and a list of what is in the folder. */
export function makeIndexPages({
  indexes,
  pages,
  folders,
  contentDir,
}: IndexPagesInput): readonly ScannedPage[] {
  const records = new Map(indexes.map((index) => [index, toRecord(index)]));
  return indexes.map((index) => {
    const record = records.get(index) ?? toRecord(index);
    const listed = [...pages.map((page) => page.record), ...records.values()].filter(
      (other) => other !== record,
    );
    const body = [
      `# ${index.title}`,
      index.description ?? '',
      listItems(buildSidebarTree({ folder: index.folder, pages: listed, folders })),
    ]
      .filter(Boolean)
      .join('\n\n');
    const hash = createHash('sha1').update(body).digest('hex');
    return {
      file: `${contentDir}/${record.source}`,
      origin: 'content',
      source: record.source,
      record,
      frontmatter: {},
      body,
      bodyLine: 0,
      hash,
      problems: [],
      isGenerated: true,
    };
  });
}

function toRecord({ folder, title, description, slug }: GeneratedIndex): PageRecord {
  return {
    id: generatedId(folder),
    path:
      folder === '' ? '/' : toRoutePath(`${folder}/index.md`, slug === undefined ? {} : { slug }),
    origin: 'content',
    source: generatedSource(folder),
    title,
    label: title,
    // The home page comes first; the others are the pages of their categories, whose place is their own.
    position: folder === '' ? -1 : undefined,
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
    .map((item) =>
      item.path === undefined
        ? `- ${item.label}`
        : `- [${item.label.replace(/([[\]\\])/g, '\\$1')}](${item.path})`,
    )
    .join('\n');
}
