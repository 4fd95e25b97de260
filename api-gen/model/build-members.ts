import type { AnchoredSection, PageAnchors } from './anchors.ts';
import {
  commentOf,
  describe,
  describeSignature,
  describeTypeParameter,
  sourceLink,
  toNamedLink,
  type ModelContext,
} from './describe.ts';
import type { Declaration } from './declaration.ts';
import { resolveCode } from './links.ts';
import type { Detail, MemberView, NamedLink, RowView, SectionView } from './api-page.ts';
import { hasPage } from './slugs.ts';

/** Turns a section of declarations into what the page shows. */
export function buildSection(
  context: ModelContext,
  section: AnchoredSection,
  anchors: PageAnchors,
): SectionView {
  const idOf = (declaration: Declaration) => anchors.memberIds.get(declaration) ?? '';
  return {
    id: section.id,
    title: section.title,
    members: section.own.map((member) => buildMember(context, member, idOf(member))),
    rows: section.linked.map((member) => ({ ...buildRow(context, member), id: idOf(member) })),
    inherited: section.inherited.map((member) => ({
      ...buildInheritedRow(context, member),
      id: idOf(member),
    })),
  };
}

function buildMember(context: ModelContext, member: Declaration, id: string): MemberView {
  const source = context.hasSourceLines ? sourceLink(context, member.position) : undefined;
  const place = context.table.places.get(member.id);
  const [only] = member.signatures;
  const shared = member.signatures.length === 1 && !only?.comment ? member.comment : null;
  const isAlias = member.code.length > 0;
  return {
    id,
    name: member.name,
    kind: member.kind,
    modifiers: member.modifiers,
    code: resolveCode(context.table, member.code),
    description: describe(
      context,
      isAlias || member.signatures.length !== 1
        ? (member.comment ?? (isAlias ? commentOf(member) : null))
        : null,
    ),
    signatures: member.signatures.map((signature) => describeSignature(context, signature, shared)),
    typeParameters: member.typeParameters.map((parameter) =>
      describeTypeParameter(context, parameter),
    ),
    properties: member.children.map((child) => buildProperty(context, child)),
    ...links(context, member),
    ...(source ? { source } : {}),
    usedBy: (member.kind === 'type alias' && place && context.usedBy.get(place.href)) || [],
  };
}

function links(
  context: ModelContext,
  member: Declaration,
): Pick<MemberView, 'overrides' | 'implementationOf'> {
  const named = (target: Declaration['overrides']): NamedLink | undefined =>
    target && toNamedLink(context, target);
  const overrides = named(member.overrides);
  const implementationOf = named(member.implementationOf);
  return { ...(overrides ? { overrides } : {}), ...(implementationOf ? { implementationOf } : {}) };
}

function buildProperty(context: ModelContext, child: Declaration): Detail {
  return { name: child.name, markdown: describe(context, commentOf(child)).markdown };
}

/** A line for a declaration that is described on another page. */
function buildRow(context: ModelContext, declaration: Declaration): RowView {
  const target =
    declaration.aliasOf === undefined ? undefined : context.table.places.get(declaration.aliasOf);
  const place = target ?? context.table.places.get(declaration.id);
  const described = target?.declaration ?? declaration;
  const description = describe(context, commentOf(described));
  return {
    name: declaration.name,
    kind: target ? target.declaration.kind : declaration.kind,
    modifiers: [],
    ...(place ? { href: place.href } : {}),
    summary: description.markdown,
    code: hasPage(described.kind) ? [] : resolveCode(context.table, described.code),
    deprecated: description.deprecated !== undefined,
  };
}

/** An inherited member leads to the page that describes it. */
function buildInheritedRow(context: ModelContext, member: Declaration): RowView {
  const from = member.inheritedFrom && toNamedLink(context, member.inheritedFrom);
  const description = describe(context, commentOf(member));
  return {
    name: member.name,
    kind: member.kind,
    modifiers: member.modifiers,
    ...(from?.href === undefined ? {} : { href: from.href }),
    summary: description.markdown,
    code: resolveCode(context.table, member.signatures[0]?.code ?? member.code),
    deprecated: description.deprecated !== undefined,
  };
}
