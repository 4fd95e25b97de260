/** A documentation system that gets this site's pages and is measured beside it. */
export interface Peer {
  /** Name and version, as the table has it. */
  readonly name: string;
  /** Folder of the project, as an absolute path. */
  readonly folder: string;
  /** The built site, seen from the folder. */
  readonly output: string;
  /** Caches and output, seen from the folder: what a cold build begins without. */
  readonly made: readonly string[];
  /** Program and arguments of a production build. */
  readonly build: readonly string[];
  /** The Node program that runs it, below the folder, where this one is too old for it. */
  readonly node?: string;
  /** Program and arguments of the development server at a port. */
  readonly dev: (port: number) => readonly string[];
  /** Adds to the environment of build and server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Source files, seen from the folder, that builds and servers find changed. */
  readonly sources: { readonly glossary: string; readonly home: string };
  /** Addresses below the base path. */
  readonly pages: ReaderPages;
  /** CSS selector of the links whose clicks are timed. */
  readonly links: string;
}

/** The three pages that the reader loads, and two whose sidebars are clicked through. */
interface ReaderPages {
  readonly glossary: string;
  readonly class: string;
  readonly home: string;
}

/** The path below which all systems serve. */
export const baseUrl = '/docs/';
