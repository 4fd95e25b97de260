import { useSite } from '#client/page-data/site-context.tsx';
import { useSearchVersion } from '../use-search-version.ts';
import { translate } from '#client/i18n/translate.ts';

interface VersionSelectProps {
  readonly version: string | undefined;
  readonly onChange: (version: string) => void;
}

/** Selects the documentation version to search; renders nothing if there is only one. */
export function VersionSelect({ version, onChange }: VersionSelectProps) {
  const { versions } = useSite().docs;
  const { name: shown } = useSearchVersion(version);
  if (versions.length <= 1) return null;
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
