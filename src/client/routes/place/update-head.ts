import { givenTagsAttribute, pageTagAttribute } from '#shared/document/document-marks.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { headTags, type HeadConfig, type HeadTag } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';

/** Replaces the previous page's head tags with those of a page and its content. */
export function showHead(page: PageData, config: HeadConfig): void {
  const given = [...document.querySelectorAll(`[${givenTagsAttribute}]`)].flatMap(
    (element) => JSON.parse(element.getAttribute(givenTagsAttribute) ?? '[]') as HeadTag[],
  );
  const tags = headTags(page, config, given);
  updateHead(tags.filter(({ tag }) => tag !== 'html' && tag !== 'body'));
  const attributesOf = (name: 'html' | 'body') => tags.find(({ tag }) => tag === name)?.attributes;
  const root = document.documentElement;
  const {
    lang,
    dir,
    class: ofRoot,
  }: Partial<Record<string, string>> = { ...languageOf(config), ...attributesOf('html') };
  Object.assign(root, { lang, dir });
  updateClass(root, ofRoot);
  updateClass(document.body, attributesOf('body')?.class);
}

/** Replaces the previous page's classes of the document; those that dialogs set stay. */
function updateClass(element: Element, given = ''): void {
  const namesIn = (list: string | null) => list?.split(/\s+/).filter(Boolean) ?? [];
  element.classList.remove(...namesIn(element.getAttribute(pageTagAttribute)));
  element.classList.add(...namesIn(given));
  element.setAttribute(pageTagAttribute, given);
}

/**
 * Replaces the previous page's head tags with new ones. Tags that both pages have stay, which
 * halves the work on a click.
 */
export function updateHead(tags: readonly HeadTag[]): void {
  const old = new Set(document.head.querySelectorAll(`[${pageTagAttribute}]`));
  for (const tag of tags) {
    if (tag.tag === 'title') {
      document.title = tag.text ?? '';
      continue;
    }
    const element = createTag(tag);
    const same = [...old].find((other) => other.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}

function createTag({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(pageTagAttribute, '');
  return element;
}
