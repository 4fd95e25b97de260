import type { CommentDisplayPart, Context } from 'typedoc';

/**
 * Keeps the whole text of links: words on the next line, where the compiler stops reading, and
 * those after `address|`.
 */
export function wholeLinkWords({ project }: Context): void {
  for (const { comment } of Object.values(project.reflections)) {
    if (!comment) continue;
    const parts = [comment.summary, ...comment.blockTags.map(({ content }) => content)].flat();
    for (const part of parts) restoreWords(part);
  }
}

function restoreWords(part: CommentDisplayPart): void {
  if (part.kind !== 'inline-tag') return;
  const { name, words } = linkParts(part.text);
  if (part.tsLinkText && words.startsWith(part.tsLinkText.trim())) part.tsLinkText = words;
  if (/^https?:/.test(name) && words !== '') part.text = `${name} ${words}`;
}

/** Returns the name and words of a link: `IDE`, `IDE.runMode label`, `IDE.runMode | label`. */
export function linkParts(text: string): { readonly name: string; readonly words: string } {
  const [, name = '', words = ''] = /^\s*([^\s|]+)(?:\s*\|\s*|\s+)?(.*?)\s*$/s.exec(text) ?? [];
  return { name, words };
}
