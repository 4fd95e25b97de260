import {
  Children,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { toShownHit } from './hosted/shown-hit.ts';
import type { HostedHit } from './hosted/wire.ts';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import { hrefOf, toHitTarget } from './address.ts';
import { Marked } from './marked.tsx';
import type { NumberedHit } from './number-hits.ts';
import { useAddressContext } from './use-search-context.ts';

interface SearchHitLinkProps {
  readonly hit: Pick<
    HostedHit,
    'url' | 'type' | 'hierarchy' | 'content' | '_snippetResult' | '_highlightResult'
  > &
    NumberedHit;
  /** What DocSearch would draw inside the link; its buttons must not be inside one. */
  readonly children: ReactNode;
}

/** One result of the dialog: its number, title, place and text, as one link. */
export function SearchHitLink({ hit, children }: SearchHitLinkProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  const context = useAddressContext();
  const target = toHitTarget(hit.url, context);
  const { title, path, snippet } = toShownHit(hit);
  const number = isStored(hit) ? undefined : hit.number;
  useTreeRoles(link);
  return (
    <>
      <a
        ref={link}
        className="search-hit"
        href={hrefOf(target, context.baseUrl)}
        data-number={number}
        {...(target.kind === 'external' ? { [fullLoadAttribute]: '' } : {})}
      >
        {number !== undefined && <span className="search-hit-number">{number}</span>}
        <span className="search-hit-texts">
          <span className="search-hit-title">
            <Marked text={title} />
          </span>
          {path.length > 1 && <span className="search-hit-path">{path.slice(1).join(' › ')}</span>}
          {snippet && (
            <span className="search-hit-snippet">
              <Marked text={snippet} />
            </span>
          )}
        </span>
      </a>
      {number === undefined && actionOf(children)}
    </>
  );
}

/** Searches that DocSearch has stored lost their marks, but not the number that they once had. */
function isStored({ _highlightResult, _snippetResult }: SearchHitLinkProps['hit']): boolean {
  return !_highlightResult && !_snippetResult;
}

/** Options of a list box must not hold links; items of a tree may, and are chosen by the same keys. */
function useTreeRoles(link: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const item = link.current?.closest('li');
    item?.setAttribute('role', 'treeitem');
    item?.parentElement?.setAttribute('role', 'tree');
  }, [link]);
}

/** The buttons to keep or forget a stored search: the last part of what DocSearch draws. */
function actionOf(children: ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return null;
  return Children.toArray(children.props.children).at(-1) ?? null;
}
