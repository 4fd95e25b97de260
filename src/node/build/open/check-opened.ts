import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { finding, locateFindings, type Finding } from '#node/site/config/load-config.ts';
import type { NavbarError } from '#node/site/navbar/resolve-navbar-items.ts';
import type { Site } from '#node/compile/model/site.ts';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import { foldersOf } from '#node/base/files/folders-of.ts';

/**
 * Once the pages have been read, checks the navbar items, the sidebar groups, the accent color, and
 * the files and folders that the configuration names. Also reports a content folder without pages.
 */
export async function checkOpened(
  site: Site,
  config: SiteConfig,
  navbarErrors: readonly NavbarError[],
): Promise<readonly Problem[]> {
  const { configSource, publicDirs, pendingPath } = site.options;
  // Items may lead to a reference that is still being generated.
  const isPending = pendingPath !== undefined && site.excludedPath() !== undefined;
  const findings = [
    ...(isPending ? [] : navbarFindings(navbarErrors, site)),
    ...(isPending ? [] : checkGroups(config.sidebar.groups, sidebarTargets(site))),
    ...missingImage(config, publicDirs),
    ...missingFiles(site, config),
    ...(await wrongAccent(config)),
  ];
  const located = locateFindings(findings, configSource);
  if (site.scanned().some(({ origin }) => origin === 'content')) return located;
  // A folder without pages is more often a wrong path than a new site.
  const message = 'There is no page in this folder.';
  const hint = 'Put a .md or .mdx file into it, or name another folder in DOCS_CONTENT_DIR.';
  return [errorAt({ file: site.options.contentDir }, message, hint), ...located];
}

/**
 * Returns the problems with navbar items. Items that were added for another project's pages are not
 * in any file.
 */
function navbarFindings(errors: readonly NavbarError[], site: Site) {
  return errors.map(({ message, path: [index, ...place] }) => {
    const item = site.config().navbar.items[Number(index)];
    const written = site.options.config.navbar.items.findIndex((candidate) => candidate === item);
    const below = written === -1 ? [] : [String(written), ...place];
    const field = ['navbar', 'items', ...below];
    return finding(field, message, 'Correct the navbar item in the configuration.');
  });
}

/** Reports a missing social-card image: no page shows it, so the link check would not notice. */
function missingImage({ image }: SiteConfig, folders: readonly string[]) {
  if (image === undefined || /^https?:/i.test(image)) return [];
  if (folders.some((folder) => existsSync(path.join(folder, image)))) return [];
  const message = `The image "${image}" of the configuration field "image" does not exist.`;
  const hint = 'Put it into the folder "public", or correct the name.';
  return [finding(['image'], message, hint)];
}

/** Reports files and folders that the configuration names but that do not exist. */
function missingFiles({ options }: Site, config: SiteConfig) {
  const { siteDir, customCss } = options;
  const isMissing = {
    siteFolder: config.siteFolder !== undefined && !existsSync(siteDir),
    customCss: customCss !== undefined && !existsSync(customCss),
    mdxComponents: options.mdxComponents === undefined && config.mdxComponents !== undefined,
  };
  return (['siteFolder', 'customCss', 'mdxComponents'] as const)
    .filter((field) => isMissing[field])
    .map((field) =>
      finding(
        [field],
        `The path "${config[field] ?? ''}" of the configuration field "${field}" does not exist.`,
        'Correct the path; it is relative to the configuration.',
      ),
    );
}

async function wrongAccent({ accent }: SiteConfig) {
  if (accent === undefined) return [];
  // Imported on demand: the module contains all CSS colors, which few sites need.
  const { explainAccent } = await import('#node/features/styles/accent-rules.ts');
  const fault = explainAccent(accent);
  if (fault === undefined) return [];
  const message = `The configuration field "accent" is invalid: ${fault}.`;
  return [finding(['accent'], message, 'Write an opaque CSS color.')];
}

/** What sidebar groups may refer to, in any version. */
export interface GroupTargets {
  readonly sidebars: ReadonlySet<string>;
  /** Document ids of pages, and paths of the folders that contain them. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Reports groups configured for sidebars that do not exist, and groups that name a missing page or
 * folder.
 */
export function checkGroups(
  groups: SiteConfig['sidebar']['groups'] = {},
  { sidebars, ids }: GroupTargets,
): readonly Finding[] {
  return Object.entries(groups).flatMap(([sidebar, list]) => {
    const path = ['sidebar', 'groups', sidebar];
    if (!sidebars.has(sidebar))
      return missing(path, `The configuration groups the sidebar "${sidebar}"`, sidebar, sidebars);
    return list.flatMap(({ label, items }, group) =>
      items.flatMap((item, index) => {
        if (ids.has(item)) return [];
        const what = `The group "${label}" of the sidebar "${sidebar}" names the page or folder "${item}"`;
        const place = [...path, String(group), 'items', String(index)];
        return missing(place, what, item, ids);
      }),
    );
  });
}

function missing(path: readonly string[], what: string, name: string, known: ReadonlySet<string>) {
  const cure = nearestHint('name', findNearest(name, known), 'Correct the name, or remove it.');
  return finding(path, `${what}, which does not exist.`, cure);
}

/** Lists the sidebars, pages and folders of a site that groups may refer to. */
export function sidebarTargets(site: Site): GroupTargets {
  const versions = [...site.manifest().versions.values()];
  return {
    sidebars: new Set(versions.flatMap(({ sidebars }) => [...sidebars.keys()])),
    ids: new Set(site.scanned().flatMap(({ source, record }) => [record.id, ...foldersOf(source)])),
  };
}
