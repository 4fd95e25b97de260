import { englishCatalogue, type Catalogue, type MessageDescriptor } from './catalogue.ts';
import { interpolate, type TextValues } from './interpolate.ts';

/**
 * Returns a message in the catalogue's language, else its English text, else its id, with
 * placeholders replaced.
 */
export function translate(
  descriptor: MessageDescriptor,
  values: TextValues = {},
  catalogue: Catalogue = englishCatalogue,
): string {
  return interpolate(findText(descriptor, catalogue), values);
}

/** Does the same without replacing placeholders. */
export function findText({ id, message }: MessageDescriptor, catalogue: Catalogue): string {
  const key = id ?? message;
  if (key === undefined)
    throw new Error('A translation needs an id or a message, and this one has neither.');
  return (Object.hasOwn(catalogue, key) ? catalogue[key] : undefined) ?? message ?? key;
}
