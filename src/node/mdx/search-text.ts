import type { Element } from 'hast';

/** What the search reads instead of an element's own text. */
export interface SearchText {
  readonly text: string;
  readonly aliases: readonly string[];
}

declare module 'hast' {
  interface ElementData {
    searchText?: SearchText;
  }
}

/** Says what the search reads instead of the text of an element. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
