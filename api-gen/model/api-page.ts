import type { SourcePosition } from '#shared/problem.ts';
import type { Code } from './code.ts';
import type { DeclarationKind, ModifierWord } from './declaration.ts';
import type { Category } from './slugs.ts';

/** A link to a declaration, or a name without one. */
export interface NamedLink {
  readonly name: string;
  readonly href?: string;
}

/** What a declaration can do with a type: take it as a parameter, return it, have it in its own type, or extend it. */
export const useRoles = ['takes', 'returns', 'holds', 'extends'] as const;

/** What a declaration does with a type. */
export type UseRole = (typeof useRoles)[number];

/** The users of a type, in the order of `useRoles`; only those that exist. */
export type Uses = readonly { readonly role: UseRole; readonly links: readonly NamedLink[] }[];

/** A block of a comment with resolved links. */
export interface CommentSection {
  readonly tag: string;
  readonly name?: string;
  readonly markdown: string;
}

/** The content of a comment. */
export interface Description {
  readonly markdown: string;
  readonly blocks: readonly CommentSection[];
  /** Its modifier tags in words: `internal`, `beta`. */
  readonly badges: readonly string[];
  /** Markdown after `@deprecated`, possibly empty; undefined if it is not deprecated. */
  readonly deprecated?: string;
}

/** A name with documentation: a parameter, a type parameter, a property of an object type. */
export interface Detail {
  readonly name: string;
  readonly code: readonly Code[];
  readonly isOptional: boolean;
  readonly description: Description;
  readonly defaultValue?: string;
  readonly children: readonly Detail[];
}

/** A member's call signature, with its own documentation. */
export interface SignatureView {
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  readonly parameters: readonly Detail[];
  readonly returns: string;
  /** Properties of the result. */
  readonly result: readonly Detail[];
}

/** A member described on its page. */
export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly modifiers: readonly ModifierWord[];
  /** Empty if `signatures` show it. */
  readonly code: readonly Code[];
  readonly description: Description;
  readonly signatures: readonly SignatureView[];
  /** The ways to call it, by their types alone. */
  readonly shapes: readonly string[];
  readonly typeParameters: readonly Detail[];
  /** Properties of an object type. */
  readonly properties: readonly Detail[];
  readonly overrides?: NamedLink;
  readonly implementationOf?: NamedLink;
  readonly source?: NamedLink;
  readonly usedBy: Uses;
}

/** One line of a list: a declaration described elsewhere. */
export interface RowView {
  readonly id?: string;
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly modifiers: readonly ModifierWord[];
  readonly href?: string;
  /** Markdown; its first sentence is shown. */
  readonly summary: string;
  readonly badges: readonly string[];
  readonly deprecated: boolean;
}

/** An inherited member: a line, and its signatures. */
export interface InheritedView extends RowView {
  readonly signatures: readonly (readonly Code[])[];
}

/** A section of members. */
export interface SectionView {
  readonly id: string;
  readonly title: string;
  readonly members: readonly MemberView[];
  readonly rows: readonly RowView[];
  readonly inherited: readonly InheritedView[];
}

/** A type above or below another, with those above or below it. */
export interface RelatedType {
  /** How it relates to the type that it is listed under, if the list's label does not say so. */
  readonly word?: string;
  /** Unknown for what a library declares. */
  readonly kind?: DeclarationKind;
  readonly code: readonly Code[];
  /** Names of the members that it declares in place of inherited ones. */
  readonly overrides: readonly string[];
  readonly types: readonly RelatedType[];
}

/** A list of types related to a class or interface. */
export interface RelationView {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly types: readonly RelatedType[] }[];
}

/** A spoken form for the described thing, or a whole group of them. */
export interface SpokenReference {
  readonly kind: 'form' | 'group';
  /** The spoken words, or the group's title. */
  readonly text: string;
  /** Site path of the guide's section. */
  readonly href: string;
}

/** A page about one declaration. */
export interface ApiPage {
  /** Path below the API's folder, without extension: `classes/actions_Actions.Actions`. */
  readonly id: string;
  /** Site path. */
  readonly path: string;
  readonly category: Category;
  readonly kind: DeclarationKind;
  /** The declaration's name with its type parameters: `Graph<T>`. */
  readonly name: string;
  readonly label: string;
  /** Whether another declaration has this name, so that the name alone does not say which is meant. */
  readonly isNameShared: boolean;
  /** Name of the declaring module. */
  readonly module: NamedLink;
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  /** Properties of inline types in what it extends. */
  readonly properties: readonly Detail[];
  readonly relations: readonly RelationView[];
  /** Names of what it extends and implements. */
  readonly bases: readonly string[];
  readonly sections: readonly SectionView[];
  /** Members that a library or a package declares and documents. */
  readonly foreign: readonly (NamedLink & { readonly count: number })[];
  readonly usedBy: Uses;
  readonly spoken: readonly SpokenReference[];
  readonly source?: NamedLink;
  /** The statement that imports the declaration; none for a module, and for what is not exported. */
  readonly importLine?: string;
  readonly position: SourcePosition | null;
}
