import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface CollapsibleProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Shows and hides its content by animating its height. Content is not rendered until first opened;
 * closed content cannot be focused.
 */
export function Collapsible({ isOpen, children }: CollapsibleProps) {
  const element = useRef<HTMLDivElement>(null);
  // Undefined until first opened.
  const [isShown, setShown] = useState<boolean | undefined>(isOpen || undefined);
  if (isOpen && !isShown) setShown(true);
  useCollapseAnimation(element, isOpen, () => setShown(false));

  if (isShown === undefined) return null;
  return (
    <div ref={element} className="collapsible" hidden={!isShown}>
      {children}
    </div>
  );
}

/**
 * Animates from the current height, so that quick toggling continues smoothly. The animation leaves
 * no inline style, so the content determines the height afterward.
 */
function useCollapseAnimation(
  ref: { readonly current: HTMLDivElement | null },
  isOpen: boolean,
  onClosed: () => void,
) {
  const previous = useRef({ isOpen, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    const from = previous.current;
    if (from.isOpen === isOpen || !element) return;
    previous.current = { isOpen, height: 0 };
    const isStill =
      typeof element.animate !== 'function' ||
      window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) return isOpen ? undefined : onClosed();
    const full = element.scrollHeight;
    const start = from.height || (isOpen ? 0 : full);
    const end = isOpen ? full : 0;
    const frame = (height: number) => ({ height: `${height}px`, overflow: 'clip' });
    const animation = element.animate([frame(start), frame(end)], {
      duration: collapseDuration(Math.abs(end - start)),
      easing: 'ease-in-out',
    });
    if (!isOpen) animation.onfinish = onClosed;
    return () => {
      if (animation.playState === 'running')
        previous.current = { isOpen, height: element.getBoundingClientRect().height };
      animation.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only a change of state starts an animation.
  }, [isOpen]);
}

/**
 * Returns how long a list of this height takes to open or close, in milliseconds. The square root
 * makes taller lists take longer, but far less than proportionally, so that the eye follows 5,000
 * px as easily as 100 px.
 */
export function collapseDuration(height: number): number {
  return height <= 0 ? 0 : Math.round(136 + 9.85 * Math.sqrt(height));
}
