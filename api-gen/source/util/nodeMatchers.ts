import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import {
  NodeFinder,
  NodeMatcher,
  NodeMatcherAlternative,
  SelectionExtractor,
} from '../typings/Types';

export declare function matcher(finder: NodeFinder, selector?: SelectionExtractor): NodeMatcher;

export declare function chainedMatcher(
  finders: NodeFinder[],
  selector?: SelectionExtractor,
): NodeMatcher;

export declare function ancestorChainNodeMatcher(
  nodeFinders: NodeFinder[],
  nodeToReturn?: number,
  selector?: SelectionExtractor,
): NodeMatcher;

export declare function typeMatcher(...typeNames: string[]): NodeMatcher;

export declare function patternMatcher(...patterns: string[]): NodeMatcher;

export declare function argumentMatcher(...parentTypes: string[]): NodeMatcher;

export declare function conditionMatcher(...patterns: string[]): NodeMatcher;

export declare function leadingMatcher(patterns: string[], delimiters?: string[]): NodeMatcher;

export declare function trailingMatcher(patterns: string[], delimiters?: string[]): NodeMatcher;

export declare function cascadingMatcher(...matchers: NodeMatcher[]): NodeMatcher;

export declare const notSupported: NodeMatcher;

export declare function createPatternMatchers(
  nodeMatchers: Partial<Record<SimpleScopeTypeType, NodeMatcherAlternative>>,
): Record<SimpleScopeTypeType, NodeMatcher>;
