import {
  ReflectionKind,
  ReflectionSymbolId,
  type Comment,
  type CommentDisplayPart,
  type CommentTag,
  type InlineTagDisplayPart,
} from 'typedoc';
import type { ApiComment, CommentBlock } from '../model/declaration.ts';
import { standardTypeUrl } from './external-links.ts';

/** Turns a documentation comment into Markdown; null when there is none. */
export function convertComment(comment: Comment | undefined): ApiComment | null {
  if (!comment) return null;
  const brokenLinks: string[] = [];
  const toMarkdown = (parts: readonly CommentDisplayPart[]) =>
    parts
      .map((part) => partToMarkdown(part, brokenLinks))
      .join('')
      .trim();
  return {
    summary: toMarkdown(comment.summary),
    blocks: comment.blockTags.map((tag) => convertBlock(tag, toMarkdown)),
    modifiers: [...comment.modifierTags].sort(),
    brokenLinks,
  };
}

function convertBlock(
  tag: CommentTag,
  toMarkdown: (parts: readonly CommentDisplayPart[]) => string,
): CommentBlock {
  const block = { tag: tag.tag as string, body: toMarkdown(tag.content) };
  return tag.name === undefined ? block : { ...block, name: tag.name };
}

function partToMarkdown(part: CommentDisplayPart, brokenLinks: string[]): string {
  if (part.kind === 'inline-tag') return inlineTag(part, brokenLinks);
  return part.text;
}

function inlineTag(part: InlineTagDisplayPart, brokenLinks: string[]): string {
  if (!/^@(?:link|linkcode|linkplain)$/.test(part.tag)) return `{${part.tag} ${part.text}}`;
  const url = linkUrl(part);
  const text = part.text.trim() || url || '';
  const label = part.tag === '@linkplain' || /\s/.test(text) ? escapeLabel(text) : codeSpan(text);
  if (url !== undefined) return `[${label}](<${url}>)`;
  if (isKnownElsewhere(part)) return label;
  // A name that is not imported where the comment stands may still be the only one of the project.
  brokenLinks.push(text);
  return `[${label}](<api-name:${encodeURIComponent(text)}>)`;
}

function linkUrl(part: InlineTagDisplayPart): string | undefined {
  const { target } = part;
  if (typeof target === 'string') return /^https?:\/\/[^\s<>]+$/.test(target) ? target : undefined;
  if (target instanceof ReflectionSymbolId) return standardTypeUrl(target.qualifiedName);
  if (!target) return standardTypeUrl(part.text.trim());
  // A link to a signature or parameter leads to the declaration that owns it.
  let owner = target;
  while (!owner.isDeclaration() && owner.parent && !owner.kindOf(ReflectionKind.Project))
    owner = owner.parent;
  return `api:${owner.id}`;
}

/** The link leads to a declaration of another package, whose documentation has no address that we know. */
function isKnownElsewhere(part: InlineTagDisplayPart): boolean {
  return (
    part.target instanceof ReflectionSymbolId &&
    part.target.fileName?.includes('/node_modules/') === true
  );
}

function escapeLabel(text: string): string {
  return text.replace(/[\\[\]`*_<>&!]/g, '\\$&');
}

function codeSpan(text: string): string {
  const fence = '`'.repeat(
    Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length)) + 1,
  );
  return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}
