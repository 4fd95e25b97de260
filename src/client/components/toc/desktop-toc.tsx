import { useEffect, useId, useMemo, useRef } from 'react';
import type { TocEntry } from '#shared/page/page.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { TocList } from './toc-list.tsx';
import { useActiveHeading } from './use-active-heading.ts';
import { translate } from '#client/i18n/translate.ts';

/** Id of the table of contents next to the text. */
export const tocId = 'contents-of-this-page';

/** The table of contents next to the text, with the current heading marked. */
export function DesktopToc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const titleId = useId();
  const nav = useRef<HTMLElement>(null);
  const ids = useMemo(() => collectIds(entries), [entries]);
  const active = useActiveHeading(ids, useSite().config.navbar.hideOnScroll);
  // Scrolls a table of contents taller than the viewport along with the text, but never away from a
  // focused link.
  useEffect(() => {
    const box = nav.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (
      !box ||
      !link ||
      box.scrollHeight <= box.clientHeight ||
      box.contains(document.activeElement)
    )
      return;
    box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }, [active]);
  return (
    <nav ref={nav} id={tocId} className="doc-toc" aria-labelledby={titleId}>
      <p className="toc-title" id={titleId}>
        {translate('toc.title', 'On this page')}
      </p>
      <TocList entries={entries} active={active} />
    </nav>
  );
}

function collectIds(entries: readonly TocEntry[]): readonly string[] {
  return entries.flatMap((entry) => [entry.id, ...collectIds(entry.children ?? [])]);
}
