/** A search as it is measured in the browser: from a text to everything that its list of hits draws. */
export interface BenchEngine {
  /** Addresses of the hits, best first. Resolves when all that is drawn of them is there. */
  search(query: string): readonly string[] | Promise<readonly string[]>;
  /** Loads what follows in the background after the first result. */
  loadRest(): Promise<void>;
}

/** A system's `engine.js`. */
export interface BenchModule {
  /** Downloads what is needed for the first result, from the folder at this address. */
  open(address: string): Promise<BenchEngine>;
}
