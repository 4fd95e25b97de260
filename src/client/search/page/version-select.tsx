import type { ReactNode } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface VersionSelectProps {
  readonly version: string | undefined;
  readonly onChange: (version: string) => void;
}

/** Chooses the version of the docs that the hosted service searches in; nothing where there is one version only. */
export function VersionSelect({ version, onChange }: VersionSelectProps): ReactNode {
  const { config, docs } = useSite();
  const translate = useTranslate();
  if (!config.search.hosted || docs.versions.length < 2) return null;
  const last = docs.versions.find(({ isLast }) => isLast)?.name;
  return (
    <label>
      {translate({ id: 'search.page.version', message: 'Version' })}
      <select value={version ?? last} onChange={(event) => onChange(event.target.value)}>
        {docs.versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
