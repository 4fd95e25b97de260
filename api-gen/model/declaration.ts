import type { Code, Token } from './code.ts';

/** Kinds of declarations, as shown to readers. */
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

/** A modifier before a declaration's name. */
export type ModifierWord = 'private' | 'protected' | 'static' | 'abstract';

/** A block of a comment: `@returns …`, `@example …` or an unknown tag. */
export interface CommentSection {
  /** Name, including the at sign. */
  readonly tag: string;
  readonly name?: string;
  readonly markdown: string;
}

/**
 * The content of a comment, as Markdown. Until a page is built, links to declarations are written
 * as `api:<id>`, or as `api-name:<file>:<name>` if their target is not in scope.
 */
export interface Description {
  readonly markdown: string;
  readonly blocks: readonly CommentSection[];
  /** Its modifier tags without the at sign: `internal`, `beta`. */
  readonly badges: readonly string[];
  /**
   * Markdown after `@deprecated`, possibly empty; undefined if the declaration is not deprecated.
   */
  readonly deprecated?: string;
  /**
   * Links whose target is not in scope. They are listed separately, because other text in a comment
   * may look like such a link.
   */
  readonly openLinks?: readonly OpenLink[];
}

/** A link that identifies its target only by name. */
export interface OpenLink {
  readonly name: string;
  /** Path of the comment's file, relative to the source folder. */
  readonly file: string;
}

/** A parameter, a type parameter, or a property of an inline type, with its documentation. */
export interface Property {
  readonly name: string;
  /** Its kind; absent for a property. */
  readonly kind?: 'type parameter' | 'parameter' | 'call';
  /** Its type, or the constraint of a type parameter. */
  readonly code: readonly Code[];
  readonly isOptional?: boolean;
  readonly comment: Description | null;
  readonly defaultValue?: string;
  /** Properties of its own type, if any of them is documented. */
  readonly children: readonly Property[];
}

/** A call signature, a getter, a setter or an index signature, with its documentation. */
export interface Signature {
  readonly code: readonly Code[];
  readonly comment: Description | null;
  readonly typeParameters: readonly Property[];
  readonly parameters: readonly Property[];
  readonly returns: readonly Code[];
  /** Documented properties, parameters and results in the return type. */
  readonly result: readonly Property[];
}

/** A name, such as `Base.run`, and the target to link it to. */
export interface NamedTarget {
  readonly name: string;
  readonly target?: Token['target'];
}

/** Number of members that are inherited from a type in a library or package. */
export interface ForeignMembers extends NamedTarget {
  readonly count: number;
}

/** A line of the documented source; `file` is relative to the source folder. */
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
  readonly comment: Description | null;
  readonly position: DeclarationPosition | null;
  readonly typeParameters: readonly Property[];
  /**
   * Documented properties, parameters and results in its type and in the types it extends or
   * implements.
   */
  readonly properties: readonly Property[];
  /** The declaration as code, without its body; empty if `signatures` show it. */
  readonly code: readonly Code[];
  readonly signatures: readonly Signature[];
  readonly extends: readonly (readonly Code[])[];
  readonly implements: readonly (readonly Code[])[];
  readonly overrides?: NamedTarget;
  readonly inheritedFrom?: NamedTarget;
  readonly implementationOf?: NamedTarget;
  /** Descriptions of groups of its members, keyed by title. */
  readonly groupWords?: ReadonlyMap<string, string>;
  readonly foreign: readonly ForeignMembers[];
  /** Id of the declaration that a re-export refers to. */
  readonly aliasOf?: number;
  readonly children: readonly Declaration[];
}

/**
 * A name under which a module exports a declaration; `default` for a default export, `export=` for
 * the whole module.
 */
export interface ExportedName {
  readonly name: string;
  /** Whether it can only be used as a type. */
  readonly isType: boolean;
}

/**
 * The documented source: its modules, sorted by name, and facts about their imports and exports.
 */
export interface ApiProject {
  readonly modules: readonly Declaration[];
  /**
   * Import specifiers of packages and their exports, each with the file it resolves to, relative to
   * the source folder.
   */
  readonly packages: readonly { readonly specifier: string; readonly file: string }[];
  /** Names under which modules export declarations, keyed by file and declaration id. */
  readonly exports: ReadonlyMap<string, ReadonlyMap<number, ExportedName>>;
  /**
   * Names of declarations that are referenced but missing from `modules`, each with the position of
   * a declaration that references it.
   */
  readonly unexported: readonly {
    readonly name: string;
    readonly position: DeclarationPosition | null;
  }[];
  readonly unresolvedImports: readonly {
    readonly specifier: string;
    readonly position: DeclarationPosition;
  }[];
}
