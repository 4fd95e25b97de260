import type { ComponentProps, ReactNode } from 'react';
import { resolveLink } from '#shared/navbar/resolve-link.ts';
import { useSite } from '#client/page-data/site-context.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to?: string;
  readonly href?: string;
}

/** Replacement for `import Link from '@docusaurus/Link'`: an anchor with base path and trailing slash. */
export default function Link({ to, href, ...rest }: LinkProps): ReactNode {
  const link = resolveLink({ to, href }, useSite().config.baseUrl);
  return <a {...rest} href={link.href} {...link.attributes} />;
}
