import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { fitConfig } from '../config/fit-config.ts';
import { scanFolders } from '../content/folder-metadata.ts';
import { makeIndexPages } from '../content/generated-index.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { buildManifest, type PageManifest } from '../manifest/build-manifest.ts';
import type { Glossary } from '../mdx/compile-context.ts';
import { chooseSidebars } from './choose-sidebars.ts';
import { createSidebarViewer, type SidebarViewer } from '../sidebar/windowed-sidebar.ts';
import type { AssetStore } from './asset-store.ts';
import { findGlossary } from './find-glossary.ts';
import type { SiteOptions } from './site-options.ts';

/** All pages of a site as they are now, and what is derived from the list of them. */
export interface AssembledPages {
  readonly config: SiteConfig;
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
  /** What was changed in the configuration to fit somebody else's pages. */
  readonly notes: readonly string[];
  readonly glossary: Glossary;
  readonly viewers: ReadonlyMap<string, SidebarViewer>;
}

/** Puts scanned files together into a site: generated pages, sidebars, the manifest, and the configuration that fits them. */
export function assemblePages(
  scanned: readonly ScannedPage[],
  options: SiteOptions,
  assets: AssetStore,
): AssembledPages {
  const { folders, generated, problems: folderProblems } = scanFolders(scanned, options);
  const published = scanned.filter((page) => options.includeDrafts || !page.record.draft);
  const home = published.some((page) => page.record.path === '/')
    ? []
    : [
        {
          folder: '',
          title: options.config.title,
          description: options.config.tagline || undefined,
        },
      ];
  const pages = [
    ...scanned,
    ...makeIndexPages({
      indexes: [...generated, ...home],
      pages: published,
      folders,
      contentDir: options.contentDir,
    }),
  ];
  const sidebars = chooseSidebars(options.config.sidebars, scanned);
  const { manifest, problems } = buildManifest({
    pages,
    folders,
    sidebars,
    duplicateRoutes: options.config.checks.duplicateRoutes,
    includeDrafts: options.includeDrafts,
  });
  const fitted = options.isForeign
    ? fitConfig(options.config, manifest)
    : { config: options.config, notes: [] };
  const viewers = new Map(
    [...manifest.sidebars].map(([name, sidebar]) => [
      name,
      createSidebarViewer(name, sidebar.tree, (items) => assets.addSidebarItems(items)),
    ]),
  );
  const all = [...scanned.flatMap((page) => page.problems), ...folderProblems, ...problems];
  return {
    ...fitted,
    manifest,
    viewers,
    glossary: findGlossary(manifest, options.contentDir),
    problems: all,
  };
}
