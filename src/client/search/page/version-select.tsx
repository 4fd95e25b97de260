import type { ReactNode } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSearchVersion } from '../use-search-version.ts';
import { useRouteContext } from '#client/page-data/use-route-context.ts';
import { translate } from '#client/translate.ts';

interface VersionSelectProps {
  readonly version: string | undefined;
  readonly onChange: (version: string) => void;
}

/** Selects the documentation version to search; renders nothing if there is only one. */
export function VersionSelect({ version, onChange }: VersionSelectProps): ReactNode {
  const { docs } = useSite();
  const shown = useSearchVersion(version);
  const isVersioned = docs.versions.length > 1;
  const context = useRouteContext(isVersioned);
  if (!isVersioned) return null;
  const versions = context?.data.versions ?? docs.versions.filter(({ name }) => name === shown);
  return (
    <label>
      {translate('search.page.version', 'Version')}
      <select className="field" value={shown} onChange={(event) => onChange(event.target.value)}>
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
