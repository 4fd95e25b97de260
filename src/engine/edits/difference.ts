import type { Edit } from '../model/edit.ts';

/** Returns the single replacement that turns the first text into the second. */
export function difference(before: string, after: string): Edit {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shortest - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    range: { start, end: before.length - same },
    text: after.slice(start, after.length - same),
  };
}
