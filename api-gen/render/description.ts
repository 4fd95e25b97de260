import {
  codeSpan,
  escapeParagraphStart,
  escapeText,
  fence,
  visibleCode,
  visibleText,
} from '../markdown/escape.ts';
import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import type { CommentSection, Description, Detail, NamedLink } from '../model/api-page.ts';

/** Titles of comment tags; an unknown tag is shown with its own name. */
const tagTitles: Readonly<Record<string, string>> = {
  '@example': 'Example',
  '@remarks': 'Remarks',
  '@see': 'See also',
  '@throws': 'Throws',
  '@exception': 'Throws',
  '@defaultValue': 'Default',
  '@default': 'Default',
  '@since': 'Since',
  '@todo': 'To do',
};

/** Parts of a page with an empty line between them; empty parts are left out. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A box that nobody overlooks, or nothing. */
export function renderDeprecation({ deprecated }: Description): string {
  if (deprecated === undefined) return '';
  return joinBlocks([
    ':::caution[Deprecated]',
    deprecated === '' ? 'Use something else in new code.' : commentToMdx(deprecated),
    ':::',
  ]);
}

/** Everything that a comment says behind its summary: remarks, examples, unknown tags. */
export function renderCommentBlocks(blocks: readonly CommentSection[]): string {
  return joinBlocks(blocks.map(renderCommentBlock));
}

function renderCommentBlock({ tag, name, markdown }: CommentSection): string {
  const title = tagTitles[tag] ?? escapeText(tag.replace(/^@/, ''));
  const suffix = name ? ` ${escapeText(name)}` : '';
  const isCode =
    tag === '@example' && !/^\s*(?:`{3}|~{3})/m.test(markdown) && !/^\s*<caption>/.test(markdown);
  const body = isCode ? fence('ts', visibleCode(markdown)) : commentToMdx(markdown);
  return joinBlocks([`**${title}${suffix}**`, body]);
}

/** A titled list of names with words about them; names without words are left out unless another has some. */
export function renderDetails(title: string, details: readonly Detail[]): string {
  if (!details.some((detail) => detail.markdown !== '' || detail.defaultValue !== undefined))
    return '';
  return joinBlocks([`**${title}**`, details.map(renderDetail).join('\n')]);
}

function renderDetail({ name, markdown, defaultValue }: Detail): string {
  const words = commentToMdx(markdown);
  const preset = defaultValue === undefined ? '' : ` Default: ${codeSpan(defaultValue)}.`;
  if (!words.includes('\n')) return `- ${codeSpan(name)}${words ? ` — ${words}` : ''}${preset}`;
  // A list, a table or a block of code must begin on a line of its own.
  const indented = words
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
  return `- ${codeSpan(name)}${preset}\n\n${indented}\n`;
}

/** A link with an escaped name, or the name alone. */
export function renderLink({ name, href }: NamedLink): string {
  return href === undefined ? codeSpan(name) : `[${escapeText(visibleText(name))}](<${href}>)`;
}

/** A title in a paragraph of its own. */
export function renderHeading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${escapeParagraphStart(escapeText(text))} \\{#${id}}`;
}
