import type { ReactNode } from 'react';
import { opensNewTab, resolveLink } from '#shared/navbar/resolve-link.ts';
import type { LinkTarget } from '#shared/config/site-config.ts';
import { useSite } from '../page-data/site-context.tsx';
import { ExternalIcon } from './icons.tsx';

interface SiteLinkProps extends LinkTarget {
  readonly label: string;
}

/** A configured link: base path and trailing slash inside the site; new tab and icon outside. */
export function SiteLink({ to, href, label }: SiteLinkProps): ReactNode {
  const link = resolveLink({ to, href }, useSite().config.baseUrl);
  return (
    <a href={link.href} {...link.attributes}>
      {label}
      {opensNewTab(link.href) && <ExternalIcon />}
    </a>
  );
}
