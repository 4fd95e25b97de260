import type { Element } from 'hast';

/** Replaces an element's own text in the search. */
export interface SearchText {
  readonly text: string;
  readonly aliases: readonly string[];
}

declare module 'hast' {
  interface ElementData {
    searchText?: SearchText;
  }
}

/** Sets what the search indexes in place of an element's text. */
export function setSearchText(element: Element, searchText: SearchText): void {
  element.data = { ...element.data, searchText };
}
