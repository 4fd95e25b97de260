import type { Declaration, DeclarationKind } from './declaration.ts';
import { plainDeclaration } from './plain-declaration.ts';
import { hasPage } from './slugs.ts';

/** A group of members of one page. */
export interface SectionOutline {
  readonly title: string;
  /** Kind of its members; unknown if comments name the group. */
  readonly kind?: DeclarationKind;
}

/** Sections of a page, in display order. */
export const memberSections: readonly SectionOutline[] = [
  { title: 'Modules', kind: 'module' },
  { title: 'Namespaces', kind: 'namespace' },
  { title: 'Enumerations', kind: 'enum' },
  { title: 'Classes', kind: 'class' },
  { title: 'Interfaces', kind: 'interface' },
  { title: 'Constructors', kind: 'constructor' },
  { title: 'Call signatures', kind: 'call signature' },
  { title: 'Properties', kind: 'property' },
  { title: 'Index signatures', kind: 'index signature' },
  { title: 'Accessors', kind: 'accessor' },
  { title: 'Methods', kind: 'method' },
  { title: 'Functions', kind: 'function' },
  { title: 'Type aliases', kind: 'type alias' },
  { title: 'Variables', kind: 'variable' },
  { title: 'Enumeration members', kind: 'enum member' },
  { title: 'References', kind: 'reference' },
];

/** Members of one section: those described on the page, and those that are only listed. */
export interface SectionMembers extends SectionOutline {
  /** The author's text about the section. */
  readonly words: string;
  readonly own: readonly Declaration[];
  readonly inherited: readonly Declaration[];
  /** Declarations with a page of their own. */
  readonly linked: readonly Declaration[];
}

/**
 * Groups a declaration's members into sections: sections by kind come first, followed by those
 * named in comments. Skips empty sections.
 */
export function groupMembers(owner: Declaration): SectionMembers[] {
  const members = [...callSignatures(owner), ...owner.children];
  const titles = new Map(memberSections.map(({ title }) => [title.toLowerCase(), title]));
  const titleOf = (member: Declaration) => {
    const name = groupOf(member);
    return name && (titles.get(name.toLowerCase()) ?? name);
  };
  const others = new Set(
    members
      .flatMap((member) => titleOf(member) ?? [])
      .filter((title) => !titles.has(title.toLowerCase())),
  );
  const outlines = [
    ...memberSections,
    ...[...others].sort().map((title): SectionOutline => ({ title })),
  ].map((section) => ({
    ...section,
    words: owner.groupWords?.get(section.title) ?? '',
    matching: members.filter((member) => {
      const title = titleOf(member);
      return title === undefined ? section.kind === member.kind : title === section.title;
    }),
  }));
  return outlines
    .filter(({ matching }) => matching.length > 0)
    .map(({ matching, ...section }) => {
      const ordered = owner.kind === 'enum' ? matching : matching.toSorted(byName);
      const linked = ordered.filter((member) => hasPage(member.kind) || isPlainReference(member));
      const described = ordered.filter((member) => !linked.includes(member));
      const inherited = described.filter((member) => member.inheritedFrom !== undefined);
      const own = described.filter((member) => member.inheritedFrom === undefined);
      return { ...section, own, inherited, linked };
    });
}

/** Returns the section that a member's comment names with `@group` or `@category`. */
function groupOf({ comment, signatures }: Declaration): string | undefined {
  const blocks = [comment, ...signatures.map((signature) => signature.comment)].flatMap(
    (found) => found?.blocks ?? [],
  );
  const block =
    blocks.find(({ tag }) => tag === '@group') ?? blocks.find(({ tag }) => tag === '@category');
  return block?.body.split('\n')[0]?.trim() || undefined;
}

/** Whether a re-export is just a row with a link, because it has no comment. */
function isPlainReference({ kind, comment }: Declaration): boolean {
  return kind === 'reference' && comment === null;
}

/** Returns a member that shows how to call a callable interface. */
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
