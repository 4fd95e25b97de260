import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { Problem } from '#shared/problem.ts';
import { buildGroupedTree } from '#node/site/sidebar/grouped-tree.ts';
import { buildListedTree } from '#node/site/sidebar/listed-tree.ts';
import { createOwner, type SidebarSource } from '#node/site/sidebar/sidebar-source.ts';
import {
  buildSidebarTree,
  flattenSidebar,
  type FolderMetadata,
  type TrailedPage,
  type TreeItem,
} from '#node/site/sidebar/sidebar-tree.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { indexPages, type PageIndex } from './index-pages.ts';
import type { Severity } from '#shared/config/site-config.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';

/** One sidebar: the whole tree, and its pages in reading order. */
interface SidebarRecord {
  readonly name: string;
  readonly tree: readonly TreeItem[];
  readonly order: readonly TrailedPage[];
  /** Index of each page in `order`, by document id. */
  readonly indexById: ReadonlyMap<string, number>;
}

/**
 * All pages of one version and the data derived from them: the single source of routes, sidebars,
 * search, links and sitemap.
 */
export interface PageManifest extends PageIndex {
  readonly byId: ReadonlyMap<string, PageRecord>;
  readonly sidebars: ReadonlyMap<string, SidebarRecord>;
  readonly draftIds: readonly string[];
}

/** A version's pages and sidebars, and how strictly to check them. */
export interface ManifestInput {
  readonly pages: readonly ScannedPage[];
  readonly folders: ReadonlyMap<string, FolderMetadata>;
  /** Sidebars by name. */
  readonly sidebars: Readonly<Record<string, SidebarSource>>;
  /** Translated sidebar labels, with the same keys as in Docusaurus. */
  readonly texts?: Catalogue;
  /** Heading for pages that are in none of their sidebar's groups. */
  readonly restLabel: string;
  readonly duplicateRoutes: Severity;
  readonly includeDrafts: boolean;
}

/**
 * Builds one version's manifest. Reports references to missing pages and sidebars, and pages with
 * the same path. Of several pages with the same path, keeps the one whose source path sorts first.
 */
export function buildManifest(input: ManifestInput): {
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
} {
  const isDraft = ({ record }: ScannedPage) => record.draft && !input.includeDrafts;
  const published = input.pages.filter((page) => !isDraft(page)).sort(bySource);
  const sidebarOf = createSidebarFinder(input.sidebars);
  const { index, problems } = indexPages(
    published.map((page) => ({ ...page, record: { ...page.record, sidebar: sidebarOf(page) } })),
    input.duplicateRoutes,
  );
  const { pages, scanned } = index;
  const byId = new Map(pages.map((page) => [page.id, page]));
  const sidebars = new Map(
    Object.entries(input.sidebars).map(([name, source]) => [name, toSidebar(name, source)]),
  );
  return {
    problems: [
      ...problems,
      ...[...scanned.values()].flatMap((page) => checkReferences(page, byId, sidebars)),
    ],
    manifest: {
      ...index,
      byId,
      sidebars,
      draftIds: input.pages.filter(isDraft).map((page) => page.record.id),
    },
  };

  function toSidebar(name: string, source: SidebarSource): SidebarRecord {
    const { texts = {} } = input;
    const tree = translateTree(toTree(name, source), name, texts);
    const order = flattenSidebar(tree);
    return { name, tree, order, indexById: new Map(order.map((page, index) => [page.id, index])) };
  }

  function toTree(name: string, source: SidebarSource) {
    const { folders, restLabel } = input;
    if ('items' in source) return buildListedTree({ items: source.items, byId, folders });
    const { folder, groups } = source;
    const own = pages.filter((page) => page.sidebar === name);
    const given = { folder, pages: own, folders, withOthers: true };
    return groups
      ? buildGroupedTree({ ...given, byId, groups, restLabel })
      : buildSidebarTree(given);
  }
}

/**
 * Creates a function that returns the name of a page's sidebar: the one named in the page's
 * frontmatter, otherwise the first one that contains the page, otherwise the one for all remaining
 * content pages. Returns null for a page without a sidebar.
 */
function createSidebarFinder(
  sidebars: Readonly<Record<string, SidebarSource>>,
): (page: ScannedPage) => string | null {
  const all = Object.entries(sidebars);
  const owners = all.map(([name, source]) => ({ name, owns: createOwner(source) }));
  const [rest = null] = all.find(([, source]) => 'folder' in source && source.takesOthers) ?? [];
  return ({ frontmatter, record, isGenerated = false }) => {
    const { displayed_sidebar: displayed } = frontmatter;
    if (displayed === null || (displayed !== undefined && Object.hasOwn(sidebars, displayed)))
      return displayed;
    const owner = owners.find(({ owns }) => owns(record))?.name;
    const isOther = record.origin === 'content' && !isGenerated;
    return owner ?? (isOther ? rest : null);
  };
}

function bySource(a: ScannedPage, b: ScannedPage) {
  return a.source < b.source ? -1 : Number(a.source > b.source);
}

/** Reports references in a page's frontmatter to documents and sidebars that do not exist. */
function checkReferences(
  page: ScannedPage,
  documents: PageManifest['byId'],
  sidebars: PageManifest['sidebars'],
): readonly Problem[] {
  const references = [
    ['pagination_prev', 'document', documents],
    ['pagination_next', 'document', documents],
    ['displayed_sidebar', 'sidebar', sidebars],
  ] as const;
  return references.flatMap(([field, what, known]): readonly Problem[] => {
    const name = page.frontmatter[field];
    if (!name || known.has(name)) return [];
    const nearest = findNearest(name, known.keys());
    const hint =
      nearest === undefined
        ? `Correct the name, or remove "${field}".`
        : `The nearest one that exists is "${nearest}".`;
    return [
      {
        message: `The frontmatter field "${field}" names the ${what} "${name}", which does not exist.`,
        hint,
        // Another project's pages may name sidebars from a file that is not read here. Such pages
        // get the sidebar of their folder.
        severity: what === 'sidebar' ? 'warning' : 'error',
        position: locateFrontmatter(page.file, [field]),
      },
    ];
  });
}

/** Translates a sidebar's labels, using Docusaurus's keys: `sidebar.<name>.<kind>.<label>`. */
function translateTree(
  items: readonly TreeItem[],
  name: string,
  texts: Catalogue,
): readonly TreeItem[] {
  return items.map((item): TreeItem => {
    if (item.kind === 'html') return item;
    const kind = item.kind === 'page' ? 'doc' : item.kind;
    const label = lookUp(texts, `sidebar.${name}.${kind}.${item.label}`) ?? item.label;
    return item.kind === 'category'
      ? { ...item, label, items: translateTree(item.items, name, texts) }
      : { ...item, label };
  });
}
