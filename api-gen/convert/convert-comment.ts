import {
  OptionDefaults,
  ReflectionKind,
  ReflectionSymbolId,
  type Comment,
  type CommentDisplayPart,
  type InlineTagDisplayPart,
  type Reflection,
} from 'typedoc';
import type { Description, OpenLink } from '../model/declaration.ts';
import { backticks } from '../markdown/escape.ts';
import { openName } from '../model/links.ts';
import { standardTypeUrl } from './external-links.ts';
import { linkParts } from './repair-comments.ts';

/** Tags that control TypeDoc's conversion or the layout of its own pages, so they are not shown. */
export const arrangingTags: ReadonlySet<string> = new Set([
  ...OptionDefaults.notRenderedTags.filter((tag) => !/^@(?:summary|category|group)/.test(tag)),
  '@inlineType',
  '@mergeModuleWith',
  '@preventInline',
  '@primaryExport',
  '@sortStrategy',
]);

/** Converts a TypeDoc comment to Markdown; returns null if there is no comment. */
export function convertComment(comment: Comment | undefined): Description | null {
  if (!comment) return null;
  const { modifierTags, sourcePath = '' } = comment;
  const openLinks: OpenLink[] = [];
  const addOpenLink = (name: string) => {
    const link = { name, file: sourcePath };
    openLinks.push(link);
    return openName(link);
  };
  const toMarkdown = (parts: readonly CommentDisplayPart[]) =>
    parts
      .map((part) =>
        part.kind === 'inline-tag' ? inlineTag(part, addOpenLink) : withoutLinks(part.text),
      )
      .join('')
      .trim();
  const blocks = comment.blockTags
    .filter(({ tag }) => !arrangingTags.has(tag))
    .map(({ tag, name, content }) => ({ tag, name, markdown: toMarkdown(content) }));
  const deprecated = blocks.find(({ tag }) => tag === '@deprecated')?.markdown;
  return {
    markdown: toMarkdown(comment.summary),
    blocks,
    badges: [...modifierTags]
      .filter((tag) => tag !== '@deprecated' && !arrangingTags.has(tag))
      .map((tag) => tag.slice(1))
      .sort(),
    openLinks,
    deprecated: deprecated ?? (modifierTags.has('@deprecated') ? '' : undefined),
  };
}

/**
 * Converts an inline `@link` tag, such as `IDE`, `IDE.runMode label` or `IDE.runMode | label`, to a
 * Markdown link. Keeps other inline tags as written.
 */
function inlineTag(part: InlineTagDisplayPart, addOpenLink: (name: string) => string): string {
  if (!/^@(?:link|linkcode|linkplain)$/.test(part.tag)) return `{${part.tag} ${part.text}}`;
  const url = linkUrl(part);
  const text = part.text.trim() || url || '';
  if (url !== undefined) return `[${labelOf(part.tag, text)}](<${url}>)`;
  const { name, words } = linkParts(text);
  const label = labelOf(part.tag, words || name);
  const symbol = part.target instanceof ReflectionSymbolId ? part.target : undefined;
  // The documentation URL of a declaration in another package is unknown.
  if (label === '' || symbol?.fileName?.includes('/node_modules/')) return label;
  return `[${label}](<${addOpenLink(symbol?.qualifiedName ?? name)}>)`;
}

/** Replaces `@link` tags in code, where they do not work, with their labels or names. */
function withoutLinks(text: string): string {
  return text.replace(/\{@link(?:code|plain)?\s([^}]*)\}/g, (_link, inner: string) => {
    const { name, words } = linkParts(inner);
    return words || name;
  });
}

/** Formats a link's label: names as code, prose as text. */
function labelOf(tag: string, text: string): string {
  const [, code] = /^`([^`]+)`$/.exec(text) ?? [];
  if (code !== undefined) return codeSpan(code);
  return tag === '@linkplain' || /\s/.test(text)
    ? text.replace(/[\\[\]`*_<>&!]/g, '\\$&')
    : codeSpan(text);
}

function linkUrl(part: InlineTagDisplayPart): string | undefined {
  const { target } = part;
  if (typeof target === 'string') return /^https?:\/\/[^\s<>]+$/.test(target) ? target : undefined;
  if (target instanceof ReflectionSymbolId) return standardTypeUrl(target.qualifiedName);
  if (!target) return standardTypeUrl(part.text.trim());
  // Links to signatures, parameters and properties of a type point to the declaration that owns
  // them.
  let owner = target;
  while (owner.parent && (!owner.isDeclaration() || isInLiteral(owner))) owner = owner.parent;
  return `api:${owner.id}`;
}

function isInLiteral({ kind, parent }: Reflection): boolean {
  return (
    kind === ReflectionKind.TypeLiteral ||
    parent?.kindOf([ReflectionKind.TypeLiteral, ReflectionKind.TypeAlias]) === true
  );
}

function codeSpan(text: string): string {
  if (text === '') return '';
  const fence = backticks(text, 1);
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}
