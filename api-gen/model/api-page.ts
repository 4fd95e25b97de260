import type { SourcePosition } from '#shared/problem.ts';
import type { Code } from './code.ts';
import type { DeclarationKind, Description, ModifierWord, Property } from './declaration.ts';
import type { Category } from './slugs.ts';

/** A declaration's name, with the URL of its description if there is one. */
export interface NamedLink {
  readonly name: string;
  readonly href?: string;
}

/**
 * Ways in which a declaration can use a type: take it as a parameter, return it, have it in its own
 * type, or extend or implement it.
 */
export const useRoles = ['takes', 'returns', 'holds', 'extends'] as const;

/** How a declaration uses a type: one of `useRoles`. */
export type UseRole = (typeof useRoles)[number];

/** The users of a type, in the order of `useRoles`; roles without users are omitted. */
export type Uses = readonly { readonly role: UseRole; readonly links: readonly NamedLink[] }[];

/** A name with documentation: a parameter, a type parameter, or a property of an object type. */
export interface Detail extends Omit<Property, 'comment' | 'children'> {
  readonly description: Description;
  readonly children: readonly Detail[];
}

/** A member's signature, such as a call signature or a getter, with its own documentation. */
export interface SignatureView {
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  readonly parameters: readonly Detail[];
  readonly returns: string;
  /** Properties of the return type. */
  readonly result: readonly Detail[];
}

/** Fields that pages and members share. */
interface DeclarationView {
  /**
   * For a page, its path in the API's folder: `classes/actions_Actions.Actions`. For a member, the
   * id of its heading.
   */
  readonly id: string;
  /** For a page, includes its type parameters: `Graph<T>`. */
  readonly name: string;
  readonly kind: DeclarationKind;
  /** Empty if `signatures` show the code. */
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  /**
   * Documented properties, parameters and results in its own type and in inline types that it
   * extends or implements.
   */
  readonly properties: readonly Detail[];
  readonly source?: NamedLink;
  readonly usedBy: Uses;
}

/** A member that is described on its owner's page. */
export interface MemberView extends DeclarationView {
  readonly modifiers: readonly ModifierWord[];
  readonly signatures: readonly SignatureView[];
  /** Call signatures reduced to types, for the search: `(Target, T?) => Range`. */
  readonly shapes: readonly string[];
  readonly overrides?: NamedLink;
  readonly implementationOf?: NamedLink;
}

/** A row with the name and first sentence of a declaration that is described elsewhere. */
export interface RowView extends NamedLink, Pick<MemberView, 'kind' | 'modifiers' | 'description'> {
  readonly id?: string;
}

/** A row for an inherited member, with its signatures. */
export interface InheritedView extends RowView {
  readonly signatures: readonly (readonly Code[])[];
}

/** A titled section of a page's members. */
export interface SectionView {
  readonly id: string;
  readonly title: string;
  /** The author's text about the section. */
  readonly words?: string;
  readonly members: readonly MemberView[];
  readonly rows: readonly RowView[];
  readonly inherited: readonly InheritedView[];
}

/** A supertype or subtype, with its own supertypes or subtypes. */
export interface RelatedType {
  /**
   * Its relation to the type that it is listed under, unless the list's label already states it.
   */
  readonly word?: string;
  /** Present only for subtypes. */
  readonly kind?: DeclarationKind;
  readonly code: readonly Code[];
  /** Names of the inherited members that it overrides. */
  readonly overrides: readonly string[];
  readonly types: readonly RelatedType[];
}

/** A list of types related to a class or interface. */
export interface RelationView {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly types: readonly RelatedType[] }[];
}

/** A page about one declaration. */
export interface ApiPage extends DeclarationView {
  /** Site path, with leading and trailing slashes. */
  readonly path: string;
  readonly category: Category;
  readonly label: string;
  /** Whether another declaration has the same name, so that the name alone is ambiguous. */
  readonly isNameShared: boolean;
  /** The module that documents the declaration: not always the one that declares it. */
  readonly module: NamedLink;
  readonly relations: readonly RelationView[];
  /** Names of the types it extends and implements. */
  readonly bases: readonly string[];
  readonly sections: readonly SectionView[];
  /**
   * Library and package types from which members are inherited, with the number of members
   * inherited from each.
   */
  readonly foreign: readonly (NamedLink & { readonly count: number })[];
  /** Whether the declaration can be reached by voice; the site adds its spoken form. */
  readonly isSpoken: boolean;
  /** Statements that import the declaration, one from each package; none for modules. */
  readonly importLines: readonly string[];
  readonly position: SourcePosition | null;
}
