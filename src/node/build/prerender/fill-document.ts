import { escapeHtml } from '#node/compile/html/escape-html.ts';
import type { HeadTag } from '#shared/page/head-tags.ts';

/** Markup to insert into the document's template. */
export interface DocumentParts {
  readonly head: string;
  /** Content of the root element. */
  readonly app: string;
  /** Markup after the root element. */
  readonly data: string;
  /** Attributes of the `html` and `body` elements. */
  readonly html: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
}

/** Fills in the HTML template. Inserts texts literally (without `$` patterns). */
export function fillDocument(template: string, parts: DocumentParts): string {
  return template
    .replace(/<html lang="[^"]*" dir="[^"]*">/, () => `<html${renderAttributes(parts.html)}>`)
    .replace('<body>', () => `<body${renderAttributes(parts.body)}>`)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--data-->', () => parts.data);
}

/**
 * Renders a head tag as HTML. `marker` is an attribute that marks the tag as specific to its page.
 */
export function renderHeadTag({ tag, attributes, text }: HeadTag, marker?: string): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  return `<${tag}${renderAttributes(attributes)}${marker === undefined ? '' : ` ${marker}`}>`;
}

function renderAttributes(attributes: Readonly<Record<string, string>>) {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return list.join('');
}
