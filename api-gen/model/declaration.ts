import type { Code, TokenTarget } from './code.ts';

/** Kinds of declarations. The words are those that readers see. */
export type DeclarationKind =
  | 'module'
  | 'namespace'
  | 'class'
  | 'interface'
  | 'enum'
  | 'enum member'
  | 'constructor'
  | 'property'
  | 'accessor'
  | 'method'
  | 'call signature'
  | 'index signature'
  | 'function'
  | 'type alias'
  | 'variable'
  | 'reference';

/** Words before a declaration's name. */
export type ModifierWord =
  'private' | 'protected' | 'static' | 'abstract' | 'readonly' | 'optional' | 'const';

/** A block of a comment: `@returns …`, `@example …`, an unknown tag. */
export interface CommentBlock {
  /** With the at sign. */
  readonly tag: string;
  readonly name?: string;
  /** Markdown; links to declarations are written `api:<id>`. */
  readonly body: string;
}

/** A documentation comment. */
export interface ApiComment {
  /** Markdown; links to declarations are written `api:<id>`. */
  readonly summary: string;
  readonly blocks: readonly CommentBlock[];
  /** Tags without text, such as `@deprecated` or `@internal`. */
  readonly modifiers: readonly string[];
  /** Texts of links whose target is not in scope where the comment stands; they are written `api-name:<text>`. */
  readonly brokenLinks: readonly string[];
}

/** A type parameter of a declaration or signature. */
export interface TypeParameter {
  readonly name: string;
  readonly code: readonly Code[];
  readonly comment: ApiComment | null;
}

/** A parameter of a signature. */
export interface Parameter {
  readonly name: string;
  readonly comment: ApiComment | null;
  readonly defaultValue?: string;
}

/** One way to call something. */
export interface Signature {
  readonly code: readonly Code[];
  readonly comment: ApiComment | null;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returns: readonly Code[];
}

/** A name with the declaration it stands for: `Base.run`. */
export interface NamedTarget {
  readonly name: string;
  readonly target?: TokenTarget;
}

/** Place in the documented source: path below the source folder. */
export interface DeclarationPosition {
  readonly file: string;
  readonly line: number;
}

/** A declaration of the documented source, as plain data. */
export interface Declaration {
  readonly id: number;
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly modifiers: readonly ModifierWord[];
  readonly comment: ApiComment | null;
  readonly position: DeclarationPosition | null;
  readonly typeParameters: readonly TypeParameter[];
  /** The declaration as code, without its body; empty where `signatures` say it. */
  readonly code: readonly Code[];
  readonly signatures: readonly Signature[];
  readonly extends: readonly (readonly Code[])[];
  readonly implements: readonly (readonly Code[])[];
  readonly overrides?: NamedTarget;
  readonly inheritedFrom?: NamedTarget;
  readonly implementationOf?: NamedTarget;
  /** What a re-export stands for. */
  readonly aliasOf?: number;
  readonly children: readonly Declaration[];
}

/** The documented source as a whole: its modules, sorted by name. */
export interface ApiProject {
  readonly name: string;
  readonly modules: readonly Declaration[];
  /** Names of declarations that are referenced but not to be found in `modules`, with the place of the reference. */
  readonly unexported: readonly {
    readonly name: string;
    readonly position: DeclarationPosition | null;
  }[];
  readonly unresolvedImports: readonly {
    readonly specifier: string;
    readonly position: DeclarationPosition;
  }[];
}
