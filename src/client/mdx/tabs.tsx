import {
  Children,
  isValidElement,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTabChoice } from '#client/hooks/use-tab-choice.ts';
import { assertTabs, defaultTab, hasTab, type TabOption } from './tab-options.ts';
import { TabPanel } from './tab-panel.tsx';

/** Attributes that authors write on `<Tabs>`. */
export interface TabsProps {
  readonly children: ReactNode;
  /** Groups with the same id share one stored choice across all pages. */
  readonly groupId?: string;
  /** The initial tab's value; null for no tab; if omitted, the marked or first tab. */
  readonly defaultValue?: string | null;
  /** Values and labels, if the items do not have them. */
  readonly values?: readonly TabOption[];
  /** Whether only the chosen panel is rendered. */
  readonly lazy?: boolean;
}

interface TabItemProps extends TabOption {
  readonly children?: ReactNode;
}

/**
 * One tab of `<Tabs>`. The parent reads the tab's attributes; the component itself only renders its
 * content.
 */
export function TabItem({ children }: TabItemProps) {
  return children;
}

/** Panels shown one at a time, chosen by tabs. */
export function Tabs({ children, groupId, defaultValue, values, lazy = false }: TabsProps) {
  const items = readItems(children);
  const options = values ?? items.map(({ props }) => props);
  assertTabs(options);
  const id = useId();
  const [selected, choose] = useTabChoice({
    initial: defaultTab(options, defaultValue),
    groupId,
    isKnown: (value) => hasTab(options, value),
  });
  return (
    <div className="tabs">
      <TabList id={id} options={options} selected={selected} onSelect={choose} />
      {items
        .filter(({ props }) => !lazy || props.value === selected)
        .map(({ props: { value, children: content } }) => (
          <TabPanel
            key={value}
            id={id}
            value={value}
            isHidden={value !== selected}
            onFound={choose}
          >
            {content}
          </TabPanel>
        ))}
    </div>
  );
}

function readItems(children: ReactNode): readonly ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string')
      return [child];
    const name = isValidElement(child) ? `<${nameOf(child.type)}>` : `"${String(child)}"`;
    throw new Error(`<Tabs> accepts only <TabItem value="…"> children, not ${name}.`);
  });
}

function nameOf(type: ReactElement['type']) {
  return typeof type === 'string' ? type : type.name;
}

interface TabListProps {
  readonly id: string;
  readonly options: readonly TabOption[];
  readonly selected: string | null;
  onSelect(value: string): void;
}

function TabList({ id, options, selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const keepPosition = useKeptPosition();
  const stop = selected ?? options[0]?.value;

  function select(value: string, tab: HTMLElement) {
    keepPosition(tab);
    onSelect(value);
  }
  function onKeyDown(event: KeyboardEvent) {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const target = tabs[nextIndex(event, tabs.indexOf(event.target as HTMLElement), tabs.length)];
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  }
  return (
    <div
      ref={list}
      className="tab-list"
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
    >
      {options.map(({ value, label = value }) => (
        <button
          key={value}
          type="button"
          className="tab"
          role="tab"
          id={`${id}-tab-${value}`}
          aria-controls={`${id}-panel-${value}`}
          aria-selected={value === selected}
          tabIndex={value === stop ? 0 : -1}
          onClick={(event) => select(value, event.currentTarget)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/**
 * Returns the index of the tab that a key moves to; -1 for other keys. Arrows follow the writing
 * direction.
 */
function nextIndex({ key, currentTarget }: KeyboardEvent, index: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1;
  return (index + (key === forward ? 1 : -1) + count) % count;
}

/**
 * Returns a function to call before a change: it keeps the element in place in the window even if
 * content above it changes.
 */
function useKeptPosition(): (element: HTMLElement) => void {
  const kept = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return (element) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
  };
}
