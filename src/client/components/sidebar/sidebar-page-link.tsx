import type { ReactNode } from 'react';
import { withBase } from '#shared/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSidebarContext } from './sidebar-context.tsx';

interface SidebarPageLinkProps {
  /** Without the base path. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A row's link to a page of the site; the page that is shown is marked. */
export function SidebarPageLink({ path, children }: SidebarPageLinkProps): ReactNode {
  const { baseUrl } = useSite().config;
  const { currentPath } = useSidebarContext();
  return (
    <a
      className="sidebar-link"
      href={withBase(baseUrl, path)}
      aria-current={path === currentPath ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
