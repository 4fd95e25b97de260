import type { SiteConfig } from '#shared/config/site-config.ts';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import { foldersOf } from '#node/base/files/folders-of.ts';
import { finding, type Finding } from '#node/site/config/load-config.ts';
import type { Site } from '#node/compile/model/site.ts';

/** What groups of sidebars may refer to, in any version. */
export interface GroupTargets {
  readonly sidebars: ReadonlySet<string>;
  /** Document ids of the pages, and paths of their folders. */
  readonly ids: ReadonlySet<string>;
}

/** Reports groups of sidebars that do not exist, and groups that name a missing page or folder. */
export function checkGroups(
  groups: SiteConfig['sidebar']['groups'] = {},
  { sidebars, ids }: GroupTargets,
): readonly Finding[] {
  return Object.entries(groups).flatMap(([sidebar, list]) => {
    const path = ['sidebar', 'groups', sidebar];
    if (!sidebars.has(sidebar))
      return missing(
        path,
        `The configuration groups the sidebar "${sidebar}"`,
        hint(sidebar, sidebars),
      );
    return list.flatMap(({ label, items }, group) =>
      items.flatMap((item, index) => {
        if (ids.has(item)) return [];
        const what = `The group "${label}" of the sidebar "${sidebar}" names the page or folder "${item}"`;
        const place = [...path, String(group), 'items', String(index)];
        return missing(place, what, hint(item, ids));
      }),
    );
  });
}

function missing(path: readonly string[], what: string, cure: string): Finding {
  return finding(path, `${what}, which does not exist.`, cure);
}

function hint(name: string, known: ReadonlySet<string>): string {
  return nearestHint('name', findNearest(name, known), 'Correct the name, or remove it.');
}

/** Lists the sidebars, pages and folders of a site that groups may refer to. */
export function sidebarTargets(site: Site): GroupTargets {
  const versions = [...site.manifest().versions.values()];
  return {
    sidebars: new Set(versions.flatMap(({ sidebars }) => [...sidebars.keys()])),
    ids: new Set(site.scanned().flatMap(({ source, record }) => [record.id, ...foldersOf(source)])),
  };
}
