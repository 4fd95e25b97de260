import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import { codeSpan, escapeText } from '../markdown/escape.ts';
import { firstSentence } from '../markdown/first-sentence.ts';
import { codeText } from '../model/code.ts';
import type {
  ApiPage,
  MemberView,
  RelatedType,
  RelationView,
  SectionView,
} from '../model/api-page.ts';
import {
  renderCollapsible,
  joinBlocks,
  quiet,
  renderBadges,
  renderDeprecation,
  renderHeading,
  renderLink,
  renderType,
  switchable,
} from './description.ts';
import { detailsTitle, renderCommentBlocks, renderDetails } from './details.ts';
import { hasFolds, isLongPage, isPrivate, renderFilter, sectionClass } from './filter.ts';
import { kindTitles, pageTitle, renderFrontmatter } from './frontmatter.ts';
import { renderMember, type RenderedPart } from './member.ts';
import { renderEnumMembers, renderInherited, renderRows } from './rows.ts';
import { layoutCode } from './layout-code.ts';
import { renderUses } from './render-uses.ts';
import { renderSignature } from './signature.ts';

/** Renders a page's MDX: signature, text, members, and related declarations. */
export function renderPage(page: ApiPage): string {
  const folded = hasFolds(page.sections);
  const isLong = isLongPage(page.sections);
  const isDeprecated = page.description.deprecated !== undefined;
  const sections = page.sections.map((section) => renderSection(section, { folded, isLong }));
  const hasDetails = sections.some((section) => section.hasDetails);
  return `${joinBlocks([
    renderFrontmatter({
      id: page.id,
      path: page.path,
      title: pageTitle(page),
      declares: {
        kind: kindTitles[page.category],
        name: page.name,
        isNameShared: page.isNameShared || undefined,
      },
      label: page.label,
      description: describePage(page),
    }),
    renderDeclaration(page, isDeprecated),
    renderBadges(page.description.badges),
    renderDeprecation(page.description),
    commentToMdx(page.description.markdown),
    page.isSpoken ? `::spoken-as[${escapeText(page.id)}]` : '',
    renderDetails('Type parameters', page.typeParameters),
    renderDetails(detailsTitle(page.properties), page.properties),
    renderCommentBlocks(page.description.blocks),
    renderOrigin(page),
    ...page.importLines.map((line) => `::copy-import[${escapeText(line)}]`),
    renderFilter(page.sections, hasDetails),
    ...sections.map(({ text }) => text),
    renderForeign(page.foreign),
    ...page.relations.map(renderRelation),
    page.usedBy.length > 0
      ? joinBlocks([renderHeading(2, 'Used by', 'used-by'), renderUses(page.usedBy, page.label)])
      : '',
  ])}\n`;
}

/** Renders the declaration, unless it would only repeat the title: `class Target`. */
function renderDeclaration({ code, kind, name }: ApiPage, deprecated: boolean): string {
  return codeText(layoutCode(code)) === `${kind} ${name}` && !deprecated
    ? ''
    : renderSignature(code, { kind, deprecated });
}

/** Renders the number of members that a library documents itself: "And 43 members of Array." */
function renderForeign(foreign: ApiPage['foreign']): string {
  return foreign
    .map((members) => {
      const noun = members.count === 1 ? 'member' : 'members';
      return `And ${members.count} ${noun} of ${renderLink(members)}.`;
    })
    .join(' ');
}

function describePage(page: ApiPage): string {
  return (
    firstSentence(page.description.markdown) ||
    (page.category === 'modules'
      ? `What the module ${page.label} exports.`
      : `${pageTitle(page)}, declared in ${page.module.name}.`)
  );
}

function renderOrigin({ module, category, source }: ApiPage): string {
  const parts = [
    category === 'modules' ? '' : `Module ${renderLink(module)}.`,
    source ? `Defined in ${renderLink(source)}.` : '',
  ];
  return quiet(parts.filter(Boolean).join(' '));
}

interface SectionOptions {
  readonly folded: boolean;
  readonly isLong: boolean;
}

function renderSection(section: SectionView, options: SectionOptions): RenderedPart {
  const { inherited, members, rows, id } = section;
  const enumMembers = renderEnumMembers(members);
  const listed = enumMembers === null ? members.map((one) => renderListed(one, options)) : [];
  const noun = inherited.length === 1 ? singular(section.title) : section.title.toLowerCase();
  const title = `${inherited.length} inherited ${noun}`;
  const text = joinBlocks([
    renderHeading(2, section.title, id),
    commentToMdx(section.words ?? ''),
    rows.length > 0 ? renderRows(rows) : '',
    enumMembers ?? '',
    ...listed.map((one) => one.text),
    inherited.length > 0
      ? renderCollapsible(title, joinBlocks(inherited.map(renderInherited)), 'inherited')
      : '',
  ]);
  return {
    text: options.isLong ? switchable(sectionClass(section.title), text) : text,
    hasDetails: inherited.length > 0 || listed.some((one) => one.hasDetails),
  };
}

function renderListed(member: MemberView, options: SectionOptions): RenderedPart {
  const part = renderMember(member, options.folded);
  const isSwitched = options.isLong && isPrivate(member);
  return isSwitched ? { ...part, text: switchable('api-private', part.text) } : part;
}

function singular(title: string): string {
  return title.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
}

/** Renders a section of supertypes or subtypes as an indented list. */
function renderRelation({ id, title, groups }: RelationView): string {
  const [only] = groups;
  const lines = groups.flatMap(({ label, types }) =>
    only?.label === title
      ? types.flatMap((type) => renderTree(type, ''))
      : [`- ${label}`, ...types.flatMap((type) => renderTree(type, '  '))],
  );
  return joinBlocks([renderHeading(2, title, id), lines.join('\n')]);
}

function renderTree({ word, code, overrides, types }: RelatedType, indent: string): string[] {
  const names = overrides.map((name) => codeSpan(name)).join(', ');
  return [
    `${indent}- ${word === undefined ? '' : `${escapeText(word)} `}${renderType(code)}${names === '' ? '' : `, overrides ${names}`}`,
    ...types.flatMap((type) => renderTree(type, `${indent}  `)),
  ];
}
