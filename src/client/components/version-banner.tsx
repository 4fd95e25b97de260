import { toAddress } from '#shared/paths/base-path.ts';
import { docsVersionAttribute } from '#shared/document/document-marks.ts';
import { lastVersion, type VersionConfig } from '#shared/config/version-config.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useFetchedVersions, useVersionPaths } from '#client/hooks/use-version-paths.ts';
import { Translate } from '../ui/translate.tsx';
import { translate } from '#client/i18n/translate.ts';

function usePageVersion() {
  const { version: name } = usePage();
  return useSite().docs.versions.find((version) => version.name === name);
}

/**
 * Warns that the page belongs to an unreleased or unmaintained version, and links to the latest
 * one.
 */
export function VersionBanner() {
  const version = usePageVersion();
  const { config, docs } = useSite();
  const latest = lastVersion(docs.versions);
  if (!version || !latest || version.banner === 'none') return null;
  const values = { title: config.title, version: version.label };
  return (
    <div className="version-banner admonition admonition-caution" role="alert">
      <p>
        {version.banner === 'unreleased'
          ? translate(
              'version.unreleased',
              'This is unreleased documentation of {title}, version {version}.',
              values,
            )
          : translate(
              'version.unmaintained',
              'This is documentation of {title}, version {version}, which is no longer maintained.',
              values,
            )}
      </p>
      {latest.name !== version.name && (
        <p>
          <Translate id="version.latest" values={{ link: <LatestLink latest={latest} /> }}>
            {'The latest version of this page: {link}.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

function LatestLink({ latest }: { readonly latest: VersionConfig }) {
  const versionPaths = useVersionPaths();
  useFetchedVersions(true);
  const { savePreferred } = usePreferredVersion();
  return (
    <a
      {...{ [docsVersionAttribute]: latest.name }}
      href={toAddress(useSite().config.baseUrl, versionPaths[latest.name] ?? latest.path)}
      onClick={() => savePreferred(latest.name)}
    >
      {latest.label}
    </a>
  );
}

/** Shows the page's version above its title if configured. */
export function VersionBadge() {
  const version = usePageVersion();
  if (!version?.badge) return null;
  return (
    <p className="version-badge">
      {translate('version.badge', 'Version: {label}', { label: version.label })}
    </p>
  );
}
