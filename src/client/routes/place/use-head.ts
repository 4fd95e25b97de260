import { useLayoutEffect, useRef } from 'react';
import { headTags, type HeadConfig } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';
import { whenIdle } from '#client/loading/when-idle.ts';
import { updateHead } from './update-head.ts';

interface HeadInput {
  /** Path of the current page. */
  readonly page: string;
  readonly data: PageData;
  readonly config: HeadConfig;
  /** Announces the new page's title to screen readers. */
  readonly announce: (text: string) => void;
}

/** Updates the document's head tags for a new page at once, and announces its title when the browser is idle. */
export function useHead({ page, data, config, announce }: HeadInput): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const last = shown.current;
    if (last === page) return;
    shown.current = page;
    // A prerendered document has its tags; one from the dev server may have none.
    if (last === null && document.title !== '') return;
    updateHead(headTags(data, config));
    if (last !== null) whenIdle(() => shown.current === page && announce(document.title));
  }, [page, data, config, announce]);
}
