/** A documentation system to measure with this site's pages. */
export interface Peer {
  /** Name and version for the table. */
  readonly name: string;
  /** Absolute path of the project's folder. */
  readonly folder: string;
  /** Path of the built site, absolute or relative to the folder. */
  readonly output: string;
  /**
   * Paths of caches and output, absolute or relative to the folder, which are deleted before a cold
   * build.
   */
  readonly made: readonly string[];
  /** Node script of a production build, with its arguments. */
  readonly build: readonly string[];
  /** Path of a Node binary in the folder, if the current one is too old for the system. */
  readonly node?: string;
  /** Returns the Node script of the dev server, with its arguments, for a port. */
  readonly dev: (port: number) => readonly string[];
  /** Extra environment variables for build and server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Source files to edit, absolute or relative to the folder: builds edit only `glossary`. */
  readonly sources: { readonly glossary: string; readonly home: string };
  /** Page paths, relative to the base path. */
  readonly pages: ReaderPages;
  /** CSS selector of the links whose clicks are timed. */
  readonly links: string;
}

/** Pages to measure. Readers load all three; clicks start on `glossary` and `class`. */
interface ReaderPages {
  readonly glossary: string;
  readonly class: string;
  readonly home: string;
}

/** Base path at which the site of every system is served. */
export const baseUrl = '/docs/';
