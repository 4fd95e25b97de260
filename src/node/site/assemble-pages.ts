import type { Problem } from '#shared/problem.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { fitConfig } from '../config/fit-config.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { mergeManifests, type SiteManifest } from '../manifest/merge-manifests.ts';
import type { AssetStore } from './asset-store.ts';
import { assembleVersion, type AssembledVersion } from './assemble-version.ts';
import type { SiteOptions } from './site-options.ts';

/** All pages of a site as they are now, and what is derived from the list of them. */
export interface AssembledPages {
  readonly config: LocalizedConfig;
  readonly manifest: SiteManifest;
  readonly problems: readonly Problem[];
  /** What was changed in the configuration to fit somebody else's pages. */
  readonly notes: readonly string[];
  /** By name, newest first. */
  readonly versions: ReadonlyMap<string, AssembledVersion>;
}

/** Puts scanned files together into a site: its versions, one manifest of all, and the configuration that fits them. */
export function assemblePages(
  scanned: readonly ScannedPage[],
  options: SiteOptions,
  assets: AssetStore,
): AssembledPages {
  const versions = new Map(
    options.versions.map((version) => {
      const files = scanned.filter((page) => page.version === version.name);
      return [version.name, assembleVersion({ version, files, options, assets })];
    }),
  );
  const { manifest, problems } = mergeManifests(
    new Map([...versions].map(([name, { manifest: own }]) => [name, own])),
    options.config.checks.duplicateRoutes,
  );
  const fitted = options.isForeign
    ? fitConfig(options.config, manifest, options.versions)
    : { config: options.config, notes: [] };
  return {
    ...fitted,
    manifest,
    versions,
    problems: [...[...versions.values()].flatMap((version) => version.problems), ...problems],
  };
}
