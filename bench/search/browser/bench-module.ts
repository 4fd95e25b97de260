/** A search as the browser measures it: from a query to everything in its list of hits. */
export interface BenchEngine {
  /** Addresses of the hits, best first. Resolves when everything shown for them is ready. */
  search(query: string): readonly string[] | Promise<readonly string[]>;
  /** Loads what the first result does not need. */
  loadRest(): Promise<void>;
}

/** A system's `engine.js`. */
export interface BenchModule {
  /** Downloads what the first result needs, from this base address. */
  open(address: string): Promise<BenchEngine>;
}
