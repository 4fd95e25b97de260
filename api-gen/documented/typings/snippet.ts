/**
 * The format of snippet files: what the user writes to define text that can be inserted or wrapped
 * around a target.
 *
 * @module
 */
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TextFormatterName } from './Types';

/** Limits a snippet definition to certain places. */
export interface SnippetScope {
  /** Editor language identifiers in which the definition applies; all languages when left out. */
  langIds?: string[];

  /**
   * Syntactic surroundings in which the definition applies, so that a function inside a class can
   * look different from one at the top level. Snippets that use it are rejected for now.
   */
  scopeTypes?: SimpleScopeTypeType[];
}

/** The lines of a snippet. */
export type SnippetBody = string[];

/** One way to write a snippet, valid in some or all places. */
export interface SnippetDefinition {
  /** The lines of text, in the syntax of the editor's own snippets; `$name` marks a placeholder. */
  body: SnippetBody;

  /** Where this definition applies; everywhere when left out. */
  scope?: SnippetScope;

  /**
   * Settings for placeholders that hold for this definition only and win over those of
   * {@link Snippet.variables}.
   */
  variables?: Record<string, SnippetVariable>;
}

/** Settings for one placeholder of a snippet. */
export interface SnippetVariable {
  /**
   * The scope to which a bare target grows when the snippet is wrapped around it at this
   * placeholder.
   */
  wrapperScopeType?: SimpleScopeTypeType;

  /** Explains the placeholder to readers of the snippet file. */
  description?: string;

  /** How the words of a spoken phrase are joined when they fill this placeholder. */
  formatter?: TextFormatterName;
}

/** A named piece of text, possibly with different definitions for different languages. */
export interface Snippet {
  /** Candidates in order of preference; the first one whose scope fits is used. */
  definitions: SnippetDefinition[];

  /** Settings for placeholders, by the name of the placeholder without its dollar sign. */
  variables?: Record<string, SnippetVariable>;

  /** Explains the snippet to readers of the snippet file. */
  description?: string;

  /**
   * Scopes to which a bare target grows before the snippet is inserted before or after it;
   * they are tried in order until one is found around the target.
   */
  insertionScopeTypes?: SimpleScopeTypeType[];
}

/** Snippets by name. */
export type SnippetMap = Record<string, Snippet>;
