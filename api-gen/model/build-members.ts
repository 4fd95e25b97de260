import type { AnchoredSection, PageAnchors } from './anchors.ts';
import {
  commentOf,
  describe,
  describeSignature,
  describeProperties,
  sourceLink,
  toNamedLink,
  type ModelContext,
} from './describe.ts';
import type { Declaration } from './declaration.ts';
import { resolveCode, resolveMarkdown } from './links.ts';
import type { InheritedView, MemberView, RowView, SectionView } from './api-page.ts';
import { shapesOf } from './shapes.ts';

/** Context for building one page's members. */
export interface PageContext extends ModelContext {
  readonly anchors: PageAnchors;
  /** The file that the page names as the declaration's source. */
  readonly file?: string;
}

/** Converts a section: describes its own members and creates rows for linked and inherited ones. */
export function buildSection(context: PageContext, section: AnchoredSection): SectionView {
  const idOf = (declaration: Declaration) => context.anchors.memberIds.get(declaration) ?? '';
  return {
    id: section.id,
    title: section.title,
    words: resolveMarkdown(context.table, section.words),
    members: section.own.map((member) => buildMember(context, member, idOf(member))),
    rows: section.linked.map((member) => ({ ...buildRow(context, member), id: idOf(member) })),
    inherited: section.inherited.map((member) => ({
      ...buildInheritedRow(context, member),
      id: idOf(member),
    })),
  };
}

function buildMember(context: PageContext, member: Declaration, id: string): MemberView {
  const source = sourceLink(context, member, context.file);
  const place = context.table.places.get(member.id);
  const [only] = member.signatures;
  const isAlias = member.code.length > 0;
  const shared =
    !isAlias && member.signatures.length === 1 && !only?.comment ? member.comment : null;
  return {
    id,
    name: member.name,
    kind: member.kind,
    modifiers: member.modifiers,
    code: resolveCode(context.table, member.code),
    description: describe(context, shared || isRepeated(member) ? null : member.comment),
    signatures: member.signatures.map((signature) => describeSignature(context, signature, shared)),
    shapes: shapesOf(member),
    typeParameters: describeProperties(context, member.typeParameters),
    properties: describeProperties(context, member.properties),
    overrides: member.overrides && toNamedLink(context, member.overrides),
    implementationOf: member.implementationOf && toNamedLink(context, member.implementationOf),
    source,
    usedBy: (member.kind === 'type alias' && place && context.usedBy.get(place.href)) || [],
  };
}

/** Whether an accessor's comment repeats its signature's comment, from which TypeDoc copies it. */
function isRepeated({ comment, signatures }: Declaration): boolean {
  const words = JSON.stringify(comment);
  return signatures.some((signature) => JSON.stringify(signature.comment) === words);
}

/** Creates a row for a declaration described on another page. */
function buildRow(context: ModelContext, declaration: Declaration): RowView {
  const target =
    declaration.aliasOf === undefined ? undefined : context.table.places.get(declaration.aliasOf);
  const place = target ?? context.table.places.get(declaration.id);
  const described = target?.declaration ?? declaration;
  return {
    name: declaration.name,
    kind: described.kind,
    modifiers: [],
    href: place?.href,
    description: describe(context, commentOf(described)),
  };
}

/** Creates a row for an inherited member, with a link to the page that describes it. */
function buildInheritedRow(context: ModelContext, member: Declaration): InheritedView {
  const from = member.inheritedFrom && toNamedLink(context, member.inheritedFrom);
  return {
    name: member.name,
    kind: member.kind,
    modifiers: member.modifiers,
    href: from?.href,
    description: describe(context, commentOf(member)),
    signatures: (member.code.length > 0 ? [member] : member.signatures).map(({ code }) =>
      resolveCode(context.table, code),
    ),
  };
}
