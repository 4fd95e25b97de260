import { codeSpan, escapeParagraphStart, escapeText, visibleText } from '../markdown/escape.ts';
import { commentToMdx } from '../markdown/comment-to-mdx.ts';
import type { Code } from '../model/code.ts';
import type { NamedLink } from '../model/api-page.ts';
import type { Description } from '../model/declaration.ts';

/** Joins parts of a page with blank lines; skips empty parts. */
export function joinBlocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Renders a deprecation as a caution admonition; nothing if there is none. */
export function renderDeprecation({ deprecated }: Description): string {
  if (deprecated === undefined) return '';
  return joinBlocks([':::caution[Deprecated]', commentToMdx(deprecated), ':::']);
}

/** Renders a label within a description, such as "Parameters". */
export function renderLabel(text: string): string {
  return `<p class="api-label"><strong>${escapeText(text)}</strong></p>`;
}

/** Renders a link with an escaped name, or the name as code if there is no valid URL. */
export function renderLink({ name, href }: NamedLink): string {
  return href === undefined || /[\s<>]/.test(href)
    ? codeSpan(name)
    : `[${escapeText(visibleText(name))}](<${href}>)`;
}

/** Renders a heading with an explicit id. */
export function renderHeading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${escapeParagraphStart(escapeText(text))} \\{#${id}}`;
}

/** Wraps content in a `<div>` whose class is the target of a switch or a style sheet. */
export function switchable(className: string, content: string): string {
  return joinBlocks([`<div class="${className}">`, content, '</div>']);
}

/** Renders content less prominently; nothing if it is empty. */
export function quiet(content: string): string {
  return content === '' ? '' : switchable('api-origin', content);
}

/** Renders a collapsible part of the page; nothing if it is empty. */
export function renderCollapsible(
  summary: string,
  content: string,
  className = 'api-details',
): string {
  return content === ''
    ? ''
    : joinBlocks([
        `<details class="${className}">\n<summary>${escapeText(summary)}</summary>`,
        content,
        '</details>',
      ]);
}

/** Renders a type in running text, with names as links and punctuation as text. */
export function renderType(code: readonly Code[]): string {
  return code
    .map((item) => {
      if (typeof item === 'string') return escapeText(item);
      if ('items' in item) return renderType(item.items);
      return 'target' in item && typeof item.target === 'string'
        ? renderLink({ name: item.text, href: item.target })
        : escapeText(item.text);
    })
    .join('');
}

/** Returns a modifier tag as words: `eventProperty` becomes "event property". */
function badgeWords(tag: string): string {
  return tag.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Returns the tags that are shown as words, such as `deprecated` and `event property`. */
export function marksOf({ deprecated, badges }: Description): string[] {
  return [...(deprecated === undefined ? [] : ['deprecated']), ...badges.map(badgeWords)];
}

/** Renders modifier tags as words, such as `internal` or `beta`; nothing if there are none. */
export function renderBadges(badges: readonly string[]): string {
  const words = badges.map((badge) => `<strong>${escapeText(badgeWords(badge))}</strong>`);
  return words.length === 0 ? '' : `<div class="api-badges">${words.join(' ')}</div>`;
}
