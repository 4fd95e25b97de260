import { englishCatalogue } from './catalogue.ts';
import type { Catalogue, MessageDescriptor } from './catalogue.ts';
import { interpolate } from './interpolate.ts';
import type { TextValues } from './interpolate.ts';

/** Text of a message in the catalogue's language, else its English text, else its id; placeholders filled in. */
export function translate(
  descriptor: MessageDescriptor,
  values: TextValues = {},
  catalogue: Catalogue = englishCatalogue,
): string {
  return interpolate(findText(descriptor, catalogue), values);
}

/** The same, with its placeholders left in. */
export function findText({ id, message }: MessageDescriptor, catalogue: Catalogue): string {
  const key = id ?? message;
  if (key === undefined)
    throw new Error('A translation needs an id or a message, and this one has neither.');
  return (Object.hasOwn(catalogue, key) ? catalogue[key] : undefined) ?? message ?? key;
}
