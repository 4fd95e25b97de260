import type { Element } from 'hast';

/** Replacement for an element's own text in the search. */
export interface SearchText {
  readonly text: string;
  readonly aliases: readonly string[];
}

declare module 'hast' {
  interface ElementData {
    searchText?: SearchText;
  }
}

/** Sets the text that the search indexes in place of an element's own. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
