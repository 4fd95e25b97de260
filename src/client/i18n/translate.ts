import site from 'virtual:docs/site';
import type { TextValues } from '#shared/i18n/interpolate.ts';
import { translateWith } from '#shared/i18n/translate.ts';

/** Translates into the site's language, which is that of the whole bundle. */
export const translate = translateWith(site.config.catalogue);

/** An author's text: found by its id, or by its English words if it has none. */
export interface AuthorText {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Translates an author's text; an id alone is its own text. Throws if there is neither id nor
 * message.
 */
export function translateAuthorText({ id, message }: AuthorText, values?: TextValues): string {
  const english = message ?? id;
  if (english === undefined)
    throw new Error('A translation needs an id or a message, and this one has neither.');
  return translate(id ?? english, english, values);
}
