import type { SourcePosition } from '#shared/problem.ts';

/** A checked redirect, which leads to an existing target. */
export interface Redirect {
  /** Path without the base path: `/old/`, or `/old.html` if it names a file. */
  readonly from: string;
  /** Target address, with the base path or on another host. */
  readonly to: string;
  /** Path of the target page; undefined for any other target. */
  readonly page?: string;
  /** `from` as its author wrote it. */
  readonly written: string;
  readonly position: () => SourcePosition;
  /** The target as its author wrote it: that of the last redirect, if they follow one another. */
  readonly target: { readonly written: string; readonly position: SourcePosition };
}
