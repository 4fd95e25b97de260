import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { layOutAll, layOutScreenFirst, layOutWhenIdle } from './layout-steps.ts';

/**
 * Defers the layout of everything far below the viewport: on the first page, until the browser is
 * idle; on a new page that starts at the top, until the first screen has been painted. For any
 * other scroll position, lays out the whole page at once, because the position is not known before
 * that.
 */
export function useDeferredLayout(page: string, { hash }: Location): void {
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);
  const cancel = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const last = shown.current;
    if (last === page) return;
    shown.current = page;
    cancel.current?.();
    const isAtTop = navigationType !== 'POP' && hash === '';
    if (last === null) cancel.current = layOutWhenIdle();
    else cancel.current = isAtTop ? layOutScreenFirst() : layOutAll();
  }, [page, hash, navigationType]);
}
