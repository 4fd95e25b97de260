import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { listen } from '#client/listen.ts';

/** Attributes that authors write on `<TabItem>`. */
export interface TabItemProps {
  readonly value: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly children?: ReactNode;
}

interface TabPanelsProps {
  readonly id: string;
  readonly items: readonly ReactElement<TabItemProps>[];
  readonly selected: string | null;
  readonly lazy: boolean;
  /** Called when find-in-page or a link leads into a hidden panel. */
  onFound(value: string): void;
}

/** The panels. The browser's find-in-page also searches hidden ones, and opens them. */
export function TabPanels({ id, items, selected, lazy, onFound }: TabPanelsProps): ReactNode {
  const shown = lazy ? items.filter(({ props }) => props.value === selected) : items;
  return shown.map(({ props: { value, children } }) => (
    <TabPanel key={value} id={id} value={value} isHidden={value !== selected} onFound={onFound}>
      {children}
    </TabPanel>
  ));
}

interface TabPanelProps extends Pick<TabPanelsProps, 'id' | 'onFound'> {
  readonly value: string;
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

function TabPanel({ id, value, isHidden, onFound, children }: TabPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useUntilFound(panel, isHidden);
  useLayoutEffect(() => listen(panel.current, { beforematch: () => onFound(value) }));
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

/**
 * React only supports `hidden` as a boolean, so the value that keeps a panel searchable is set by
 * hand, before the page scrolls to its hash.
 */
function useUntilFound(ref: { readonly current: HTMLElement | null }, isHidden: boolean): void {
  useLayoutEffect(() => {
    if (isHidden) ref.current?.setAttribute('hidden', 'until-found');
  }, [ref, isHidden]);
}
