import type { ComponentProps } from 'react';
import { resolveLink } from '#shared/navbar/resolve-link.ts';
import { isIndexFile } from '#shared/paths/route-path.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to?: string;
  readonly href?: string;
}

/**
 * Replacement for `import Link from '@docusaurus/Link'`: an anchor with the base path and a
 * trailing slash. Relative URLs are resolved against the page's folder, as if page URLs had no
 * trailing slash.
 */
export default function Link({ to, href, ...rest }: LinkProps) {
  const { id, path } = usePage();
  const folder = isIndexFile(id) ? path : path.replace(/(?<=.)\/$/, '');
  const link = resolveLink(
    { to: fromFolder(to ?? href, folder) ?? to, href },
    useSite().config.baseUrl,
  );
  return <a {...rest} href={link.href} {...link.attributes} />;
}

/** Resolves a relative URL to a path, with its query and hash; undefined for any other URL. */
function fromFolder(written: string | undefined, folder: string) {
  if (written === undefined || /^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(written)) return undefined;
  const { pathname, search, hash } = new URL(written, `http://site${folder}`);
  return pathname + search + hash;
}
