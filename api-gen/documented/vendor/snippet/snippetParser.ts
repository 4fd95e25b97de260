/**
 * A parser for snippets in TextMate syntax, taken over from Visual Studio Code.
 *
 * @module
 */

/** The kinds of pieces that the scanner finds in a snippet. */
export declare const enum TokenType {
  /** A dollar sign, which begins tab stops and variables. */
  Dollar = 0,

  /** A colon, before a default value or a format. */
  Colon = 1,

  /** A comma, between choices. */
  Comma = 2,

  /** An opening brace. */
  CurlyOpen = 3,

  /** A closing brace. */
  CurlyClose = 4,

  /** A backslash, which takes the next character's meaning away. */
  Backslash = 5,

  /** A slash, which separates the parts of a transform. */
  Forwardslash = 6,

  /** A vertical bar, around the choices. */
  Pipe = 7,

  /** A number. */
  Int = 8,

  /** A name. */
  VariableName = 9,

  /** Anything that has no meaning of its own. */
  Format = 10,

  /** A plus sign, before the value for a group that matched. */
  Plus = 11,

  /** A hyphen, before the value for a group that did not match. */
  Dash = 12,

  /** A question mark, before both such values. */
  QuestionMark = 13,

  /** The end of the snippet. */
  EOF = 14,
}

/** A piece of a snippet. */
export interface Token {
  /** What kind of piece it is. */
  type: TokenType;

  /** Where it begins. */
  pos: number;

  /** How long it is. */
  len: number;
}

/** Cuts a snippet into tokens. */
export declare class Scanner {
  private static _table: {
    [ch: number]: TokenType;
  };

  /**
   * Tells whether a character is a digit.
   *
   * @param ch - The character's code.
   */
  static isDigitCharacter(ch: number): boolean;

  /**
   * Tells whether a character may be part of a variable's name, apart from digits.
   *
   * @param ch - The character's code.
   */
  static isVariableCharacter(ch: number): boolean;

  /** The text that is being scanned. */
  value: string;

  /** Where the next token begins. */
  pos: number;

  /**
   * Starts over with another text.
   *
   * @param value - The text.
   */
  text(value: string): void;

  /**
   * Returns the text of a token.
   *
   * @param token - The token.
   */
  tokenText(token: Token): string;

  /**
   * Finds the next token and moves past it.
   *
   * @returns The token; at the end one of type `EOF`, over and over.
   */
  next(): Token;
}

/** A node in the tree of a parsed snippet. */
export declare abstract class Marker {
  /** Keeps other classes from being taken for markers by the compiler. */
  readonly _markerBrand: any;

  /** The node that contains this one. */
  parent: Marker;

  /** The nodes in this one. */
  protected _children: Marker[];

  /**
   * Adds a node at the end; text next to text is joined.
   *
   * @param child - The node.
   * @returns This node.
   */
  appendChild(child: Marker): this;

  /**
   * Puts other nodes in the place of a child.
   *
   * @param child - The child to replace.
   * @param others - What replaces it.
   */
  replace(child: Marker, others: Marker[]): void;

  /** The nodes in this one. */
  get children(): Marker[];

  /** The snippet that contains this node, if any. */
  get snippet(): TextmateSnippet | undefined;

  /** Returns the text as it is inserted. */
  toString(): string;

  /** Returns the source in TextMate syntax, from which the node could be parsed again. */
  abstract toTextmateString(): string;

  /** Returns the length of the node's own text, without its children. */
  len(): number;

  /** Copies the node with everything in it. */
  abstract clone(): Marker;
}

/** Text that is inserted as it stands. */
export declare class Text extends Marker {
  /** The text. */
  value: string;

  /**
   * Protects characters that mean something in snippets.
   *
   * @param value - The text.
   * @returns The text with backslashes before dollars, braces and backslashes.
   */
  static escape(value: string): string;

  /**
   * Creates a {@link Text}.
   *
   * @param value - The text.
   */
  constructor(value: string);

  /** Returns the text. */
  toString(): string;

  /** Returns the text with backslashes where needed. */
  toTextmateString(): string;

  /** Returns the length of the text. */
  len(): number;

  /** Copies the text. */
  clone(): Text;
}

/** A node whose value may be rewritten by a transform. */
export declare abstract class TransformableMarker extends Marker {
  /** The transform, if there is one. */
  transform?: Transform;
}

/** A tab stop, with a default value or choices if there are any. */
export declare class Placeholder extends TransformableMarker {
  /** The number of the tab stop. */
  index: number;

  /**
   * Compares tab stops for sorting in the order in which they are visited: 0 comes last.
   *
   * @param a - A tab stop.
   * @param b - Another tab stop.
   */
  static compareByIndex(a: Placeholder, b: Placeholder): number;

  /**
   * Creates a {@link Placeholder}.
   *
   * @param index - The number of the tab stop; 0 is where the cursor ends.
   */
  constructor(index: number);

  /** Whether the cursor ends here. */
  get isFinalTabstop(): boolean;

  /** The choices, if the tab stop offers any. */
  get choice(): Choice | undefined;

  /** Returns the tab stop in TextMate syntax. */
  toTextmateString(): string;

  /** Copies the tab stop with its contents. */
  clone(): Placeholder;
}

/** A list of values to choose from. */
export declare class Choice extends Marker {
  /** The values; the first one is inserted. */
  readonly options: Text[];

  /**
   * Adds a value.
   *
   * @param marker - The value, which must be text; others are ignored.
   * @returns This list.
   */
  appendChild(marker: Marker): this;

  /** Returns the first value. */
  toString(): string;

  /** Returns the values in TextMate syntax. */
  toTextmateString(): string;

  /** Returns the length of the first value. */
  len(): number;

  /** Copies the list. */
  clone(): Choice;
}

/** Rewrites a value by a regular expression. */
export declare class Transform extends Marker {
  /** What is looked for. */
  regexp: RegExp;

  /**
   * Rewrites a value. If nothing matches, what the format says for that case is used.
   *
   * @param value - The value.
   * @returns The rewritten value.
   */
  resolve(value: string): string;
  private _replace(groups: string[]): string;

  /** Returns nothing: a transform has no text of its own. */
  toString(): string;

  /** Returns the transform in TextMate syntax. */
  toTextmateString(): string;

  /** Copies the transform. */
  clone(): Transform;
}

/** A reference to a group of the expression, possibly in another style. */
export declare class FormatString extends Marker {
  /** The number of the group. */
  readonly index: number;

  /** The style, such as `upcase` or `camelcase`. */
  readonly shorthandName?: string | undefined;

  /** What to use if the group matched. */
  readonly ifValue?: string | undefined;

  /** What to use if it did not. */
  readonly elseValue?: string | undefined;

  /**
   * Creates a {@link FormatString}.
   *
   * @param index - The number of the group.
   * @param shorthandName - The style.
   * @param ifValue - What to use if the group matched.
   * @param elseValue - What to use if it did not.
   */
  constructor(
    index: number,
    shorthandName?: string | undefined,
    ifValue?: string | undefined,
    elseValue?: string | undefined,
  );

  /**
   * Applies the format.
   *
   * @param value - What the group matched, if anything.
   * @returns The text in its new style.
   */
  resolve(value?: string): string;
  private _toPascalCase(value: string): string;
  private _toCamelCase(value: string): string;

  /** Returns the reference in TextMate syntax. */
  toTextmateString(): string;

  /** Copies the reference. */
  clone(): FormatString;
}

/** A variable, with a default value if there is one. */
export declare class Variable extends TransformableMarker {
  /** The name. */
  name: string;

  /**
   * Creates a {@link Variable}.
   *
   * @param name - The name.
   */
  constructor(name: string);

  /**
   * Puts the value in.
   *
   * @param resolver - Knows the values.
   * @returns Whether there was a value.
   */
  resolve(resolver: VariableResolver): boolean;

  /** Returns the variable in TextMate syntax. */
  toTextmateString(): string;

  /** Copies the variable with its default. */
  clone(): Variable;
}

/** Knows the values of variables. */
export interface VariableResolver {
  /**
   * Looks up a value.
   *
   * @param variable - The variable.
   * @returns The value, or `undefined` if the variable is unknown.
   */
  resolve(variable: Variable): string | undefined;
}

/** A whole snippet, the root of the tree. */
export declare class TextmateSnippet extends Marker {
  private _placeholders?: {
    all: Placeholder[];
    last?: Placeholder;
  };

  /** All tab stops, and the one with the highest number. */
  get placeholderInfo(): {
    /** All tab stops in the order of the text. */
    all: Placeholder[];
    /** The tab stop with the highest number. */
    last?: Placeholder | undefined;
  };

  /** All tab stops in the order of the text. */
  get placeholders(): Placeholder[];

  /**
   * Counts the characters before a node.
   *
   * @param marker - A node of the snippet.
   * @returns The number, or -1 if the node is not in the snippet.
   */
  offset(marker: Marker): number;

  /**
   * Counts the characters of a node and all that it contains.
   *
   * @param marker - A node of the snippet.
   */
  fullLen(marker: Marker): number;

  /**
   * Lists the tab stops around a tab stop, the nearest first.
   *
   * @param placeholder - The inner tab stop.
   */
  enclosingPlaceholders(placeholder: Placeholder): Placeholder[];

  /**
   * Puts in the values of all variables.
   *
   * @param resolver - Knows the values.
   * @returns This snippet.
   */
  resolveVariables(resolver: VariableResolver): this;

  /**
   * Adds a node at the end.
   *
   * @param child - The node.
   * @returns This snippet.
   */
  appendChild(child: Marker): this;

  /**
   * Puts other nodes in the place of a child.
   *
   * @param child - The child to replace.
   * @param others - What replaces it.
   */
  replace(child: Marker, others: Marker[]): void;

  /** Returns the snippet in TextMate syntax. */
  toTextmateString(): string;

  /** Copies the snippet. */
  clone(): TextmateSnippet;

  /**
   * Visits all nodes, parents before their children.
   *
   * @param visitor - Called with each node; if it returns `false`, the walk ends.
   */
  walk(visitor: (marker: Marker) => boolean): void;
}

/** Turns TextMate syntax into a tree. */
export declare class SnippetParser {
  /**
   * Protects text so that it can stand in a snippet.
   *
   * @param value - The text.
   */
  static escape(value: string): string;

  /**
   * Tells whether a snippet seems to use the clipboard, without parsing it.
   *
   * @param template - The snippet's source.
   */
  static guessNeedsClipboard(template: string): boolean;
  private _scanner: Scanner;
  private _token: Token;

  /**
   * Returns the text that a snippet would insert.
   *
   * @param value - The snippet's source.
   */
  text(value: string): string;

  /**
   * Parses a snippet. Tab stops with the same number get the same default value.
   *
   * @param value - The snippet's source.
   * @param insertFinalTabstop - Whether to add a final tab stop if there are other tab stops but
   *   no final one.
   * @param enforceFinalTabstop - Whether to add one in any case.
   */
  parse(
    value: string,
    insertFinalTabstop?: boolean,
    enforceFinalTabstop?: boolean,
  ): TextmateSnippet;
  private _accept(type?: TokenType): boolean;
  private _accept(type: TokenType | undefined, value: true): string;
  private _backTo(token: Token): false;
  private _until(type: TokenType): false | string;
  private _parse(marker: Marker): boolean;
  private _parseEscaped(marker: Marker): boolean;
  private _parseTabstopOrVariableName(parent: Marker): boolean;
  private _parseComplexPlaceholder(parent: Marker): boolean;
  private _parseChoiceElement(parent: Choice): boolean;
  private _parseComplexVariable(parent: Marker): boolean;
  private _parseTransform(parent: TransformableMarker): boolean;
  private _parseFormatString(parent: Transform): boolean;
  private _parseAnything(marker: Marker): boolean;
}
