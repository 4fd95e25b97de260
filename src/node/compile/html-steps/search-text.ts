import type { Element } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/** Replacement for an element's own text in the search. */
export interface SearchText {
  readonly text: string;
  readonly aliases: readonly string[];
}

declare module 'hast' {
  interface ElementData {
    searchText?: SearchText;
    /** What the element is in Markdown. */
    markdown?: MarkdownNodes;
    /** Text of code that is converted to Markdown. */
    code?: string;
    /** Address of an image that is inlined in the page. */
    address?: string;
  }
}

/** Sets the text that the search indexes in place of an element's own. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
