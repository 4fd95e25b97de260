import type { Behavior } from './behavior.ts';
import { listen } from '#client/listen.ts';

const lists = '[data-arrow-keys]';
const stops = 'a[href], button';

/**
 * Turns each list marked with `data-arrow-keys` into a single tab stop, navigated with the up and
 * down arrow keys, Home and End. Without JavaScript, every link is a tab stop.
 */
export const installArrowKeys: Behavior = () => {
  const update = () => document.querySelectorAll(lists).forEach((list) => keepOneStop(list));
  const observer = new MutationObserver(update);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-current', 'hidden', 'aria-expanded'],
  });
  const stop = listen(document, {
    focusin({ target }) {
      const list = target instanceof Element && target.closest(lists);
      if (list) keepOneStop(list, target);
    },
    keydown(event) {
      const { target, key } = event;
      const list = target instanceof Element && target.closest(lists);
      if (!list || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const items = visibleStops(list);
      const index = items.findIndex((item) => item === target);
      // In the filter above a list, only the down arrow moves into the list; the field handles all
      // other keys.
      if (index === -1 && key !== 'ArrowDown') return;
      const next = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: items.length - 1,
      }[key];
      const item = items[next ?? -1];
      if (!item) return;
      event.preventDefault();
      item.focus();
    },
  });
  update();
  return () => {
    observer.disconnect();
    stop();
  };
};

/**
 * Makes one item of the list its only tab stop: the wanted or focused item, otherwise the link to
 * the current page, otherwise the first item.
 */
function keepOneStop(list: Element, wanted?: Element) {
  const items = visibleStops(list);
  const stop =
    items.find((item) => item === (wanted ?? document.activeElement)) ??
    list.querySelector('[aria-current="page"]') ??
    items[0];
  for (const item of list.querySelectorAll<HTMLElement>(stops)) {
    const index = item === stop ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
}

function visibleStops(list: Element) {
  return [...list.querySelectorAll<HTMLElement>(stops)].filter((item) => !item.closest('[hidden]'));
}
