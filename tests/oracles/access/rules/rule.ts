import type { Control } from '../page/controls.ts';
import type { PageTree } from '../page/page-tree.ts';

interface CheckedPage {
  readonly tree: PageTree;
  readonly controls: readonly Control[];
}

/**
 * Finds obstacles for readers who use voice control or a keyboard. Returns a line for each: the
 * name of the rule, a colon, and the problem.
 */
export type Rule = (page: CheckedPage) => readonly string[];
