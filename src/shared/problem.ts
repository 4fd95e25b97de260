import type { SourcePosition } from './page.ts';

/** One finding of a check: what is wrong, where, and how to fix it. */
export interface Problem {
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** How to fix it, in one sentence. */
  readonly hint?: string;
  readonly position: SourcePosition;
  readonly severity: 'error' | 'warning';
}
