import type { Element } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/** Text that the search index uses instead of the element's own text. */
export interface SearchText {
  readonly text: string;
  readonly aliases: readonly string[];
}

declare module 'hast' {
  interface ElementData {
    searchText?: SearchText;
    /** Node that replaces the element in the page's Markdown version. */
    markdown?: MarkdownNodes;
    /** Text of a code block, for the page's Markdown version. */
    code?: string;
    /** URL of the file published for an inlined image, for the page's Markdown version. */
    address?: string;
  }
}

/** Sets the text that the search indexes in place of an element's own. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
