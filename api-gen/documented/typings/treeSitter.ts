/**
 * Ambient declarations of the parser library, which is not a dependency of its own but comes from
 * the companion parse-tree extension.
 *
 * The part of the WebAssembly build of the incremental parser on which the engine relies.
 *
 * @module typings/treeSitter
 */
declare module 'web-tree-sitter' {
  /** Turns source text into a syntax tree, once it has been given a grammar. */
  class Parser {
    /** Loads the WebAssembly module; must have finished before a parser is created. */
    static init(): Promise<void>;

    /** Frees the memory that the parser holds outside the JavaScript heap. */
    delete(): void;

    /**
     * Parses a text with the current grammar.
     *
     * @param input - The text, or a function that delivers it piece by piece.
     * @param previousTree - The tree of an earlier version, already told about the edits, from
     * which unchanged parts are reused.
     * @param options - Limits parsing to parts of the text.
     * @returns The new tree, which the caller has to free.
     */
    parse(
      input: string | Parser.Input,
      previousTree?: Parser.Tree,
      options?: Parser.Options,
    ): Parser.Tree;

    /** Returns the grammar in use. */
    getLanguage(): any;

    /**
     * Chooses the grammar for later calls of {@link Parser.parse}.
     *
     * @param language - A grammar loaded by {@link Parser.Language.load}, or `null` to unset it.
     */
    setLanguage(language: any): void;

    /** Returns the function that receives parsing details. */
    getLogger(): Parser.Logger;

    /**
     * Sets the function that receives parsing details, for debugging grammars.
     *
     * @param logFunc - Called for every step of the lexer and the parser.
     */
    setLogger(logFunc: Parser.Logger): void;
  }

  /** Types that describe trees, nodes, grammars and queries. */
  namespace Parser {
    /** Settings for one run of the parser. */
    type Options = {
      /** The only parts of the text that are parsed, in order and without overlap. */
      includedRanges?: Range[];
    };

    /** A place in the source text, counted in rows and columns from zero. */
    type Point = {
      /** Number of line breaks before the place. */
      row: number;

      /** Number of characters between the start of the row and the place. */
      column: number;
    };

    /** A stretch of source text, given both in points and in offsets. */
    type Range = {
      /** The first place of the stretch. */
      startPosition: Point;

      /** The place just after the stretch. */
      endPosition: Point;

      /** Offset of the first character. */
      startIndex: number;

      /** Offset just after the last character. */
      endIndex: number;
    };

    /**
     * Describes a change of the text so that an existing tree can be adjusted before parsing again.
     */
    type Edit = {
      /** Offset at which the change begins. */
      startIndex: number;

      /** Offset of the end of the replaced text. */
      oldEndIndex: number;

      /** Offset of the end of the new text. */
      newEndIndex: number;

      /** Place at which the change begins. */
      startPosition: Point;

      /** Place of the end of the replaced text. */
      oldEndPosition: Point;

      /** Place of the end of the new text. */
      newEndPosition: Point;
    };

    /**
     * Receives one message for each step of lexing or parsing.
     *
     * @param message - What happened.
     * @param params - Details of the step, by name.
     * @param type - Whether the step belongs to the parser or to the lexer.
     */
    type Logger = (
      message: string,
      params: {
        [param: string]: string;
      },
      type: 'parse' | 'lex',
    ) => void;

    /**
     * Delivers source text on demand.
     *
     * @param startIndex - Offset from which text is wanted.
     * @param startPoint - The same place in rows and columns.
     * @param endIndex - Offset up to which text is wanted.
     * @returns A piece of text, or `null` at the end.
     */
    type Input = (startIndex: number, startPoint?: Point, endIndex?: number) => string | null;

    /** A node of a syntax tree: its type, its place in the text and its relatives. */
    interface SyntaxNode {
      /** Number that identifies the node within its tree. */
      id: number;

      /** The tree to which the node belongs. */
      tree: Tree;

      /**
       * The node's type in the grammar, for example `if_statement`, or the literal text of an
       * anonymous node.
       */
      type: string;

      /** The source text that the node covers. */
      text: string;

      /** Place of the node's first character. */
      startPosition: Point;

      /** Place just after the node's last character. */
      endPosition: Point;

      /** Offset of the node's first character. */
      startIndex: number;

      /** Offset just after the node's last character. */
      endIndex: number;

      /** The node that directly contains this one, or `null` at the root. */
      parent: SyntaxNode | null;

      /** All direct children, punctuation included. */
      children: Array<SyntaxNode>;

      /** The direct children that have a name in the grammar. */
      namedChildren: Array<SyntaxNode>;

      /** How many children there are. */
      childCount: number;

      /** How many named children there are. */
      namedChildCount: number;

      /** The first child, or `null` for a leaf. */
      firstChild: SyntaxNode | null;

      /** The first named child, or `null` without one. */
      firstNamedChild: SyntaxNode | null;

      /** The last child, or `null` for a leaf. */
      lastChild: SyntaxNode | null;

      /** The last named child, or `null` without one. */
      lastNamedChild: SyntaxNode | null;

      /** The node that follows under the same parent, or `null` at the end. */
      nextSibling: SyntaxNode | null;

      /** The named node that follows under the same parent, or `null` without one. */
      nextNamedSibling: SyntaxNode | null;

      /** The node that precedes under the same parent, or `null` at the start. */
      previousSibling: SyntaxNode | null;

      /** The named node that precedes under the same parent, or `null` without one. */
      previousNamedSibling: SyntaxNode | null;

      /** Says whether an edit has touched the node since it was parsed. */
      hasChanges(): boolean;

      /** Says whether the node contains a syntax error. */
      hasError(): boolean;

      /**
       * Says whether two objects stand for the same node.
       *
       * @param other - The node to compare with.
       */
      equals(other: SyntaxNode): boolean;

      /** Says whether the parser invented the node to recover from an error. */
      isMissing(): boolean;

      /**
       * Says whether the node has a name in the grammar, as opposed to literal text such as a
       * bracket.
       */
      isNamed(): boolean;

      /** Writes the subtree as a parenthesized expression of node types. */
      toString(): string;

      /**
       * Returns a child by number.
       *
       * @param index - Position among all children, from zero.
       * @returns The child, or `null` when there are not that many.
       */
      child(index: number): SyntaxNode | null;

      /**
       * Returns a named child by number.
       *
       * @param index - Position among the named children, from zero.
       * @returns The child, or `null` when there are not that many.
       */
      namedChild(index: number): SyntaxNode | null;

      /**
       * Returns the child that plays a given role.
       *
       * @param fieldId - Number of the role in the grammar.
       * @returns The child, or `null` when the role is not filled.
       */
      childForFieldId(fieldId: number): SyntaxNode | null;

      /**
       * Returns the child that plays a given role.
       *
       * @param fieldName - Name of the role in the grammar, such as `body`.
       * @returns The child, or `null` when the role is not filled.
       */
      childForFieldName(fieldName: string): SyntaxNode | null;

      /**
       * Finds the smallest node at an offset.
       *
       * @param index - Offset in the source text.
       */
      descendantForIndex(index: number): SyntaxNode;

      /**
       * Finds the smallest node that covers a stretch of text.
       *
       * @param startIndex - Offset at which the stretch begins.
       * @param endIndex - Offset at which the stretch ends.
       */
      descendantForIndex(startIndex: number, endIndex: number): SyntaxNode;

      /**
       * Collects all nodes of given types below this one, in the order of the text.
       *
       * @param type - One node type or several.
       * @param startPosition - Leaves out nodes that end before this place.
       * @param endPosition - Leaves out nodes that start after this place.
       */
      descendantsOfType(
        type: string | Array<string>,
        startPosition?: Point,
        endPosition?: Point,
      ): Array<SyntaxNode>;

      /**
       * Finds the smallest named node at an offset.
       *
       * @param index - Offset in the source text.
       */
      namedDescendantForIndex(index: number): SyntaxNode;

      /**
       * Finds the smallest named node that covers a stretch of text.
       *
       * @param startIndex - Offset at which the stretch begins.
       * @param endIndex - Offset at which the stretch ends.
       */
      namedDescendantForIndex(startIndex: number, endIndex: number): SyntaxNode;

      /**
       * Finds the smallest node at a place.
       *
       * @param position - Row and column in the source text.
       */
      descendantForPosition(position: Point): SyntaxNode;

      /**
       * Finds the smallest node that covers the text between two places.
       *
       * @param startPosition - Where the text begins.
       * @param endPosition - Where the text ends.
       */
      descendantForPosition(startPosition: Point, endPosition: Point): SyntaxNode;

      /**
       * Finds the smallest named node at a place.
       *
       * @param position - Row and column in the source text.
       */
      namedDescendantForPosition(position: Point): SyntaxNode;

      /**
       * Finds the smallest named node that covers the text between two places.
       *
       * @param startPosition - Where the text begins.
       * @param endPosition - Where the text ends.
       */
      namedDescendantForPosition(startPosition: Point, endPosition: Point): SyntaxNode;

      /** Returns a cursor that starts at this node and cannot leave its subtree. */
      walk(): TreeCursor;
    }

    /**
     * Moves through a tree step by step, cheaper than following node objects, and knows the role of
     * the current node.
     */
    interface TreeCursor {
      /** Type of the current node. */
      nodeType: string;

      /** Source text of the current node. */
      nodeText: string;

      /** Whether the current node has a name in the grammar. */
      nodeIsNamed: boolean;

      /** Place where the current node begins. */
      startPosition: Point;

      /** Place just after the current node. */
      endPosition: Point;

      /** Offset where the current node begins. */
      startIndex: number;

      /** Offset just after the current node. */
      endIndex: number;

      /**
       * Starts anew from another node.
       *
       * @param node - The new starting point, which also becomes the limit.
       */
      reset(node: SyntaxNode): void;

      /** Frees the memory that the cursor holds outside the JavaScript heap. */
      delete(): void;

      /** Returns the node on which the cursor stands. */
      currentNode(): SyntaxNode;

      /** Returns the number of the role that the current node plays for its parent. */
      currentFieldId(): number;

      /** Returns the name of the role that the current node plays for its parent. */
      currentFieldName(): string;

      /**
       * Moves up by one level.
       *
       * @returns Whether there was somewhere to go.
       */
      gotoParent(): boolean;

      /**
       * Moves down to the first child.
       *
       * @returns Whether there was somewhere to go.
       */
      gotoFirstChild(): boolean;

      /**
       * Moves down to the first child that reaches beyond an offset.
       *
       * @param index - Offset in the source text.
       * @returns Whether there was such a child.
       */
      gotoFirstChildForIndex(index: number): boolean;

      /**
       * Moves on to the following node of the same parent.
       *
       * @returns Whether there was somewhere to go.
       */
      gotoNextSibling(): boolean;
    }

    /** The syntax tree of one version of a document. */
    interface Tree {
      /** The node that covers the whole document. */
      readonly rootNode: SyntaxNode;

      /** Makes an independent copy, which has to be freed on its own. */
      copy(): Tree;

      /** Frees the memory that the tree holds outside the JavaScript heap. */
      delete(): void;

      /**
       * Moves the tree's positions to match a change of the text, so that it can be handed to
       * {@link Parser.parse}.
       *
       * @param delta - The change of the text.
       */
      edit(delta: Edit): Tree;

      /** Returns a cursor that starts at the root. */
      walk(): TreeCursor;

      /**
       * Lists the parts of the text whose structure differs between two trees.
       *
       * @param other - The tree to compare with, parsed from this one after an edit.
       */
      getChangedRanges(other: Tree): Range[];

      /**
       * Returns the part of the text that was edited between two trees.
       *
       * @param other - The tree to compare with.
       */
      getEditedRange(other: Tree): Range;

      /** Returns the grammar with which the tree was made. */
      getLanguage(): any;
    }

    /** A compiled grammar. */
    class Language {
      /**
       * Loads a grammar compiled to WebAssembly.
       *
       * @param input - Path or address of the file, or its bytes.
       */
      static load(input: string | Uint8Array): Promise<Language>;

      /** Version of the binary interface for which the grammar was compiled. */
      readonly version: number;

      /** How many roles the grammar defines. */
      readonly fieldCount: number;

      /** How many node types the grammar defines. */
      readonly nodeTypeCount: number;

      /**
       * Returns the name of a role.
       *
       * @param fieldId - Number of the role.
       * @returns The name, or `null` for an unknown number.
       */
      fieldNameForId(fieldId: number): string | null;

      /**
       * Returns the number of a role.
       *
       * @param fieldName - Name of the role.
       * @returns The number, or `null` for an unknown name.
       */
      fieldIdForName(fieldName: string): number | null;

      /**
       * Returns the number of a node type.
       *
       * @param type - Name or literal text of the type.
       * @param named - Whether a named type is meant, as opposed to literal text.
       */
      idForNodeType(type: string, named: boolean): number;

      /**
       * Returns the name of a node type.
       *
       * @param typeId - Number of the type.
       * @returns The name, or `null` for an unknown number.
       */
      nodeTypeForId(typeId: number): string | null;

      /**
       * Says whether a node type has a name in the grammar.
       *
       * @param typeId - Number of the type.
       */
      nodeTypeIsNamed(typeId: number): boolean;

      /**
       * Says whether nodes of a type appear in trees.
       *
       * @param typeId - Number of the type.
       */
      nodeTypeIsVisible(typeId: number): boolean;

      /**
       * Compiles a query for this grammar; throws when the query is malformed.
       *
       * @param source - One or more patterns in the query language of the parser.
       */
      query(source: string): Query;
    }

    /** A node to which a query gave a name. */
    interface QueryCapture {
      /** The name, without its at sign. */
      name: string;

      /** The node. */
      node: SyntaxNode;
    }

    /** One place at which a pattern of a query fits. */
    interface QueryMatch {
      /** Position of the pattern in the query, from zero. */
      pattern: number;

      /** Nodes that the pattern named. */
      captures: QueryCapture[];
    }

    /** A directive in a query that the parser does not evaluate but hands on. */
    interface PredicateResult {
      /** Name of the directive. */
      operator: string;

      /** Arguments of the directive. */
      operands: {
        /** Text of the argument or name of the capture. */
        name: string;

        /** Whether the argument is a literal string or a capture. */
        type: string;
      }[];
    }

    /** A set of compiled patterns that can be searched for in a tree. */
    class Query {
      /** All names the patterns give to nodes. */
      captureNames: string[];

      /** Frees the memory that the query holds outside the JavaScript heap. */
      delete(): void;

      /**
       * Finds every place at which a pattern fits.
       *
       * @param node - Where to search: this node and everything below it.
       * @param startPosition - Leaves out matches that end before this place.
       * @param endPosition - Leaves out matches that start after this place.
       */
      matches(node: SyntaxNode, startPosition?: Point, endPosition?: Point): QueryMatch[];

      /**
       * Lists the named nodes of all matches in the order of the text.
       *
       * @param node - Where to search: this node and everything below it.
       * @param startPosition - Leaves out nodes that end before this place.
       * @param endPosition - Leaves out nodes that start after this place.
       */
      captures(node: SyntaxNode, startPosition?: Point, endPosition?: Point): QueryCapture[];

      /**
       * Returns the directives of one pattern.
       *
       * @param patternIndex - Position of the pattern in the query, from zero.
       */
      predicatesForPattern(patternIndex: number): PredicateResult[];
    }
  }
  export = Parser;
}
