import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import { announceStatus } from './status-region.ts';

/** Attribute of the heading where the last step ended; its value is the scroll position. */
const placeAttribute = 'data-step';

/**
 * Moves the reading place by a number of sections, or to the top of the page for 0: scrolls to the heading, moves
 * the focus there, and announces which of the sections it is.
 */
export function takeStep(by: number, catalogue?: Catalogue): void {
  const headings = shownHeadings();
  const index = by === 0 ? 0 : currentIndex(headings) + by;
  const heading = headings[index];
  if (heading) moveTo(heading, index === 0);
  announceStatus(document, describePlace(index, headings.length - 1, catalogue));
}

/** Returns the page's title and the headings of its sections, as far as they are visible. */
function shownHeadings(): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('article :is(h1, h2, h3)');
  return [...all].filter((heading) => heading.getClientRects().length > 0);
}

/** Returns the index of the last heading at or above the top of the window; near the end of a page, steps cannot scroll that far. */
function currentIndex(headings: readonly HTMLElement[]): number {
  const stepped = headings.findIndex(
    (heading) => heading.getAttribute(placeAttribute) === String(window.scrollY),
  );
  if (stepped !== -1) return stepped;
  const next = headings.findIndex(
    (heading) => heading.getBoundingClientRect().top > landingOf(heading),
  );
  return Math.max(0, (next === -1 ? headings.length : next) - 1);
}

/** Distance from the top of the window at which a jump to the heading ends, with a pixel for rounding. */
function landingOf(heading: HTMLElement): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart } = getComputedStyle(heading);
  return [scrollPaddingBlockStart, scrollMarginBlockStart].reduce(
    (total, length) => total + (Number.parseFloat(length) || 0),
    1,
  );
}

function moveTo(heading: HTMLElement, isTitle: boolean): void {
  if (isTitle) window.scrollTo({ top: 0, behavior: 'instant' });
  else heading.scrollIntoView({ behavior: 'instant' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  for (const last of document.querySelectorAll(`[${placeAttribute}]`))
    last.removeAttribute(placeAttribute);
  heading.setAttribute(placeAttribute, String(window.scrollY));
}

function describePlace(index: number, count: number, catalogue?: Catalogue): string {
  if (index === 0)
    return translate({ id: 'steps.atTop', message: 'Top of the page' }, {}, catalogue);
  if (index < 0)
    return translate(
      { id: 'steps.first', message: 'There is no section before this one' },
      {},
      catalogue,
    );
  if (index > count)
    return translate({ id: 'steps.last', message: 'This is the last section' }, {}, catalogue);
  const values = { number: String(index), count: String(count) };
  return translate(
    { id: 'steps.place', message: 'Section {number} of {count}' },
    values,
    catalogue,
  );
}
