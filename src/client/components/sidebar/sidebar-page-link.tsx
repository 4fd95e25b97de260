import type { ReactNode } from 'react';
import { withBase } from '#shared/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';

interface SidebarPageLinkProps {
  /** Without the base path. */
  readonly path: string;
  /** It is the page that is shown. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A row's link to a page of the site; the page that is shown is marked. */
export function SidebarPageLink({ path, isCurrent, children }: SidebarPageLinkProps): ReactNode {
  const { baseUrl } = useSite().config;
  return (
    <a
      className="sidebar-link"
      href={withBase(baseUrl, path)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
