import type { Element } from 'hast';
import { classesOf } from './classes-of.ts';

/** Class of the button that opens an example's editor. */
export const tryButton = 'try-button';

/** Whether an element is the button that opens an example's editor. */
export function isTryButton(element: Element): boolean {
  return classesOf(element).includes(tryButton);
}
