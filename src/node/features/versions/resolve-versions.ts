import { suggest } from '#shared/text/nearest.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { currentVersionName, type ResolvedVersion } from '#shared/config/version-config.ts';
import { finding, type Finding } from '#node/site/config/load-config.ts';

/**
 * Resolves how each version is shown, newest first, and finds configured versions that do not exist
 * or have the same path. `archived` contains the names in `versions.json`, newest first; the
 * version in the content folder is newer than all of them. Follows the rules of Docusaurus:
 * https://docusaurus.io/docs/versioning
 */
export function resolveVersions(
  archived: readonly string[],
  settings: SiteConfig,
): { readonly versions: readonly ResolvedVersion[]; readonly findings: readonly Finding[] } {
  const all = [currentVersionName, ...archived];
  const names = includedNames(all, settings);
  const last = names.find((name) => name === (settings.lastVersion ?? archived[0])) ?? names[0];
  const lastIndex = names.indexOf(last ?? '');
  const versions = names.map((name, index): ResolvedVersion => {
    const { label, path, banner, badge, noIndex } = settings.versions[name] ?? {};
    const isLast = name === last;
    const segment = path ?? (isLast ? '' : name === currentVersionName ? 'next' : name);
    return {
      name,
      label: label ?? (name === currentVersionName ? 'Next' : name),
      isLast,
      path: segment === '' ? '/' : `/${segment}/`,
      banner: banner ?? (isLast ? 'none' : index < lastIndex ? 'unreleased' : 'unmaintained'),
      badge: badge ?? names.length > 1,
      noIndex: noIndex ?? false,
      isOld: index > lastIndex,
    };
  });
  return { versions, findings: [...unknownNames(all, names, settings), ...samePaths(versions)] };
}

function includedNames(all: readonly string[], settings: SiteConfig): readonly string[] {
  const { includeCurrentVersion, onlyIncludeVersions } = settings;
  const names = all.filter(
    (name) =>
      (includeCurrentVersion || name !== currentVersionName) &&
      (onlyIncludeVersions?.includes(name) ?? true),
  );
  return names.length > 0 ? names : all.slice(0, 1);
}

function unknownNames(
  all: readonly string[],
  included: readonly string[],
  { versions, lastVersion, onlyIncludeVersions = [] }: SiteConfig,
): readonly Finding[] {
  const check = (name: string, path: readonly string[], known = all): readonly Finding[] =>
    known.includes(name)
      ? []
      : [
          finding(
            path,
            `The configuration names the version "${name}", which does not exist.`,
            `${suggest(name, known)}The versions are ${known.join(', ')}; versions.json has their names.`,
          ),
        ];
  return [
    ...Object.keys(versions).flatMap((name) => check(name, ['versions', name])),
    ...onlyIncludeVersions.flatMap((name, index) =>
      check(name, ['onlyIncludeVersions', String(index)]),
    ),
    ...(lastVersion === undefined ? [] : check(lastVersion, ['lastVersion'], included)),
  ];
}

function samePaths(versions: readonly ResolvedVersion[]): readonly Finding[] {
  return versions.flatMap(({ name, path }, index) => {
    const other = versions.slice(0, index).find((version) => version.path === path);
    if (!other) return [];
    return finding(
      ['versions', name, 'path'],
      `The versions "${other.name}" and "${name}" have the same path, "${path}".`,
      'Give one of them a different "path" under "versions".',
    );
  });
}
