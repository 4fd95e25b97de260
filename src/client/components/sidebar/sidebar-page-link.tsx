import type { ReactNode } from 'react';
import { toAddress } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';

interface SidebarPageLinkProps {
  /** Without the base path. */
  readonly path: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A row that links to a page of the site and marks the current one. */
export function SidebarPageLink({ path, isCurrent, children }: SidebarPageLinkProps) {
  const { baseUrl } = useSite().config;
  return (
    <a href={toAddress(baseUrl, path)} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
