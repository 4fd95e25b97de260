import site from 'virtual:docs/site';
import type { TextValues } from '#shared/i18n/interpolate.ts';
import { translateWith } from '#shared/i18n/translate.ts';

/** Translates into the site's language, which is fixed for the whole bundle. */
export const translate = translateWith(site.config.catalogue);

/** Text from an author: looked up by its id, or by its English message if it has no id. */
export interface AuthorText {
  readonly id?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Translates text from an author; without a message, the id serves as the English text. Throws if
 * there is neither id nor message.
 */
export function translateAuthorText({ id, message }: AuthorText, values?: TextValues): string {
  const english = message ?? id;
  if (english === undefined)
    throw new Error('A translation needs an id or a message, and this one has neither.');
  return translate(id ?? english, english, values);
}
