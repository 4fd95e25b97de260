import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  lastVersion,
  currentVersionName,
  type ResolvedVersion,
} from '#shared/config/version-config.ts';

/**
 * An API reference. Its pages belong to one version. Versions without a reference of their own link
 * to these pages.
 */
export interface Reference {
  /** Absolute path of the folder with the reference's pages. */
  readonly dir: string;
  /** Name of the version that the reference's pages belong to. */
  readonly version: string;
  /**
   * Path that precedes `mount` in the pages' paths: `/` for the default reference, otherwise the
   * path of its version.
   */
  readonly path: string;
  /** Path of the reference's pages within a version: `contributing/api`. */
  readonly mount: string;
}

/**
 * Returns the tag by which search services filter reference pages that several versions share;
 * undefined if the version does not share its reference.
 */
export function sharedReference(
  name: string,
  references: ReadonlyMap<string, Reference>,
): string | undefined {
  const own = references.get(name);
  const users = [...references.values()].filter((reference) => reference === own);
  return own && users.length > 1 ? `${own.version}-api` : undefined;
}

/** Where to look for references, and where their pages are in a version. */
interface ReferenceFolders {
  readonly contentDir: string;
  /**
   * Absolute path of the folder with the generated reference; undefined for a site without a
   * reference.
   */
  readonly apiDir?: string;
  /** Path of the reference's pages within a version. */
  readonly mount: string;
}

/**
 * Returns each version's reference, keyed by version name. An archived version may have its own in
 * `versioned_api/version-<name>` next to the content folder. All other versions share the generated
 * reference, which belongs to the last version and has the default path. If the last version has
 * its own reference, the other versions share that one, and the generated reference belongs to the
 * current version.
 */
export function findReferences(
  versions: readonly ResolvedVersion[],
  { contentDir, apiDir, mount }: ReferenceFolders,
): ReadonlyMap<string, Reference> {
  if (apiDir === undefined) return new Map();
  const own = new Map(
    versions.flatMap(({ name, path: versionPath }) => {
      const dir = path.join(contentDir, '../versioned_api', `version-${name}`);
      const isOwn = name !== currentVersionName && existsSync(dir);
      return isOwn ? [[name, { dir, version: name, path: versionPath, mount }] as const] : [];
    }),
  );
  const last = lastVersion(versions)?.name ?? currentVersionName;
  const current = versions.find(({ name }) => name === currentVersionName);
  const home = own.get(last) ?? { dir: apiDir, version: last, path: '/', mount };
  if (own.has(last) && current)
    own.set(current.name, { dir: apiDir, version: current.name, path: current.path, mount });
  return new Map(versions.map(({ name }) => [name, own.get(name) ?? home]));
}
