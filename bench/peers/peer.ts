/** A documentation system that is measured with this site's pages. */
export interface Peer {
  /** Name and version, as the table shows it. */
  readonly name: string;
  /** Folder of the project, as an absolute path. */
  readonly folder: string;
  /** The built site, relative to the folder. */
  readonly output: string;
  /** Caches and output, relative to the folder, which a cold build starts without. */
  readonly made: readonly string[];
  /** Command and arguments of a production build. */
  readonly build: readonly string[];
  /** A Node binary below the folder, when this one is too old for the system. */
  readonly node?: string;
  /** Command and arguments of the development server on a port. */
  readonly dev: (port: number) => readonly string[];
  /** Extra environment variables for build and server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Source files, relative to the folder, that builds and servers see changed. */
  readonly sources: { readonly glossary: string; readonly home: string };
  /** Addresses below the base path. */
  readonly pages: ReaderPages;
  /** CSS selector of the links whose clicks are timed. */
  readonly links: string;
}

/** The three pages that readers load, and two whose sidebars are clicked through. */
interface ReaderPages {
  readonly glossary: string;
  readonly class: string;
  readonly home: string;
}

/** The path below which all systems serve. */
export const baseUrl = '/docs/';
