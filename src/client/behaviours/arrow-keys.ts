import type { Behaviour } from './behaviour.ts';

const lists = '[data-arrow-keys]';
const stops = 'a[href], button';

/** Makes long lists of links one tab stop each, in which arrow keys, Home and End move. Without scripts every link is a stop. */
export const installArrowKeys: Behaviour = (root) => {
  const update = (): void => root.querySelectorAll(lists).forEach((list) => keepOneStop(list));
  const observer = new MutationObserver(update);
  observer.observe(root.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-current', 'hidden', 'aria-expanded'],
  });
  const onFocus = ({ target }: FocusEvent): void => {
    const list = target instanceof Element && target.closest(lists);
    if (list) keepOneStop(list, target);
  };
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusin', onFocus);
  update();
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('focusin', onFocus);
  };
};

/** The stop is what was last focused; at first, and once that is gone, the current page. */
function keepOneStop(list: Element, wanted?: Element): void {
  const items = shownStops(list);
  const stop =
    items.find((item) => item === (wanted ?? list.ownerDocument.activeElement)) ??
    list.querySelector('[aria-current="page"]') ??
    items[0];
  for (const item of list.querySelectorAll<HTMLElement>(stops)) {
    const index = item === stop ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
}

function shownStops(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(stops)].filter((item) => !item.closest('[hidden]'));
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  const list = target instanceof Element && target.closest(lists);
  if (!list || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const items = shownStops(list);
  const index = items.findIndex((item) => item === target);
  // From the filter above a list, the arrow leads into it; the other keys are the field's.
  if (index === -1 && key !== 'ArrowDown') return;
  const next = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  const item = next === undefined ? undefined : items[next];
  if (!item) return;
  event.preventDefault();
  item.focus();
}
