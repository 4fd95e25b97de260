import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { collapseDuration } from './collapse-duration.ts';

interface CollapsibleProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Shows and hides its content by animating its height. Content is not rendered until first opened;
 * closed content cannot be focused.
 */
export function Collapsible({ isOpen, children }: CollapsibleProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [shown, setShown] = useState({ isOpen, isClosing: false });
  if (isOpen && !wasOpen) setWasOpen(true);
  if (shown.isOpen !== isOpen) setShown({ isOpen, isClosing: !isOpen });
  useCollapseAnimation(element, isOpen, () => setShown({ isOpen: false, isClosing: false }));

  if (!wasOpen) return null;
  return (
    <div ref={element} className="collapsible" hidden={!isOpen && !shown.isClosing}>
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
): void {
  const previous = useRef({ isOpen, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    const from = previous.current;
    if (from.isOpen === isOpen || !element) return;
    previous.current = { isOpen, height: 0 };
    const full = element.scrollHeight;
    const start = from.height || (isOpen ? 0 : full);
    const animation = canAnimate(element) ? animateHeight(element, start, isOpen ? full : 0) : null;
    if (!animation) return isOpen ? undefined : onClosed();
    animation.onfinish = () => (isOpen ? undefined : onClosed());
    return () => {
      if (animation.playState === 'running')
        previous.current = { isOpen, height: element.getBoundingClientRect().height };
      animation.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only a change of state starts an animation.
  }, [isOpen]);
}

function animateHeight(element: HTMLElement, from: number, to: number): Animation {
  const frame = (height: number) => ({ height: `${String(height)}px`, overflow: 'clip' });
  return element.animate([frame(from), frame(to)], {
    duration: collapseDuration(Math.abs(to - from)),
    easing: 'ease-in-out',
  });
}

function canAnimate(element: HTMLElement): boolean {
  return (
    typeof element.animate === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
