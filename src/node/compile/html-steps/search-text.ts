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
    /** The element's Markdown equivalent. */
    markdown?: MarkdownNodes;
    /** Text of a code block, for the page's Markdown version. */
    code?: string;
    /** Published address of an image that is inlined in the page. */
    address?: string;
  }
}

/** Sets the text that the search indexes in place of an element's own. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
