import type { ReactNode } from 'react';
import type { PagerLink } from '#shared/page/navigation.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { translate } from '#client/i18n/translate.ts';

interface PagerProps {
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
}

/** Links to the previous and next page in sidebar order. */
export function Pager({ previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={translate('pager.label', 'Docs pages navigation')}>
      {previous && (
        <PagerItem rel="prev" className="pager-previous" link={previous}>
          {translate('pager.previous', 'Previous')}
        </PagerItem>
      )}
      {next && (
        <PagerItem rel="next" className="pager-next" link={next}>
          {translate('pager.next', 'Next')}
        </PagerItem>
      )}
    </nav>
  );
}

interface PagerItemProps {
  readonly rel: 'prev' | 'next';
  readonly className: string;
  readonly link: PagerLink;
  readonly children: ReactNode;
}

function PagerItem({ rel, className, link, children }: PagerItemProps) {
  const { baseUrl } = useSite().config;
  return (
    <a className={`pager-link ${className}`} href={toAddress(baseUrl, link.path)} rel={rel}>
      <span className="pager-direction">{children}</span>{' '}
      <span className="pager-label">
        <BreakableText>{link.label}</BreakableText>
      </span>
    </a>
  );
}
