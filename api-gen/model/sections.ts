import type { Declaration, DeclarationKind } from './declaration.ts';
import { hasPage } from './slugs.ts';

/** A group of members of one page. */
export interface SectionOutline {
  readonly title: string;
  readonly kinds: readonly DeclarationKind[];
}

/** Sections of a page, in the order in which they are shown. */
export const memberSections: readonly SectionOutline[] = [
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

/** Members of one section: those the page describes, and those it only lists. */
export interface SectionMembers extends SectionOutline {
  readonly own: readonly Declaration[];
  readonly inherited: readonly Declaration[];
  /** Declarations with a page of their own. */
  readonly linked: readonly Declaration[];
}

/** Sorts a declaration's members into sections; empty sections are left out. */
export function groupMembers(owner: Declaration): SectionMembers[] {
  const members = [...callSignatures(owner), ...owner.children];
  return memberSections.flatMap((section) => {
    const matching = members.filter((member) => section.kinds.includes(member.kind));
    const ordered = owner.kind === 'enum' ? matching : matching.toSorted(byName);
    const linked = ordered.filter((member) => hasPage(member.kind) || member.kind === 'reference');
    const described = ordered.filter((member) => !linked.includes(member));
    const inherited = described.filter((member) => member.inheritedFrom !== undefined);
    const own = described.filter((member) => member.inheritedFrom === undefined);
    return matching.length === 0 ? [] : [{ ...section, own, inherited, linked }];
  });
}

/** An interface that can be called is shown with a member that says how. */
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
      modifiers: [],
    },
  ];
}

function byName(a: Declaration, b: Declaration): number {
  const [left, right] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
