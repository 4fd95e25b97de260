import type { Page } from '@playwright/test';

/** A rectangle in the viewport. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The words for the letters from a to z in the default vocabulary. */
export const alphabet =
  'air bat cap drum each fine gust harp sit jury crunch look made near odd pit quench red sun trap urge vest whale plex yank zip'.split(
    ' ',
  );

/**
 * Returns the words for the topmost hat drawn above a letter in the box ("blue air"); undefined if
 * there is none.
 */
export async function readHat(page: Page, box: Box): Promise<string | undefined> {
  const look = await findLook(page, box);
  if (look === undefined) return undefined;
  const [color = '', shape = '', character = ''] = look.split(' ');
  const letter = alphabet[character.charCodeAt(0) - 97] ?? character;
  return [color, shape]
    .filter((word) => word !== 'default')
    .concat(letter)
    .join(' ');
}

/** Returns the color, shape and letter of the topmost hat in the box, separated by spaces. */
async function findLook(page: Page, box: Box): Promise<string | undefined> {
  const hats = await page.locator('.page-hats-marks > .hat').evaluateAll((all) =>
    all.map((hat) => {
      const { left, right, top } = hat.getBoundingClientRect();
      return { middle: (left + right) / 2, top, look: hat.getAttribute('data-hat') ?? '' };
    }),
  );
  return hats
    .filter(
      ({ middle, top }) => middle >= box.left - 2 && middle <= box.right && top >= box.top - 10,
    )
    .filter(({ top }) => top <= box.bottom)
    .toSorted((one, other) => one.top - other.top)[0]?.look;
}

/** Returns the text in the hat field; empty if it has closed. */
export function textOfHatField(page: Page): Promise<string> {
  const field = page.locator('.page-hats input[type=text]');
  return (
    field
      .evaluateAll(([input]) => (input as HTMLInputElement | undefined)?.value ?? '')
      // Choosing the hat may have navigated to another page.
      .catch(() => '')
  );
}
