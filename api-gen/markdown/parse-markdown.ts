import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses a comment as GitHub Flavored Markdown, never as MDX. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}
