import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import { splitFirstBlock } from '../markdown/first-sentence.ts';
import type { MemberView, SignatureView } from '../model/api-page.ts';
import type { CommentSection, Description } from '../model/declaration.ts';
import {
  renderCollapsible,
  joinBlocks,
  quiet,
  renderBadges,
  renderDeprecation,
  renderHeading,
  renderLabel,
  renderLink,
} from './description.ts';
import { deepest, detailsTitle, renderCommentBlocks, renderDetails } from './details.ts';
import { renderSignature } from './signature.ts';
import { renderUses } from './render-uses.ts';

/** A section or member rendered as MDX. */
export interface RenderedPart {
  readonly text: string;
  /** Whether it contains collapsible content. */
  readonly hasDetails: boolean;
}

/**
 * Renders a member: its name, its signatures with their parameters and examples, and its details.
 * If `folded`, long texts and "Used by" lists are collapsed; parameters and examples never are.
 */
export function renderMember(member: MemberView, folded: boolean): RenderedPart {
  const { description } = member;
  const isDeprecated =
    description.deprecated !== undefined ||
    member.signatures.some((signature) => signature.description.deprecated !== undefined);
  const isCode = member.code.length > 0;
  const words = joinBlocks(memberDetails(member, folded));
  const origin = renderOrigin(member);
  const isFolded = folded && words !== '';
  const text = joinBlocks([
    renderHeading(3, member.name, member.id),
    renderSignature(member.code, { deprecated: isDeprecated }),
    renderBadges(description.badges),
    renderDeprecation(description),
    renderText(description, folded),
    renderDetails('Type parameters', member.typeParameters),
    renderDetails(detailsTitle(member.properties), member.properties),
    ...member.signatures.map((signature, index) =>
      isCode
        ? renderSignatureParts(signature, folded)
        : joinBlocks([
            renderOverloadLink(member, index),
            renderOverload(member, signature, folded),
          ]),
    ),
    renderCommentBlocks(description.blocks.filter(isExample)),
    // A source link alone is not worth collapsing.
    ...(isFolded
      ? [renderCollapsible(`Details of ${detailsName(member)}`, joinBlocks([words, origin]))]
      : [words, quiet(origin)]),
  ]);
  return { text, hasDetails: isFolded || hasDeepTables(member) };
}

/**
 * Whether any table about a member is followed by collapsed tables of more deeply nested
 * properties.
 */
function hasDeepTables({ typeParameters, properties, signatures }: MemberView): boolean {
  const called = signatures.flatMap((one) => [one.typeParameters, one.parameters, one.result]);
  return [typeParameters, properties, ...called].some((details) => deepest(details).length > 0);
}

/** Renders a comment's text, or only its first block if the rest is collapsed. */
function renderText({ markdown }: Description, folded: boolean): string {
  return commentToMdx(folded ? splitFirstBlock(markdown).first : markdown);
}

function isExample({ tag }: CommentSection): boolean {
  return tag === '@example';
}

/**
 * Renders the anchor of an overload, with a link to copy; nothing for an accessor or a single
 * signature.
 */
function renderOverloadLink(member: MemberView, index: number): string {
  if (member.signatures.length < 2 || member.kind === 'accessor') return '';
  const number = index + 1;
  const id = `overload-${number}-of-${member.id}`;
  const link = renderLink({ name: `Overload ${number} of ${detailsName(member)}`, href: `#${id}` });
  return joinBlocks([`<div class="api-origin api-overload" id="${id}">`, link, '</div>']);
}

/** Names a member's details so that members with the same name can be told apart. */
function detailsName({ name, id }: MemberView): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number && !name.endsWith(number) ? `${name} ${number}` : name;
}

/**
 * Renders a signature with its text; omits the text of a setter if it repeats that of the getter.
 */
function renderOverload(
  { kind, signatures }: MemberView,
  signature: SignatureView,
  folded: boolean,
): string {
  const { code, description } = signature;
  const [getter] = signatures;
  const isRepeated =
    kind === 'accessor' &&
    signature !== getter &&
    description.markdown === getter?.description.markdown;
  return joinBlocks([
    renderSignature(code, { deprecated: description.deprecated !== undefined }),
    renderSignatureParts(
      isRepeated ? { ...signature, description: { ...description, markdown: '' } } : signature,
      folded,
    ),
  ]);
}

/** Renders all documentation of a signature, except what is collapsed. */
function renderSignatureParts(signature: SignatureView, folded: boolean): string {
  const { description, typeParameters, parameters, returns, result } = signature;
  return joinBlocks([
    renderBadges(description.badges),
    renderDeprecation(description),
    renderText(description, folded),
    renderDetails('Type parameters', typeParameters),
    renderDetails('Parameters', parameters),
    returns === '' ? '' : joinBlocks([renderLabel('Returns'), commentToMdx(returns)]),
    renderDetails(`${detailsTitle(result)} of the result`, result),
    renderCommentBlocks(description.blocks.filter(isExample)),
  ]);
}

/** Renders what may be collapsed: the rest of the text, other tags, and "Used by" lists. */
function memberDetails(member: MemberView, folded: boolean): string[] {
  const detailsOf = ({ markdown, blocks }: Description) =>
    joinBlocks([
      folded ? commentToMdx(splitFirstBlock(markdown).rest) : '',
      renderCommentBlocks(blocks.filter((block) => !isExample(block))),
    ]);
  const signatures = member.signatures.map(({ description }, index) => {
    const content = detailsOf(description);
    return member.signatures.length > 1 && content !== ''
      ? joinBlocks([renderLabel(`Overload ${index + 1}`), content])
      : content;
  });
  return [
    ...signatures,
    detailsOf(member.description),
    member.usedBy.length > 0
      ? joinBlocks([renderLabel('Used by'), renderUses(member.usedBy, member.name)])
      : '',
  ];
}

/** Renders what a member overrides or implements and where it is defined, on one line. */
function renderOrigin({ overrides, implementationOf, source }: MemberView): string {
  const parts = [
    overrides && `Overrides ${renderLink(overrides)}.`,
    implementationOf && !overrides && `Implements ${renderLink(implementationOf)}.`,
    source && `Defined in ${renderLink(source)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
