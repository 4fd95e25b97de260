import { givenTagsAttribute, pageTagAttribute } from '#shared/document/document-marks.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { headTags, type HeadConfig, type HeadTag } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';

/**
 * Replaces the previous page's head tags, and its attributes of the html and body elements, with
 * the new page's, including those that its content provides.
 */
export function showHead(page: PageData, config: HeadConfig): void {
  const given = [...document.querySelectorAll(`[${givenTagsAttribute}]`)].flatMap(
    (element) => JSON.parse(element.getAttribute(givenTagsAttribute) ?? '[]') as HeadTag[],
  );
  const tags = headTags(page, config, given);
  updateHead(tags.filter(({ tag }) => tag !== 'html' && tag !== 'body'));
  const attributesOf = (name: 'html' | 'body') => tags.find(({ tag }) => tag === name)?.attributes;
  updateAttributes(document.documentElement, { ...languageOf(config), ...attributesOf('html') });
  updateAttributes(document.body, attributesOf('body') ?? {});
}

/**
 * Replaces the attributes that the previous page set on an element; classes set by dialogs stay.
 */
function updateAttributes(element: Element, given: HeadTag['attributes']) {
  const namesIn = (list = '') => list.split(/\s+/).filter(Boolean);
  const old = JSON.parse(element.getAttribute(pageTagAttribute) ?? '{}') as HeadTag['attributes'];
  element.classList.remove(...namesIn(old.class));
  for (const name in old) if (name !== 'class' && !(name in given)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(given))
    if (name === 'class') element.classList.add(...namesIn(value));
    else element.setAttribute(name, value);
  element.setAttribute(pageTagAttribute, JSON.stringify(given));
}

/**
 * Replaces the previous page's head tags with new ones. Tags shared by both pages stay, which
 * halves the work per click.
 */
export function updateHead(tags: readonly HeadTag[]): void {
  const old = new Set(document.head.querySelectorAll(`[${pageTagAttribute}]`));
  for (const { tag, text = '', attributes } of tags) {
    if (tag === 'title') {
      document.title = text;
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(pageTagAttribute, '');
    const same = [...old].find((other) => other.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}
