import { interpolate } from '#shared/i18n/interpolate.ts';
import { announce } from '#client/announce.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Attribute of the heading where the most recent step ended. Its value is the page's scroll
 * position in pixels.
 */
const placeAttribute = 'data-step';

/** The selector for the headings to step through (`places`), and the messages to announce. */
type Steps = Readonly<Record<'places' | 'first' | 'last' | 'place', string>>;

/** Steps between section headings. */
export const sectionSteps: Steps = {
  places: 'h1, h2, h3',
  first: translate('steps.first', 'There is no section before this one'),
  last: translate('steps.last', 'This is the last section'),
  place: translate('steps.place', 'Section {number} of {count}'),
};

/** Steps between the members on a page of the reference. */
export const memberSteps: Steps = {
  places: 'h1, h3, .api-inherited:not(details > *)',
  first: translate('members.first', 'There is no member before this one'),
  last: translate('members.last', 'This is the last member'),
  place: translate('members.place', 'Member {number} of {count}'),
};

/**
 * Moves the reading position by a number of headings, or to the top of the page for 0: scrolls to
 * the heading, focuses it, and announces its position. If there is none, only announces that.
 */
export function takeStep(by: number, steps: Steps): void {
  const headings = shownHeadings(steps);
  const index = by === 0 ? 0 : currentIndex(headings) + by;
  const heading = headings[index];
  if (heading) moveTo(heading, index === 0);
  const count = headings.length - 1;
  const message =
    index === 0
      ? translate('steps.atTop', 'Top of the page')
      : index < 0
        ? steps.first
        : index > count
          ? steps.last
          : steps.place;
  announce(interpolate(message, { number: index, count }));
}

/** Returns the page's title and the visible headings of its sections or members. */
function shownHeadings({ places }: Steps) {
  return [...document.querySelectorAll<HTMLElement>(`article :is(${places})`)].filter(
    (heading) => heading.getClientRects().length > 0,
  );
}

/**
 * Returns the index of the last heading at or above the top of the viewport. Until the reader
 * scrolls, the heading where the most recent step ended takes precedence, because steps near the
 * end of a page cannot scroll that far.
 */
function currentIndex(headings: readonly HTMLElement[]) {
  const stepped = headings.findIndex(
    (heading) => heading.getAttribute(placeAttribute) === String(window.scrollY),
  );
  if (stepped !== -1) return stepped;
  const next = headings.findIndex(
    (heading) => heading.getBoundingClientRect().top > landingOf(heading),
  );
  return Math.max(0, (next === -1 ? headings.length : next) - 1);
}

/**
 * Returns the distance in pixels from the top of the viewport at which a jump to the heading ends,
 * plus a pixel for rounding.
 */
function landingOf(heading: HTMLElement) {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart } = getComputedStyle(heading);
  return [scrollPaddingBlockStart, scrollMarginBlockStart].reduce(
    (total, length) => total + (Number.parseFloat(length) || 0),
    1,
  );
}

function moveTo(heading: HTMLElement, isTitle: boolean) {
  if (isTitle) window.scrollTo({ top: 0, behavior: 'instant' });
  else heading.scrollIntoView({ behavior: 'instant' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  for (const last of document.querySelectorAll(`[${placeAttribute}]`))
    last.removeAttribute(placeAttribute);
  heading.setAttribute(placeAttribute, String(window.scrollY));
}
