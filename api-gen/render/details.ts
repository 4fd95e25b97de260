import { capitalize } from '#shared/text/capitalize.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import { codeSpan, escapeText, fence, visibleCode } from '../markdown/escape.ts';
import type { Detail } from '../model/api-page.ts';
import type { CommentSection, Description } from '../model/declaration.ts';
import { startsWith, type Code } from '../model/code.ts';
import { joinBlocks, marksOf, renderCollapsible, renderLabel, renderType } from './description.ts';

/** Titles of comment tags; an unknown tag is shown with its own name. */
const tagTitles: Readonly<Record<string, string>> = {
  '@example': 'Example',
  '@implementation': 'Implementation',
  '@remarks': 'Remarks',
  '@see': 'See also',
  '@throws': 'Throws',
  '@exception': 'Throws',
  '@defaultValue': 'Default',
  '@default': 'Default',
  '@since': 'Since',
  '@todo': 'To do',
  '@returns': 'Returns',
  '@return': 'Returns',
};

/** Titles for tags such as `@param` whose names do not exist in the declaration. */
const namingTags: Readonly<Record<string, string>> = {
  '@param': 'Parameters',
  '@typeParam': 'Type parameters',
  '@template': 'Type parameters',
  '@property': 'Properties',
  '@prop': 'Properties',
};

/** Class name suffixes for the depths of properties in a table; deeper properties are collapsed. */
const depthWords = ['one', 'two', 'three'];

/** Renders everything in a comment after its summary: remarks, examples, unknown tags. */
export function renderCommentBlocks(blocks: readonly CommentSection[]): string {
  const titles = new Set(blocks.flatMap(({ tag }) => lookUp(namingTags, tag) ?? []));
  const named = [...titles].map((title) =>
    renderDetails(
      title,
      blocks.filter(({ tag }) => lookUp(namingTags, tag) === title).map(toDetail),
    ),
  );
  const others = blocks.filter(
    (block) => lookUp(namingTags, block.tag) === undefined && saysMore(block),
  );
  return joinBlocks([...named, ...others.map(renderCommentBlock)]);
}

/**
 * Whether a block has content. A tag with a known title needs text or a name. An empty example
 * has no content, although TypeDoc turns it into a code block.
 */
function saysMore({ tag, name, markdown }: CommentSection): boolean {
  return (
    lookUp(tagTitles, tag) === undefined ||
    Boolean(name) ||
    !/^\s*(?:```\w*\s*```)?\s*$/.test(markdown)
  );
}

function toDetail({ name = '', markdown }: CommentSection): Detail {
  const description = { markdown, blocks: [], badges: [] };
  return { name, code: [], description, children: [] };
}

function renderCommentBlock({ tag, name, markdown }: CommentSection): string {
  const title = lookUp(tagTitles, tag) ?? tag.replace(/^@/, '');
  const isCode =
    tag === '@example' && !/^\s*(?:`{3}|~{3})/m.test(markdown) && !/^\s*<caption>/.test(markdown);
  const body = isCode ? fence('ts', visibleCode(markdown)) : commentToMdx(markdown);
  return joinBlocks([
    renderLabel(name ? `${title}${tag === '@example' ? ':' : ''} ${name}` : title),
    body,
  ]);
}

const kindTitles = [
  ['type parameter', 'type parameters'],
  ['parameter', 'parameters'],
  ['call', 'calls'],
  ['property', 'properties'],
] as const;

/**
 * Returns a title for a list of names, which may be of several kinds: `Parameters and properties`.
 */
export function detailsTitle(details: readonly Detail[]): string {
  const kinds = new Set(details.map(({ kind = 'property' }) => kind));
  const title = kindTitles.flatMap(([kind, words]) => (kinds.has(kind) ? words : [])).join(' and ');
  return capitalize(title);
}

/**
 * Renders a titled list of names with their documentation, or a table if any has properties or
 * tags; nothing if no name is documented.
 */
export function renderDetails(title: string, details: readonly Detail[]): string {
  if (!details.some(hasWords)) return '';
  return joinBlocks([
    renderLabel(title),
    details.every(isPlain) ? details.map(renderItem).join('\n') : renderTable(details),
  ]);
}

function hasWords({ description, defaultValue, children }: Detail): boolean {
  return (
    description.markdown !== '' ||
    defaultValue !== undefined ||
    hasTags(description) ||
    children.some(hasWords)
  );
}

function isPlain({ description, children }: Detail): boolean {
  return children.length === 0 && !hasTags(description);
}

function hasTags({ blocks, badges, deprecated }: Description): boolean {
  return blocks.length + badges.length > 0 || deprecated !== undefined;
}

function renderItem({ name, description, defaultValue }: Detail): string {
  const words = commentToMdx(description.markdown);
  const preset = defaultValue === undefined ? '' : ` Default: ${codeSpan(defaultValue)}.`;
  if (!words.includes('\n')) return `- ${codeSpan(name)}${words ? ` — ${words}` : ''}${preset}`;
  // A list, a table or a code block must start on a line of its own.
  const indented = words
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
  return `- ${codeSpan(name)}${preset}\n\n${indented}\n`;
}

interface Row extends Detail {
  readonly depth: number;
}

/** Lists names and their properties down to the maximum depth. */
function rowsOf(details: readonly Detail[], depth = 1): readonly Row[] {
  return details.flatMap((detail) => [
    { ...detail, depth },
    ...(depth < depthWords.length ? rowsOf(detail.children, depth + 1) : []),
  ]);
}

function renderTable(details: readonly Detail[]): string {
  const rows = rowsOf(details);
  const hasDefaults = rows.some((row) => takeDefault(row).preset !== undefined);
  const columns = ['Name', 'Type', ...(hasDefaults ? ['Default'] : []), 'Description'];
  const table = [
    '<table class="api-properties">',
    `<thead><tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => renderRow(row, hasDefaults)),
    '</tbody>',
    '</table>',
  ].join('\n');
  return joinBlocks([
    table,
    ...deepest(details).map(({ name, children }) =>
      renderCollapsible(`${detailsTitle(children)} of ${name}`, renderTable(children)),
    ),
  ]);
}

/**
 * Returns the rows at the maximum depth that have documented properties; those properties follow
 * the table.
 */
export function deepest(details: readonly Detail[]): readonly Detail[] {
  return rowsOf(details).filter(
    ({ depth, children }) => depth === depthWords.length && children.length > 0,
  );
}

function renderRow(row: Row, hasDefaults: boolean): string {
  const { name, isOptional, code, children, depth } = row;
  const { preset, blocks } = takeDefault(row);
  const type = renderType(children.length > 0 ? code.map(elide) : code);
  const words = joinBlocks([renderWords(row), renderCommentBlocks(blocks)]);
  return [
    '<tr>',
    `<th scope="row" class="api-depth-${depthWords[depth - 1]}">${codeSpan(isOptional ? `${name}?` : name)}</th>`,
    `<td class="api-type">${type === '' ? '' : `<code>${type}</code>`}</td>`,
    ...(hasDefaults
      ? [`<td class="api-type">${preset === undefined ? '' : codeSpan(preset)}</td>`]
      : []),
    /\n|^[-#>]/.test(words) ? `<td>\n\n${words}\n\n</td>` : `<td>${words}</td>`,
    '</tr>',
  ].join('\n');
}

function renderWords({ description }: Detail): string {
  const { markdown, deprecated } = description;
  return joinBlocks([
    marksOf(description)
      .map((word) => `<strong>${escapeText(word)}</strong>`)
      .join(', '),
    deprecated === undefined ? '' : commentToMdx(deprecated),
    commentToMdx(markdown),
  ]);
}

/** Separates the default value, from a one-line tag or else from the code, from all other tags. */
function takeDefault({ defaultValue, description: { blocks } }: Detail): {
  readonly preset?: string;
  readonly blocks: readonly CommentSection[];
} {
  const tag = blocks.find((block) => block.tag === '@default' || block.tag === '@defaultValue');
  const value = /^(?:`{3}\w*\n)?([^\n]+?)(?:\n`{3})?$/.exec(tag?.markdown ?? '')?.[1];
  if (value === undefined) return { preset: defaultValue, blocks };
  return {
    preset: value.replace(/^`(.*)`$/, '$1'),
    blocks: blocks.filter((block) => block !== tag),
  };
}

/** Elides an inline type, whose members have their own rows. */
function elide(item: Code): Code {
  if (startsWith(item, '{')) return '{ … }';
  return typeof item === 'object' && 'items' in item
    ? { ...item, items: item.items.map(elide) }
    : item;
}
