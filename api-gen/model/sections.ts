import { groupBy } from '#shared/text/group-by.ts';
import type { Declaration, DeclarationKind } from './declaration.ts';
import { plainDeclaration } from './plain-declaration.ts';
import { hasPage } from './slugs.ts';

/** Titles of a page's sections, keyed by the kind of their members, in display order. */
export const sectionTitles: Readonly<Record<DeclarationKind, string>> = {
  module: 'Modules',
  namespace: 'Namespaces',
  enum: 'Enumerations',
  class: 'Classes',
  interface: 'Interfaces',
  constructor: 'Constructors',
  'call signature': 'Call signatures',
  property: 'Properties',
  'index signature': 'Index signatures',
  accessor: 'Accessors',
  method: 'Methods',
  function: 'Functions',
  'type alias': 'Type aliases',
  variable: 'Variables',
  'enum member': 'Enumeration members',
  reference: 'References',
};

/** Members of one section: those described on the page, and those that are only listed. */
export interface SectionMembers {
  readonly title: string;
  /** The author's text about the section. */
  readonly words: string;
  readonly own: readonly Declaration[];
  readonly inherited: readonly Declaration[];
  /** Declarations with a page of their own, and re-exports without a comment. */
  readonly linked: readonly Declaration[];
}

/**
 * Groups a declaration's members into sections: sections by kind come first, followed by those
 * named in comments. Skips empty sections.
 */
export function groupMembers(owner: Declaration): SectionMembers[] {
  const groups = groupBy([...callSignatures(owner), ...owner.children], titleOf);
  return [...new Set([...Object.values(sectionTitles), ...[...groups.keys()].sort()])].flatMap(
    (title) => {
      const members = groups.get(title);
      if (!members) return [];
      const ordered = owner.kind === 'enum' ? members : members.toSorted(byName);
      const linked = ordered.filter((member) => hasPage(member.kind) || isPlainReference(member));
      const described = ordered.filter((member) => !linked.includes(member));
      const inherited = described.filter((member) => member.inheritedFrom !== undefined);
      const own = described.filter((member) => member.inheritedFrom === undefined);
      return { title, words: owner.groupWords?.get(title) ?? '', own, inherited, linked };
    },
  );
}

/**
 * Returns the title of a member's section, which its kind determines unless its comment names one
 * with `@group` or `@category`.
 */
function titleOf({ kind, comment, signatures }: Declaration): string {
  const blocks = [comment, ...signatures.map((signature) => signature.comment)].flatMap(
    (found) => found?.blocks ?? [],
  );
  const block =
    blocks.find(({ tag }) => tag === '@group') ?? blocks.find(({ tag }) => tag === '@category');
  const name = block?.markdown.split('\n')[0]?.trim() || sectionTitles[kind];
  const isSame = (title: string) => title.toLowerCase() === name.toLowerCase();
  return Object.values(sectionTitles).find(isSame) ?? name;
}

/** Whether a re-export is just a row with a link, because it has no comment. */
function isPlainReference({ kind, comment }: Declaration): boolean {
  return kind === 'reference' && comment === null;
}

/**
 * Returns a member with the call signatures of a callable interface; empty for any other
 * declaration.
 */
function callSignatures(owner: Declaration): Declaration[] {
  if (owner.kind !== 'interface' || owner.signatures.length === 0) return [];
  const { id, position, typeParameters, properties, signatures } = owner;
  const own = { position, typeParameters, properties, signatures };
  return [plainDeclaration({ id, name: 'call', kind: 'call signature', ...own })];
}

function byName(a: Declaration, b: Declaration): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
