import type { ReactNode } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSearchVersion } from '../use-search-version.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface VersionSelectProps {
  readonly version: string | undefined;
  readonly onChange: (version: string) => void;
}

/** Chooses the version of the docs to search in; nothing where there is one version only. */
export function VersionSelect({ version, onChange }: VersionSelectProps): ReactNode {
  const { docs } = useSite();
  const translate = useTranslate();
  const shown = useSearchVersion(version);
  if (docs.versions.length < 2) return null;
  return (
    <label>
      {translate({ id: 'search.page.version', message: 'Version' })}
      <select value={shown} onChange={(event) => onChange(event.target.value)}>
        {docs.versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
