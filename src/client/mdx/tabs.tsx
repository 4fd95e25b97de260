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
import { flushSync } from 'react-dom';
import { useTabChoice } from '#client/hooks/use-tab-choice.ts';
import { listen } from '#client/listen.ts';

/** One tab of a group, as written by the author. */
export interface TabOption {
  readonly value: string;
  /** Default: the value. */
  readonly label?: string;
  /** Whether this is the initial tab. */
  readonly default?: boolean;
}

/** Attributes that authors write on `<Tabs>`. */
export interface TabsProps {
  readonly children: ReactNode;
  /** Groups with the same id share one stored choice across all pages. */
  readonly groupId?: string;
  /** The initial tab's value; null for no tab; if omitted, the marked or first tab. */
  readonly defaultValue?: string | null;
  /** The tabs with their labels; by default, those of the items. */
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

/**
 * Returns the initial tab's value: the explicit default, or else the marked tab, or else the first;
 * null if no tab is selected. Throws if no tab has the default value.
 */
export function defaultTab(
  options: readonly TabOption[],
  defaultValue: string | null | undefined,
): string | null {
  if (defaultValue === undefined)
    return (options.find((option) => option.default) ?? options[0])?.value ?? null;
  if (defaultValue === null || hasTab(options, defaultValue)) return defaultValue;
  const values = options.map(({ value }) => `"${value}"`).join(', ');
  throw new Error(
    `<Tabs> has the default value "${defaultValue}", but its tabs are ${values}. Use one of these, or null for none.`,
  );
}

function hasTab(options: readonly TabOption[], value: string | null): value is string {
  return options.some((option) => option.value === value);
}

/** Throws if a group is empty or two of its tabs have the same value. */
export function assertTabs(options: readonly TabOption[]): void {
  if (options.length === 0) throw new Error('<Tabs> needs at least one <TabItem>.');
  const repeated = options.find(
    ({ value }, index) => options.findIndex((other) => other.value === value) !== index,
  );
  if (repeated)
    throw new Error(
      `<Tabs> has two tabs with the value "${repeated.value}". Values must be unique within a group.`,
    );
}

function readItems(children: ReactNode): readonly ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string')
      return [child];
    const type = isValidElement(child) && child.type;
    const name = type ? `<${typeof type === 'string' ? type : type.name}>` : `"${String(child)}"`;
    throw new Error(`<Tabs> accepts only <TabItem value="…"> children, not ${name}.`);
  });
}

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
function TabPanel({ id, value, isHidden, onFound, children }: TabPanelProps) {
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

interface TabListProps {
  readonly id: string;
  readonly options: readonly TabOption[];
  readonly selected: string | null;
  onSelect(value: string): void;
}

function TabList({ id, options, selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = selected ?? options[0]?.value;

  /** Selects a tab and keeps it in place in the viewport, even if content above it changes. */
  function select(value: string, tab: HTMLElement) {
    const { top } = tab.getBoundingClientRect();
    flushSync(() => onSelect(value));
    const moved = tab.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }
  return (
    <div
      ref={list}
      className="tab-list"
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={(event) => {
        const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
        const target =
          tabs[nextIndex(event, tabs.indexOf(event.target as HTMLElement), tabs.length)];
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.click();
      }}
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
