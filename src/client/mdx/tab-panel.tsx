import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { listen } from '#client/listen.ts';

interface TabPanelProps {
  /** Id of the group. */
  readonly id: string;
  readonly value: string;
  readonly isHidden: boolean;
  /** Called when find-in-page or a link leads into the hidden panel. */
  onFound(value: string): void;
  readonly children?: ReactNode;
}

/** A tab panel. The browser's find-in-page also searches hidden panels and opens them. */
export function TabPanel({ id, value, isHidden, onFound, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React only supports `hidden` as a boolean, so the value that keeps a hidden panel searchable
    // is set manually, before the page scrolls to its hash.
    if (isHidden) panel.current?.setAttribute('hidden', 'until-found');
    return listen(panel.current, { beforematch: () => onFound(value) });
  });
  return (
    <div
      ref={panel}
      className="tab-panel"
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={isHidden}
    >
      {children}
    </div>
  );
}
