import { Children, isValidElement, useEffect, useRef, type ReactNode } from 'react';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { kindMarks } from '#shared/api/kind-marks.ts';
import { toResult, type HostedHit } from '../hosted/hosted-hit.ts';
import { Marked } from '../marked.tsx';
import type { DialogHit } from './dialog-client.ts';
import { useDialogState } from './dialog-state.ts';

interface SearchHitLinkProps {
  /**
   * One of this site's results, or a search that DocSearch stored when hits still had the hosted
   * service's format.
   */
  readonly hit: HostedHit & Partial<Pick<DialogHit, 'result' | 'number'>>;
  /**
   * Content that DocSearch would render inside the link. It contains buttons, which are not allowed
   * inside links.
   */
  readonly children: ReactNode;
}

/**
 * A result in the dialog, as a single link: its number (for the first results), title, location,
 * and text. Stored searches, which are shown while the query is empty, have no number.
 */
export function SearchHitLink({ hit, children }: SearchHitLinkProps) {
  const { query, answer, isPending, isEntered, countStored } = useDialogState();
  const link = useRef<HTMLAnchorElement>(null);
  const isStored = query.trim() === '';
  const { config } = useSite();
  const { href, isExternal, kind, title, path, snippet } = hit.result ?? toResult(hit, config);
  useEffect(() => (isStored ? countStored() : undefined), [isStored, countStored]);
  const isWanted = isEntered && !isPending && hit.result === answer?.results[0];
  useEffect(() => {
    if (isWanted && !isStored) link.current?.click();
  }, [isWanted, isStored]);
  return (
    <>
      <a
        ref={link}
        className="search-hit"
        href={href}
        data-number={isStored ? undefined : hit.number}
        {...(isExternal ? { [fullLoadAttribute]: '' } : {})}
      >
        {!isStored && <span className="search-hit-number">{hit.number}</span>}
        <span className="search-hit-texts">
          <span className="search-hit-title">
            {kind && <span className="api-mark" data-kind={kind} data-mark={kindMarks[kind]} />}
            <Marked text={isStored ? { ...title, marks: [] } : title} />
          </span>
          {path.length > 1 && <span className="search-hit-path">{path.slice(1).join(' › ')}</span>}
          {snippet && (
            <span className="search-hit-snippet">
              <Marked text={isStored ? { ...snippet, marks: [] } : snippet} />
            </span>
          )}
        </span>
      </a>
      {isStored && actionOf(children)}
    </>
  );
}

/**
 * Returns the buttons that save or remove a stored search; they are the last child that DocSearch
 * renders.
 */
function actionOf(children: ReactNode) {
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return null;
  return Children.toArray(children.props.children).at(-1) ?? null;
}
