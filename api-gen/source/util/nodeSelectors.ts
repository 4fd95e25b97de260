import { Position, Range, Selection, TextEditor } from '../libs/common';
import { Point, SyntaxNode } from 'web-tree-sitter';
import { NodeFinder, SelectionExtractor, SelectionWithContext } from '../typings/Types';

export declare function makeRangeFromPositions(startPosition: Point, endPosition: Point): Range;

export declare function positionFromPoint(point: Point): Position;

export declare function getNodeRange(node: SyntaxNode): Range;

export declare function makeNodePairSelection(anchor: SyntaxNode, active: SyntaxNode): Selection;

export declare function getNodeInternalRange(node: SyntaxNode): Range;

export declare function simpleSelectionExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

export declare function extendUntilNextMatchingSiblingOrLast(
  editor: TextEditor,
  node: SyntaxNode,
  nodeFinder: NodeFinder,
): SelectionWithContext;

export declare function extendForwardPastOptional(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

export declare function pairSelectionExtractor(
  editor: TextEditor,
  node1: SyntaxNode,
  node2: SyntaxNode,
): SelectionWithContext;

export declare function argumentSelectionExtractor(): SelectionExtractor;

export declare function unwrapSelectionExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

export declare function selectWithLeadingDelimiter(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

export declare function childRangeSelector(
  typesToExclude?: string[],
  typesToInclude?: string[],
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

export declare function selectWithTrailingDelimiter(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

export declare function delimitersSelector(...delimiters: string[]): SelectionExtractor;

export declare function delimitedSelector(
  isDelimiterNode: (node: SyntaxNode) => boolean,
  defaultDelimiter: string,
  getStartNode?: (node: SyntaxNode) => SyntaxNode,
  getEndNode?: (node: SyntaxNode) => SyntaxNode,
): SelectionExtractor;

export declare function xmlElementExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

export declare function getInsertionDelimiter(
  editor: TextEditor,
  leadingDelimiterRange: Range | undefined,
  trailingDelimiterRange: Range | undefined,
  defaultDelimiterInsertion: string,
): string | undefined;
