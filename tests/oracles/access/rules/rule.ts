import type { Control } from '../page/controls.ts';
import type { PageTree } from '../page/page-tree.ts';

interface CheckedPage {
  readonly tree: PageTree;
  readonly controls: readonly Control[];
}

/**
 * Finds obstacles for readers who use voice control or a keyboard: a line for each, which begins with
 * the rule and has the name that readers encounter.
 */
export type Rule = (page: CheckedPage) => readonly string[];
