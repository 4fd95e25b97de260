/** A part whose thorough tests `npm test` runs when it has changed. */
export interface Part {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** Returns the parts that have one of these files. */
export function partsOf(files: readonly string[]): readonly Part[];
