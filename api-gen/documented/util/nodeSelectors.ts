/**
 * Building blocks that choose the text of a syntax node and what surrounds it.
 *
 * @module
 */
import { Position, Range, Selection, TextEditor } from '../libs/common';
import { Point, SyntaxNode } from 'web-tree-sitter';
import { NodeFinder, SelectionExtractor, SelectionWithContext } from '../typings/Types';

/**
 * Makes a range from two places in a syntax tree.
 *
 * @param startPosition - Where the range begins.
 * @param endPosition - Where the range ends.
 * @returns The range in terms of the editor.
 */
export declare function makeRangeFromPositions(startPosition: Point, endPosition: Point): Range;

/**
 * Turns a place in a syntax tree into an editor position.
 *
 * @param point - Row and column.
 * @returns The same place as line and character.
 */
export declare function positionFromPoint(point: Point): Position;

/**
 * Returns the text a node covers, as a range.
 *
 * @param node - Any syntax node.
 * @returns From the node's first character to just after its last.
 */
export declare function getNodeRange(node: SyntaxNode): Range;

/**
 * Makes a forward selection over two nodes and everything between them.
 *
 * @param anchor - The node at the start.
 * @param active - The node at the end.
 * @returns A selection with its cursor after `active`.
 */
export declare function makeNodePairSelection(anchor: SyntaxNode, active: SyntaxNode): Selection;

/**
 * Returns what lies between a node's first and last child, for example between brackets.
 *
 * @param node - A node with at least one child.
 * @returns The range without the outer children.
 */
export declare function getNodeInternalRange(node: SyntaxNode): Range;

/**
 * Selects exactly the node and records nothing about its surroundings.
 *
 * @param editor - The editor that shows the document.
 * @param node - The matched node.
 * @returns A forward selection with empty context.
 */
export declare function simpleSelectionExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

/**
 * Selects a node and the siblings after it, up to the next one of a kind; a Markdown section, for
 * instance, runs up to the next heading.
 *
 * @param editor - The editor that shows the document.
 * @param node - The node at the start.
 * @param nodeFinder - Recognizes the sibling before which to stop.
 * @returns A selection up to that sibling, or through the last one if there is none.
 */
export declare function extendUntilNextMatchingSiblingOrLast(
  editor: TextEditor,
  node: SyntaxNode,
  nodeFinder: NodeFinder,
): SelectionWithContext;

/**
 * Makes an extractor that also takes in the next sibling if it has one of the given types, such as
 * a semicolon.
 *
 * @param delimiters - Node types to take in.
 * @returns An extractor for one node and perhaps its successor.
 */
export declare function extendForwardPastOptional(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

/**
 * Selects two nodes and everything between them, in either order.
 *
 * @param editor - The editor that shows the document.
 * @param node1 - One of the nodes.
 * @param node2 - The other one.
 * @returns A forward selection with empty context.
 */
export declare function pairSelectionExtractor(
  editor: TextEditor,
  node1: SyntaxNode,
  node2: SyntaxNode,
): SelectionWithContext;

/**
 * Makes an extractor for items of a bracketed list: commas and brackets of any kind count as
 * delimiters.
 *
 * @returns An extractor that finds the delimiters around an item and falls back to a comma and a
 * space.
 */
export declare function argumentSelectionExtractor(): SelectionExtractor;

/**
 * Selects a node without the parentheses around it or, failing these, without the semicolon at its
 * end.
 *
 * @param editor - The editor that shows the document.
 * @param node - The matched node.
 * @returns A selection of the bare expression.
 */
export declare function unwrapSelectionExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

/**
 * Makes an extractor that remembers what stands before the node, up to the end of the previous
 * piece of code.
 *
 * @param delimiters - Types of the preceding node that belong to the delimiter.
 * @returns An extractor that fills in the leading delimiter.
 */
export declare function selectWithLeadingDelimiter(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

/**
 * Makes an extractor that selects from the first to the last suitable named child of a node.
 *
 * @param typesToExclude - Child types that are passed over.
 * @param typesToInclude - The only child types considered.
 * @returns An extractor, which throws when both lists have entries.
 */
export declare function childRangeSelector(
  typesToExclude?: string[],
  typesToInclude?: string[],
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

/**
 * Makes an extractor that remembers what stands after the node, up to the start of the next piece
 * of code.
 *
 * @param delimiters - Types of the following node that belong to the delimiter.
 * @returns An extractor that fills in the trailing delimiter.
 */
export declare function selectWithTrailingDelimiter(
  ...delimiters: string[]
): (editor: TextEditor, node: SyntaxNode) => SelectionWithContext;

/**
 * Makes an extractor for list items whose delimiters are nodes of given types.
 *
 * @param delimiters - Node types that count as delimiters.
 * @returns An extractor that finds the delimiters around an item and falls back to a comma and a
 * space.
 */
export declare function delimitersSelector(...delimiters: string[]): SelectionExtractor;

/**
 * Makes an extractor for list items, so that removing one takes a neighboring delimiter along and
 * inserting one adds it.
 *
 * @param isDelimiterNode - Recognizes delimiters among the siblings.
 * @param defaultDelimiter - What to insert between items when neither side of the node shows it.
 * @param getStartNode - Returns where an item that spans several nodes begins; by default at the
 * node.
 * @param getEndNode - Returns where an item that spans several nodes ends; by default at the node.
 * @returns An extractor that fills in both delimiters and the text between items.
 */
export declare function delimitedSelector(
  isDelimiterNode: (node: SyntaxNode) => boolean,
  defaultDelimiter: string,
  getStartNode?: (node: SyntaxNode) => SyntaxNode,
  getEndNode?: (node: SyntaxNode) => SyntaxNode,
): SelectionExtractor;

/**
 * Selects an element and records what is between its opening and closing tags; an element that
 * closes itself has no inside.
 *
 * @param editor - The editor that shows the document.
 * @param node - The element.
 * @returns A selection of the element with its interior.
 */
export declare function xmlElementExtractor(
  editor: TextEditor,
  node: SyntaxNode,
): SelectionWithContext;

/**
 * Chooses the text that separates items: the longer one of what stands after and what stands
 * before the item, since that is more likely to contain a line break.
 *
 * @param editor - The editor that shows the document.
 * @param leadingDelimiterRange - The delimiter before the item, if there is one.
 * @param trailingDelimiterRange - The delimiter after the item, if there is one.
 * @param defaultDelimiterInsertion - Takes the place of a missing delimiter.
 * @returns The delimiter to insert.
 */
export declare function getInsertionDelimiter(
  editor: TextEditor,
  leadingDelimiterRange: Range | undefined,
  trailingDelimiterRange: Range | undefined,
  defaultDelimiterInsertion: string,
): string | undefined;
