import { renderBadges } from './badges.ts';
import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import { splitFirstBlock } from '../markdown/first-sentence.ts';
import type { MemberView, SignatureView } from '../model/api-page.ts';
import {
  renderCollapsible,
  joinBlocks,
  quiet,
  renderDeprecation,
  renderHeading,
  renderLink,
} from './description.ts';
import { renderCommentBlocks, renderDetails } from './details.ts';
import { renderSignature } from './signature.ts';
import { renderUses } from './render-uses.ts';

/** Renders a member: its name, its signatures with their first sentences, and its details. */
export function renderMember(member: MemberView, options: { readonly folded: boolean }): string {
  const { description } = member;
  const isDeprecated =
    description.deprecated !== undefined ||
    member.signatures.some((signature) => signature.description.deprecated !== undefined);
  const { first, rest } = splitFirstBlock(description.markdown);
  const words = joinBlocks([commentToMdx(rest), ...memberDetails(member)]);
  const origin = renderOrigin(member);
  // A source link alone is not worth collapsing.
  const details = words === '' ? '' : joinBlocks([words, origin]);
  return joinBlocks([
    renderHeading(3, member.name, member.id),
    renderSignature(member.code, isDeprecated ? { deprecated: true } : {}),
    renderBadges(description.badges),
    renderDeprecation(description),
    commentToMdx(first),
    ...(member.code.length > 0
      ? []
      : member.signatures.map((signature, index) =>
          joinBlocks([
            renderOverloadLink(member, index),
            renderOverload(signature, member.signatures[index - 1]),
          ]),
        )),
    options.folded ? renderCollapsible(`Details of ${detailsName(member)}`, details) : details,
    words === '' ? quiet(origin) : '',
  ]);
}

/** Renders an anchor for each overload of a member, with a link to copy. */
function renderOverloadLink(member: MemberView, index: number): string {
  if (member.signatures.length < 2 || member.kind === 'accessor') return '';
  const number = index + 1;
  const id = `overload-${number}-of-${member.id}`;
  const link = renderLink({ name: `Overload ${number} of ${detailsName(member)}`, href: `#${id}` });
  return joinBlocks([`<div class="api-origin api-overload" id="${id}">`, link, '</div>']);
}

/** Names a member's details so that two members with the same name differ. */
function detailsName({ name, id }: MemberView): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number && !name.endsWith(number) ? `${name} ${number}` : name;
}

/**
 * Renders a signature with its first sentence, unless the previous one has the same: a setter often
 * repeats its getter.
 */
function renderOverload(
  { code, description }: SignatureView,
  before: SignatureView | undefined,
): string {
  const { markdown } = description;
  const isRepeated = markdown === before?.description.markdown;
  return joinBlocks([
    renderSignature(code, description.deprecated === undefined ? {} : { deprecated: true }),
    renderBadges(description.badges),
    renderDeprecation(description),
    isRepeated ? '' : commentToMdx(splitFirstBlock(markdown).first),
  ]);
}

function memberDetails(member: MemberView): string[] {
  const isCode = member.code.length > 0;
  const signatures = member.signatures.map((signature, index) => {
    const content = signatureDetails(signature, isCode);
    return member.signatures.length > 1 && content !== ''
      ? joinBlocks([`**Overload ${index + 1}**`, content])
      : content;
  });
  return [
    renderDetails('Type parameters', member.typeParameters),
    renderDetails('Properties', member.properties),
    ...signatures,
    renderCommentBlocks(member.description.blocks),
    member.usedBy.length > 0
      ? joinBlocks(['**Used by**', renderUses(member.usedBy, member.name)])
      : '',
  ];
}

function signatureDetails(signature: SignatureView, isCode: boolean): string {
  return joinBlocks([
    isCode
      ? joinBlocks([
          renderBadges(signature.description.badges),
          renderDeprecation(signature.description),
          commentToMdx(signature.description.markdown),
        ])
      : commentToMdx(splitFirstBlock(signature.description.markdown).rest),
    renderDetails('Type parameters', signature.typeParameters),
    renderDetails('Parameters', signature.parameters),
    signature.returns === '' ? '' : joinBlocks(['**Returns**', commentToMdx(signature.returns)]),
    renderDetails('Properties of the result', signature.result),
    renderCommentBlocks(signature.description.blocks),
  ]);
}

/** Renders the origin of a member in one line. */
function renderOrigin({ overrides, implementationOf, source }: MemberView): string {
  const parts = [
    overrides && `Overrides ${renderLink(overrides)}.`,
    implementationOf && !overrides && `Implements ${renderLink(implementationOf)}.`,
    source && `Defined in ${renderLink(source)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
