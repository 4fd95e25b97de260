import type { ReactNode } from 'react';
import { toAddress } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSidebarContext } from './sidebar-context.tsx';

interface SidebarPageLinkProps {
  /** Path of the page, without the base path. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A row that links to a page of the site and marks the current one. */
export function SidebarPageLink({ path, children }: SidebarPageLinkProps) {
  const { baseUrl } = useSite().config;
  const { currentPath } = useSidebarContext();
  return (
    <a href={toAddress(baseUrl, path)} aria-current={path === currentPath ? 'page' : undefined}>
      {children}
    </a>
  );
}
