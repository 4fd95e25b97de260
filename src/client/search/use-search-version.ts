import { candidateVersions } from '#client/components/navbar/versions.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { currentVersionName, type VersionConfig } from '#shared/config/version-config.ts';

const onlyVersion: Pick<VersionConfig, 'name' | 'path' | 'sharedReference'> = {
  name: currentVersionName,
  path: '/',
};

/**
 * Returns the version to search: the chosen version, or else the page's; if there is no such
 * version, the preferred or the latest one.
 */
export function useSearchVersion(chosen?: string) {
  const { versions } = useSite().docs;
  const { version: active } = usePage();
  const { preferred } = usePreferredVersion();
  const [first = onlyVersion] = candidateVersions({
    versions,
    active: chosen ?? active,
    preferred,
  });
  return first;
}
