/**
 * The snippets that can be inserted or wrapped around targets.
 *
 * @module
 */

import { Snippet, SnippetMap } from '../typings/snippet';
import { Graph } from '../typings/Types';

/** What went wrong with the user's snippet folder. */
interface DirectoryErrorMessage {
  /** The folder. */
  directory: string;

  /** The message that has been shown for it. */
  errorMessage: string;
}

/**
 * Collects snippets from Cursorless, from other extensions and from the user's folder, which it
 * looks at every second. On equal names the user's come first, then those of extensions.
 */
export declare class Snippets {
  private graph: Graph;
  private coreSnippets: SnippetMap;
  private thirdPartySnippets: Record<string, SnippetMap>;
  private userSnippets: SnippetMap;
  private mergedSnippets: SnippetMap;
  private userSnippetsDir?: string;
  private maxSnippetMtimeMs: number;
  private directoryErrorMessage: DirectoryErrorMessage | null | undefined;

  /**
   * Creates the {@link Snippets} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /** Reads the built-in snippets and the user's. */
  init(): Promise<void>;
  private updateUserSnippetsPath(): boolean;

  /**
   * Reads the user's folder again if a file in it has changed. An unreadable folder is reported
   * once, an unreadable file is left out.
   */
  updateUserSnippets(): Promise<void>;

  /**
   * Takes over the snippets of another extension, in place of any that it registered before.
   *
   * @param extensionId - The extension that offers the snippets.
   * @param snippets - The snippets by name.
   */
  registerThirdPartySnippets(extensionId: string, snippets: SnippetMap): void;
  private mergeSnippets(): void;

  /**
   * Looks up a snippet by name.
   *
   * @param snippetName - The name as used in commands, such as `tryCatchStatement`.
   * @throws An error when there is none; it mentions a problem with the snippet folder if there
   *   is one.
   */
  getSnippetStrict(snippetName: string): Snippet;
}
