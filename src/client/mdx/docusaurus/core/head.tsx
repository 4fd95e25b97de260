import { Children, isValidElement, useEffect, type ReactNode } from 'react';
import { givenTagsAttribute } from '#shared/document/document-marks.ts';
import type { HeadTag } from '#shared/page/head-tags.ts';

/**
 * Replacement for `import Head from '@docusaurus/Head'`: title, meta and link elements for the
 * document's head, and attributes of the document itself. They are serialized to an attribute, from
 * which prerendering and navigation read them. Throws for any other element, attribute or link
 * relation.
 */
export default function Head({ children }: { readonly children?: ReactNode }) {
  const tags = readTags(children);
  const title = tags.find(({ tag }) => tag === 'title')?.text;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <span hidden {...{ [givenTagsAttribute]: JSON.stringify(tags) }} />;
}

/** Allowed attributes, keyed by element: only those that describe the page or its URLs. */
const attributeNames: Readonly<Record<string, readonly string[]>> = {
  html: ['className', 'dir', 'lang'],
  body: ['className'],
  title: [],
  meta: ['charSet', 'content', 'itemProp', 'media', 'name', 'property'],
  link: ['as', 'crossOrigin', 'href', 'hrefLang', 'media', 'rel', 'sizes', 'title', 'type'],
};

/**
 * Matches the `data-` attributes that a page may set on the document for its own styles; excludes
 * the attributes that the site itself uses.
 */
const ownAttribute =
  /^data-(?!app-|announcement-|js$|laid-out$|page-|search-ready$|tag$|theme$)[\w-]+$/;

/** Link relations that neither style the page nor run code. */
const relations = [
  'alternate apple-touch-icon author canonical dns-prefetch help icon license mask-icon me next preconnect prefetch',
  'preload prev privacy-policy search shortcut terms-of-service',
]
  .join(' ')
  .split(' ');

function readTags(children: ReactNode): readonly HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Readonly<Record<string, ReactNode>>>(child)) return [];
    const { type, props } = child;
    // A fragment, or the paragraph that Markdown wraps around several elements.
    if (typeof type !== 'string' || type === 'p') return readTags(props.children);
    return [toTag(type, props)];
  });
}

function toTag(tag: string, { children, ...props }: Readonly<Record<string, ReactNode>>): HeadTag {
  const allowed = attributeNames[tag];
  if (!allowed)
    throw new Error(`<Head> accepts title, meta, link, html and body elements, not <${tag}>`);
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    const isOwn = /^(?:html|body)$/.test(tag) && ownAttribute.test(name);
    if (!isOwn && !allowed.includes(name))
      throw new Error(`<Head> accepts no <${tag}> with "${name}"`);
    attributes[name === 'className' ? 'class' : name.toLowerCase()] = String(value);
  }
  const unknown = attributes.rel?.split(' ').find((rel) => !relations.includes(rel.toLowerCase()));
  if (unknown !== undefined) throw new Error(`<Head> accepts no <link> with rel="${unknown}"`);
  if (tag === 'title') return { tag, attributes, text: textOf(children).trim() };
  return { tag: tag as 'meta' | 'link' | 'html' | 'body', attributes };
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ readonly children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}
