/** A search engine to measure in the browser: from a query to everything in its list of hits. */
export interface BenchEngine {
  /** Returns the URLs of the hits, best first. Resolves once everything shown for them is ready. */
  search(query: string): readonly string[] | Promise<readonly string[]>;
  /** Loads everything that the first result does not need. */
  loadRest(): Promise<void>;
}

/** Exports of a system's `engine.js`. */
export interface BenchModule {
  /** Downloads everything that the first result needs. `address` is the base URL. */
  open(address: string): Promise<BenchEngine>;
}
