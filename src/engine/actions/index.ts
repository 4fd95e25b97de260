import type { Action } from './action.ts';
import { setSelection } from './set-selection.ts';
import { remove } from './remove.ts';

/** Actions by the extension's name. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['setSelection', setSelection],
  ['remove', remove],
]);
