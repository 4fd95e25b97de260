import { escapeHtml } from '../html/escape-html.ts';
import type { HeadTag } from '#shared/page/head-tags.ts';

/** Parts of a prerendered document. */
export interface DocumentParts {
  readonly head: string;
  /** Content of the root element. */
  readonly app: string;
  /** Markup after the root element. */
  readonly data: string;
  /** Markup next to the app's scripts. */
  readonly scripts: string;
  /** Markup after the app's styles. */
  readonly styles: string;
  readonly lang: string;
  readonly dir: string;
}

/** Fills in the HTML template. Inserts texts literally (without `$` patterns). */
export function fillDocument(template: string, parts: DocumentParts): string {
  return template
    .replace(
      /<html lang="[^"]*" dir="[^"]*">/,
      () => `<html lang="${escapeHtml(parts.lang)}" dir="${escapeHtml(parts.dir)}">`,
    )
    .replace('<!--head-->', () => parts.head)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--data-->', () => parts.data)
    .replace('<!--scripts-->', () => parts.scripts)
    .replace('<!--styles-->', () => parts.styles);
}

/** Renders a head tag as HTML, marked as its page's own. */
export function renderHeadTag({ tag, attributes, text }: HeadTag, marker: string): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${list.join(' ')} ${marker}>`;
}
