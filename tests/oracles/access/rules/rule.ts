import type { Control } from '../page/controls.ts';
import type { PageTree } from '../page/page-tree.ts';

/** An obstacle for readers who use voice control or a keyboard. */
export interface Finding {
  readonly rule: string;
  /** Describes what is wrong, with the name that readers encounter. */
  readonly message: string;
}

interface CheckedPage {
  readonly tree: PageTree;
  readonly controls: readonly Control[];
}

/** Checks a page for one kind of obstacle. */
export type Rule = (page: CheckedPage) => readonly Finding[];
