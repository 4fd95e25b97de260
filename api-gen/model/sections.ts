import type { Declaration, DeclarationKind } from './declaration.ts';
import { hasPage } from './slugs.ts';

/** A group of members of one page. */
export interface SectionOutline {
  readonly title: string;
  readonly kinds: readonly DeclarationKind[];
}

/** Sections of a page, in display order. */
export const memberSections: readonly SectionOutline[] = [
  { title: 'Modules', kinds: ['module'] },
  { title: 'Namespaces', kinds: ['namespace'] },
  { title: 'Enumerations', kinds: ['enum'] },
  { title: 'Classes', kinds: ['class'] },
  { title: 'Interfaces', kinds: ['interface'] },
  { title: 'Constructors', kinds: ['constructor'] },
  { title: 'Call signatures', kinds: ['call signature'] },
  { title: 'Properties', kinds: ['property'] },
  { title: 'Index signatures', kinds: ['index signature'] },
  { title: 'Accessors', kinds: ['accessor'] },
  { title: 'Methods', kinds: ['method'] },
  { title: 'Functions', kinds: ['function'] },
  { title: 'Type aliases', kinds: ['type alias'] },
  { title: 'Variables', kinds: ['variable'] },
  { title: 'Enumeration members', kinds: ['enum member'] },
  { title: 'References', kinds: ['reference'] },
];

/** Members of one section: those described on the page, and those only listed. */
export interface SectionMembers extends SectionOutline {
  /** The author's text about the section. */
  readonly words: string;
  readonly own: readonly Declaration[];
  readonly inherited: readonly Declaration[];
  /** Declarations with a page of their own. */
  readonly linked: readonly Declaration[];
}

/**
 * Groups a declaration's members into sections: by kind, followed by those named in its comments.
 * Skips empty ones.
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
    ...[...others].sort().map((title) => ({ title, kinds: [] as DeclarationKind[] })),
  ].map((section) => ({
    ...section,
    words: owner.groupWords?.get(section.title) ?? '',
    matching: members.filter((member) => {
      const title = titleOf(member);
      return title === undefined ? section.kinds.includes(member.kind) : title === section.title;
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
  return [
    {
      ...owner,
      kind: 'call signature',
      name: 'call',
      comment: null,
      code: [],
      children: [],
      extends: [],
      implements: [],
      foreign: [],
      modifiers: [],
    },
  ];
}

function byName(a: Declaration, b: Declaration): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
