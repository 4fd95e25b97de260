import type { ReactNode } from 'react';
import type { PagerLink } from '#shared/navigation.ts';
import { withBase } from '#shared/base-path.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { Translate } from '#client/ui/translate.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface PagerProps {
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
}

/** Links to the pages before and after this one, in the order of the sidebar. */
export function Pager({ previous, next }: PagerProps): ReactNode {
  const { baseUrl } = useSite().config;
  const translate = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav
      className="pager"
      aria-label={translate({ id: 'pager.label', message: 'Docs pages navigation' })}
    >
      {previous && (
        <a className="pager-link pager-previous" href={withBase(baseUrl, previous.path)} rel="prev">
          <span className="pager-direction">
            <Translate id="pager.previous">Previous</Translate>
          </span>{' '}
          <span className="pager-label">
            <BreakableText>{previous.label}</BreakableText>
          </span>
        </a>
      )}
      {next && (
        <a className="pager-link pager-next" href={withBase(baseUrl, next.path)} rel="next">
          <span className="pager-direction">
            <Translate id="pager.next">Next</Translate>
          </span>{' '}
          <span className="pager-label">
            <BreakableText>{next.label}</BreakableText>
          </span>
        </a>
      )}
    </nav>
  );
}
