import type { Declaration, DeclarationKind } from './declaration.ts';

/** Page folders, keyed by declaration kind. */
export const categories = {
  module: 'modules',
  namespace: 'namespaces',
  enum: 'enums',
  class: 'classes',
  interface: 'interfaces',
} as const;

/**
 * Tag that replaces a declaration's name in its URL, to keep the URL of an earlier name: `@slug
 * default`.
 */
export const slugTag = '@slug';

/** Name of a page folder: `classes`. */
export type Category = (typeof categories)[keyof typeof categories];

/** A declaration with a page of its own. */
export interface PageDeclaration {
  readonly declaration: Declaration;
  readonly module: Declaration;
  readonly category: Category;
  /** Path in the API's folder: `classes/actions_Actions.Actions`. */
  readonly id: string;
  /** Names from the module's child down to this declaration; empty for a module. */
  readonly names: readonly string[];
  /** Whether the page repeats another one, because a namespace re-exports its declaration. */
  readonly isCopy: boolean;
}

/** Whether declarations of this kind have a page. */
export function hasPage(kind: DeclarationKind): kind is keyof typeof categories {
  return Object.hasOwn(categories, kind);
}

/**
 * Assigns every page its id: the category, then the module path with `_` between its segments, then
 * the dotted name.
 */
export function assignSlugs(modules: readonly Declaration[]): PageDeclaration[] {
  const moduleSlugs = new Set(['index', 'readme', 'modules']);
  const declarationSlugs = new Set<string>();
  return modules.flatMap((module) => {
    // A file whose name begins with `_` is not a page: `@all/kit` becomes `all_kit`.
    const name = slugPart(module.name).replace(/^_+/, '') || 'module';
    const moduleSlug = unique(name, moduleSlugs);
    const page: PageDeclaration = {
      declaration: module,
      module,
      category: 'modules',
      id: `modules/${moduleSlug}`,
      names: [],
      isCopy: false,
    };
    const below = descendants(module, { names: [], slugs: [], siblings: module.children });
    return [
      page,
      ...below.map(({ slugs, ...item }) => ({
        ...item,
        module,
        id: `${item.category}/${unique([moduleSlug, ...slugs].join('.'), declarationSlugs)}`,
      })),
    ];
  });
}

interface Descendant extends Omit<PageDeclaration, 'module' | 'id'> {
  /** Names as spelled in the URL. */
  readonly slugs: readonly string[];
}

interface Scope {
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  /** Members of the module, which a namespace may re-export. */
  readonly siblings: readonly Declaration[];
}

/**
 * Returns all descendants with a page. Namespaces come first, so that they keep a name that they
 * share with a class. A module can contain modules because of `declare module`.
 */
function descendants(owner: Declaration, scope: Scope): Descendant[] {
  const found = owner.children.flatMap((child) => toDescendant(child, owner, scope) ?? []);
  const isNamespace = ({ category }: Descendant) => category === 'namespaces';
  return found
    .toSorted((a, b) => Number(isNamespace(b)) - Number(isNamespace(a)))
    .flatMap((item) =>
      isNamespace(item) || item.category === 'modules'
        ? [item, ...descendants(item.declaration, { ...scope, ...item })]
        : item,
    );
}

function toDescendant(
  child: Declaration,
  owner: Declaration,
  { names, slugs, siblings }: Scope,
): Descendant | null {
  const isCopy = owner.kind === 'namespace' && child.kind === 'reference';
  const declaration = isCopy ? siblings.find((sibling) => sibling.id === child.aliasOf) : child;
  if (!declaration || !hasPage(declaration.kind) || (isCopy && declaration.kind === 'namespace'))
    return null;
  const slug = child.comment?.blocks.find((block) => block.tag === slugTag)?.markdown || child.name;
  return {
    declaration,
    names: [...names, child.name],
    slugs: [...slugs, slugPart(slug)],
    category: categories[declaration.kind],
    isCopy,
  };
}

/**
 * Converts a name to part of a URL: anything except letters, digits, `$` and `_` becomes `_`. Long
 * names are truncated.
 */
export function slugPart(name: string): string {
  const clean = name.normalize('NFC').replace(/[^\p{L}\p{N}_$]/gu, '_');
  return clean.length > 100 ? `${clean.slice(0, 90)}_${clean.length}` : clean || '_';
}

/** Makes a name unique regardless of case, because some file systems ignore case. */
function unique(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let suffix = 1; taken.has(candidate.toLowerCase()); suffix += 1)
    candidate = `${name}-${suffix}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}
