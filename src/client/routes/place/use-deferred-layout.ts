import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { layOutAll, layOutScreenFirst, layOutWhenIdle } from './layout-steps.ts';

/**
 * Defers the layout of everything far below the screen: on the first page, until the browser is
 * idle; on a new page that starts at its top, until the first screen is painted. Any other scroll
 * position is only known once the whole page is laid out.
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
