import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/**
 * Number of characters to look at: no heading is longer, and parsing time grows faster than
 * linearly.
 */
const longestHead = 1_000;

/**
 * Returns the text of the level 1 heading that opens a page; undefined if something else does.
 * Skips MDX imports and comments. Parses only the first block, because every page is scanned before
 * anything is shown.
 */
export function scanTitle(body: string): string | undefined {
  const text = body
    .replace(
      /^(?:\s*(?:(?:import|export)\s(?:[^'"`;]*?from\b)?.*|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})[ \t]*(?:\r?\n|$))*/,
      '',
    )
    .trimStart();
  const [block = ''] = text.slice(0, longestHead).split(/\r?\n[ \t]*\r?\n/, 1);
  const [first] = fromMarkdown(block.replace(/\s*\\?\{#[^}]*\}/g, '')).children;
  return first?.type === 'heading' && first.depth === 1 ? toString(first).trim() : undefined;
}
