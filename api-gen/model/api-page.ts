import type { SourcePosition } from '#shared/page.ts';
import type { Code } from './code.ts';
import type { DeclarationKind, ModifierWord } from './declaration.ts';
import type { Category } from './slugs.ts';

/** A link to a declaration, or a name without one. */
export interface NamedLink {
  readonly name: string;
  readonly href?: string;
}

/** A block of a comment with resolved links. */
export interface CommentSection {
  readonly tag: string;
  readonly name?: string;
  readonly markdown: string;
}

/** What a comment says. */
export interface Description {
  readonly markdown: string;
  readonly blocks: readonly CommentSection[];
  /** Markdown behind `@deprecated`, perhaps empty; undefined when it is not deprecated. */
  readonly deprecated?: string;
}

/** A name with words about it: a parameter, a type parameter, a property of an object type. */
export interface Detail {
  readonly name: string;
  readonly markdown: string;
  readonly defaultValue?: string;
}

/** One way to call a member, with what belongs to that way alone. */
export interface SignatureView {
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  readonly parameters: readonly Detail[];
  readonly returns: string;
}

/** A member that its page describes. */
export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly modifiers: readonly ModifierWord[];
  /** Empty when `signatures` say it. */
  readonly code: readonly Code[];
  readonly description: Description;
  readonly signatures: readonly SignatureView[];
  readonly typeParameters: readonly Detail[];
  /** Properties of an object type. */
  readonly properties: readonly Detail[];
  readonly overrides?: NamedLink;
  readonly implementationOf?: NamedLink;
  readonly source?: NamedLink;
  readonly usedBy: readonly NamedLink[];
}

/** One line of a list: a declaration that is described elsewhere. */
export interface RowView {
  readonly id?: string;
  readonly name: string;
  readonly kind: DeclarationKind;
  readonly modifiers: readonly ModifierWord[];
  readonly href?: string;
  /** Markdown; its first sentence is shown. */
  readonly summary: string;
  readonly code: readonly Code[];
  readonly deprecated: boolean;
}

/** A section of members. */
export interface SectionView {
  readonly id: string;
  readonly title: string;
  readonly members: readonly MemberView[];
  readonly rows: readonly RowView[];
  readonly inherited: readonly RowView[];
}

/** A list of types that a class or interface is related to. */
export interface RelationView {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly {
    readonly label: string;
    readonly items: readonly (readonly Code[])[];
  }[];
}

/** A spoken form that reaches the described thing, or a whole group of them. */
export interface SpokenReference {
  readonly kind: 'form' | 'group';
  /** The words that are said, or the group's title. */
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
  /** What is declared, with its type parameters: `Graph<T>`. */
  readonly name: string;
  readonly label: string;
  /** Name of the module that declares it. */
  readonly module: NamedLink;
  readonly code: readonly Code[];
  readonly description: Description;
  readonly typeParameters: readonly Detail[];
  readonly relations: readonly RelationView[];
  readonly sections: readonly SectionView[];
  readonly usedBy: readonly NamedLink[];
  readonly spoken: readonly SpokenReference[];
  readonly source?: NamedLink;
  readonly position: SourcePosition | null;
}
