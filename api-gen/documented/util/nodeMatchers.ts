/**
 * Building blocks that recognize scopes in a syntax tree; each combines finding a node with
 * choosing its text.
 *
 * @module
 */
import type { ancestorChainNodeFinder, patternFinder } from './nodeFinders';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import {
  NodeFinder,
  NodeMatcher,
  NodeMatcherAlternative,
  NodeMatcherValue,
  SelectionExtractor,
  SelectionWithEditor,
} from '../typings/Types';

/**
 * Joins a finder and an extractor to a matcher.
 *
 * @param finder - Finds the node.
 * @param selector - Chooses the text; by default exactly the node.
 * @returns A matcher with at most one match.
 */
export declare function matcher(finder: NodeFinder, selector?: SelectionExtractor): NodeMatcher;

/**
 * Makes a matcher that applies several finders one after the other, each to what the previous one
 * found.
 *
 * @param finders - The steps in the order of their use.
 * @param selector - Chooses the text of the last node; by default exactly the node.
 * @returns A matcher that finds nothing as soon as one step does.
 */
export declare function chainedMatcher(
  finders: NodeFinder[],
  selector?: SelectionExtractor,
): NodeMatcher;

/**
 * Makes a matcher that checks a chain of ancestors, as {@link ancestorChainNodeFinder} does.
 *
 * @param nodeFinders - The conditions, from the topmost ancestor down to the node.
 * @param nodeToReturn - Which link of the chain is matched; by default the topmost ancestor.
 * @param selector - Chooses the text; by default exactly the node.
 * @returns A matcher that finds nothing unless every condition holds.
 */
export declare function ancestorChainNodeMatcher(
  nodeFinders: NodeFinder[],
  nodeToReturn?: number,
  selector?: SelectionExtractor,
): NodeMatcher;

/**
 * Makes a matcher for nodes of given types.
 *
 * @param typeNames - Node types of the grammar.
 * @returns A matcher that selects exactly the node.
 */
export declare function typeMatcher(...typeNames: string[]): NodeMatcher;

/**
 * Makes a matcher from the patterns that {@link patternFinder} understands.
 *
 * @param patterns - The patterns, tried in turn.
 * @returns A matcher that selects exactly the node found.
 */
export declare function patternMatcher(...patterns: string[]): NodeMatcher;

/**
 * Makes a matcher for items of bracketed lists, which takes the commas between them into account.
 *
 * @param parentTypes - Node types of the lists.
 * @returns A matcher whose result can be removed without leaving a stray comma.
 */
export declare function argumentMatcher(...parentTypes: string[]): NodeMatcher;

/**
 * Makes a matcher for conditions, whose enclosing parentheses are not part of the text.
 *
 * @param patterns - The patterns, tried in turn.
 * @returns A matcher that selects the node without parentheses or a final semicolon.
 */
export declare function conditionMatcher(...patterns: string[]): NodeMatcher;

/**
 * Makes a matcher whose text is removed together with what stands before it, such as the colon of a
 * type annotation.
 *
 * @param patterns - The patterns, tried in turn.
 * @param delimiters - Node types that belong to the delimiter; without any, only the space before
 * the node does.
 * @returns A matcher that knows the delimiter before its node.
 */
export declare function leadingMatcher(patterns: string[], delimiters?: string[]): NodeMatcher;

/**
 * Makes a matcher whose text is removed together with what stands after it, such as the colon
 * after a key.
 *
 * @param patterns - The patterns, tried in turn.
 * @param delimiters - Node types that belong to the delimiter; without any, only the space after
 * the node does.
 * @returns A matcher that knows the delimiter after its node.
 */
export declare function trailingMatcher(patterns: string[], delimiters?: string[]): NodeMatcher;

/**
 * Makes a matcher that tries others until one of them matches.
 *
 * @param matchers - The alternatives in order of preference.
 * @returns A matcher with the result of the first one that fits.
 */
export declare function cascadingMatcher(...matchers: NodeMatcher[]): NodeMatcher;

/**
 * A matcher for scopes that a language has no notion of; always throws.
 *
 * @param _selection - Not used.
 * @param _node - Not used.
 * @returns Nothing; the declared type lets it stand for a matcher.
 */
export declare function notSupported(
  _selection: SelectionWithEditor,
  _node: SyntaxNode,
): NodeMatcherValue[] | null;

/**
 * Completes the table of scopes of a language: patterns become matchers, and finished matchers stay
 * as they are.
 *
 * @param nodeMatchers - A matcher or patterns for each scope the language knows; changed in place.
 * @returns The same table, typed as if every scope were present.
 */
export declare function createPatternMatchers(
  nodeMatchers: Partial<Record<SimpleScopeTypeType, NodeMatcherAlternative>>,
): Record<SimpleScopeTypeType, NodeMatcher>;
