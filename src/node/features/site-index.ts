import { toRouteTables } from '#shared/paths/route-table.ts';
import type { PageFiles, SiteIndex } from '#shared/paths/site-index.ts';
import type { PublishJson } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { features } from './index.ts';

/** The parts of a site index that differ between a build and the dev server. */
interface SiteIndexInput extends Pick<SiteIndex, 'app'> {
  /** Returns the files that a browser loads to show the page at a path. */
  readonly filesOf: (path: string) => PageFiles | undefined;
  readonly publish: PublishJson;
}

/** Creates a site's index, and publishes the files that the index names. */
export async function createSiteIndex(
  site: Site,
  { app, filesOf, publish }: SiteIndexInput,
): Promise<SiteIndex> {
  const added: Partial<SiteIndex>[] = [];
  for (const { siteIndex } of features) if (siteIndex) added.push(await siteIndex(site, publish));
  const tables: string[] = [];
  const split = toRouteTables(site.manifest().pages.map(({ path }) => path));
  for (const [number, paths] of split.entries()) {
    const create = () => Object.fromEntries(paths.map((path) => [path, filesOf(path)]));
    tables.push(await publish(`routes-${number}`, create));
  }
  return Object.assign({ app, firstPaths: split.map(([first = '']) => first), tables }, ...added);
}
