import { codeSpan, escapeParagraphStart, escapeText, visibleText } from '../markdown/escape.ts';
import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import { codeTokens, type Code } from '../model/code.ts';
import type { Description, NamedLink } from '../model/api-page.ts';

/** Joins parts of a page with blank lines; skips empty parts. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A prominent box, or nothing. */
export function renderDeprecation({ deprecated }: Description): string {
  if (deprecated === undefined) return '';
  return joinBlocks([
    ':::caution[Deprecated]',
    deprecated === '' ? 'Use something else in new code.' : commentToMdx(deprecated),
    ':::',
  ]);
}

/** A link with an escaped name, or the name alone. */
export function renderLink({ name, href }: NamedLink): string {
  return href === undefined ? codeSpan(name) : `[${escapeText(visibleText(name))}](<${href}>)`;
}

/** A title in its own paragraph. */
export function renderHeading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${escapeParagraphStart(escapeText(text))} \\{#${id}}`;
}

/** What is rarely needed. */
export function quiet(content: string): string {
  return content === '' ? '' : joinBlocks(['<div class="api-origin">', content, '</div>']);
}

/** A collapsible part of the page; nothing if it is empty. */
export function foldAway(summary: string, content: string, className = 'api-details'): string {
  return content === ''
    ? ''
    : joinBlocks([
        `<details class="${className}">\n<summary>${escapeText(summary)}</summary>`,
        content,
        '</details>',
      ]);
}

/** A type in running text: names are links, punctuation is text. */
export function renderType(code: readonly Code[]): string {
  return codeTokens(code)
    .map(({ text, target }) =>
      target?.kind === 'url' ? renderLink({ name: text, href: target.url }) : escapeText(text),
    )
    .join('');
}
