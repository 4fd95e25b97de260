import { JSDOM } from 'jsdom';

/** A built document to ask questions of; no script of it runs. */
export function readPage(html: string): Document {
  return new JSDOM(html).window.document;
}

/** Text of all elements that a selector finds, whitespace folded. */
export function texts(root: ParentNode, selector: string): readonly string[] {
  return [...root.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

/** Attribute of all elements that a selector finds. */
export function attributes(
  root: ParentNode,
  selector: string,
  name: string,
): readonly (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}

/** The one element that a selector finds. */
export function only(root: ParentNode, selector: string): Element {
  const found = root.querySelectorAll(selector);
  if (found.length !== 1 || !found[0])
    throw new Error(`"${selector}" finds ${found.length} elements.`);
  return found[0];
}
