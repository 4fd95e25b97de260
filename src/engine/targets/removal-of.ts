import type { Document } from '../text/document.ts';
import type { Range } from '../text/range.ts';
import type { Target } from './target.ts';

/** What goes when a target is removed. */
export function removalOf(target: Target, _document: Document): Range {
  return target.removal ?? target.content;
}
