import { candidateVersions } from '#client/components/navbar/versions.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { currentVersionName } from '#shared/config/version-config.ts';

/**
 * Returns the name of the version to search: the chosen one, or else the page's, the preferred or
 * the last one.
 */
export function useSearchVersion(chosen?: string): string {
  const { versions } = useSite().docs;
  const { version: active } = usePage();
  const { preferred } = usePreferredVersion();
  const [first] = candidateVersions({ versions, active: chosen ?? active, preferred });
  return first?.name ?? currentVersionName;
}
