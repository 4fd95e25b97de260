import { pageTagAttribute } from '#shared/document-marks.ts';
import type { HeadTag } from '#shared/head-tags.ts';

/** Replaces the head tags of the last page by those of the new one. */
export function updateHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${pageTagAttribute}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(pageTagAttribute, '');
    document.head.append(element);
  }
}
