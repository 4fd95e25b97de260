import type { PageRecord } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import {
  buildSidebarTree,
  flattenSidebar,
  type FolderMetadata,
  type TrailedPage,
  type TreeItem,
} from '../sidebar/sidebar-tree.ts';
import { severityOf } from '../report/severity.ts';
import type { Severity } from '#shared/site-config.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { checkReferences } from './check-references.ts';

/** One sidebar: the whole tree, and its pages in the order of reading. */
interface SidebarRecord {
  readonly name: string;
  readonly tree: readonly TreeItem[];
  readonly order: readonly TrailedPage[];
  /** Place of each page in `order` by document id. */
  readonly indexById: ReadonlyMap<string, number>;
}

/** All pages of the site and what follows from them: the single source of routes, sidebars, search, links and sitemap. */
export interface PageManifest {
  /** Sorted by address, unique, frozen. */
  readonly pages: readonly PageRecord[];
  readonly byPath: ReadonlyMap<string, PageRecord>;
  /** By address in lower case, for links and readers that write it otherwise. */
  readonly byLowerPath: ReadonlyMap<string, PageRecord>;
  readonly byId: ReadonlyMap<string, PageRecord>;
  /** Scanned file of each page by its address. */
  readonly scanned: ReadonlyMap<string, ScannedPage>;
  /** Scanned file by absolute path. */
  readonly byFile: ReadonlyMap<string, ScannedPage>;
  readonly sidebars: ReadonlyMap<string, SidebarRecord>;
  readonly draftIds: readonly string[];
}

/** What a manifest is built from. */
export interface ManifestInput {
  readonly pages: readonly ScannedPage[];
  readonly folders: ReadonlyMap<string, FolderMetadata>;
  /** Folder of each sidebar by name. */
  readonly sidebars: Readonly<Record<string, string>>;
  readonly duplicateRoutes: Severity;
  readonly includeDrafts: boolean;
}

/** Builds the manifest. Two pages with one address are reported, and the first by source path stays; so are references to what does not exist. */
export function buildManifest(input: ManifestInput): {
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
} {
  const drafts = input.includeDrafts ? [] : input.pages.filter((page) => page.record.draft);
  const published = input.pages
    .filter((page) => input.includeDrafts || !page.record.draft)
    .sort(bySource);
  const scanned = new Map<string, ScannedPage>();
  const problems: Problem[] = [];
  const severity = severityOf(input.duplicateRoutes);
  for (const page of published) {
    const first = scanned.get(page.record.path);
    if (first === undefined) scanned.set(page.record.path, withSidebar(page, input.sidebars));
    else if (severity) problems.push(duplicate(page, first, severity));
  }
  const pages = Object.freeze(
    [...scanned.values()]
      .map((page) => Object.freeze(page.record))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
  const targets = {
    ids: new Set(pages.map((page) => page.id)),
    sidebars: new Set(Object.keys(input.sidebars)),
  };
  for (const page of scanned.values()) problems.push(...checkReferences(page, targets));
  const sidebars = new Map(
    Object.entries(input.sidebars).map(([name, folder]) => [name, toSidebar(name, folder)]),
  );
  return {
    problems,
    manifest: {
      pages,
      scanned,
      byPath: new Map(pages.map((page) => [page.path, page])),
      byLowerPath: new Map(pages.map((page) => [page.path.toLowerCase(), page])),
      byId: new Map(pages.map((page) => [page.id, page])),
      byFile: new Map([...scanned.values()].map((page) => [page.file, page])),
      sidebars,
      draftIds: drafts.map((page) => page.record.id),
    },
  };

  function toSidebar(name: string, folder: string): SidebarRecord {
    const tree = buildSidebarTree({
      folder,
      pages: pages.filter((page) => page.sidebar === name),
      folders: input.folders,
    });
    const order = flattenSidebar(tree);
    return { name, tree, order, indexById: new Map(order.map((page, index) => [page.id, index])) };
  }
}

function withSidebar(page: ScannedPage, sidebars: Readonly<Record<string, string>>): ScannedPage {
  const { displayed_sidebar: displayed } = page.frontmatter;
  const byFolder =
    Object.entries(sidebars).find(
      ([, folder]) => folder === '' || page.source.startsWith(`${folder}/`),
    )?.[0] ?? null;
  return {
    ...page,
    record: {
      ...page.record,
      sidebar:
        displayed === null || (displayed !== undefined && Object.hasOwn(sidebars, displayed))
          ? displayed
          : byFolder,
    },
  };
}

function duplicate(page: ScannedPage, first: ScannedPage, severity: Problem['severity']): Problem {
  return {
    message: `Two pages have the address ${page.record.path}: ${first.source} and ${page.source}. The first one is shown.`,
    hint: 'Rename one of the files, or give it another `slug` in its frontmatter.',
    severity,
    position: { file: page.file, line: 1, column: 1 },
  };
}

function bySource(a: ScannedPage, b: ScannedPage): number {
  return a.source < b.source ? -1 : a.source > b.source ? 1 : 0;
}
