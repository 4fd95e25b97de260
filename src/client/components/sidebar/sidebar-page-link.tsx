import type { ReactNode } from 'react';
import { toAddress } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSidebarContext } from './sidebar-context.tsx';

interface SidebarPageLinkProps {
  /** Path of the page, without the base path. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A link to a page of the site, marked as current if it points to the current page. */
export function SidebarPageLink({ path, children }: SidebarPageLinkProps) {
  const { baseUrl } = useSite().config;
  const { currentPath } = useSidebarContext();
  return (
    <a href={toAddress(baseUrl, path)} aria-current={path === currentPath ? 'page' : undefined}>
      {children}
    </a>
  );
}
