import { z } from 'zod';
import { configSchema, navbarItemFields } from '#shared/config/site-config.ts';

/**
 * Returns the field names allowed at a path of the configuration; empty if it cannot be an object.
 */
export function fieldNamesAt(path: readonly string[]): readonly string[] {
  return namesIn(configSchema, path);
}

function namesIn(schema: unknown, path: readonly string[]): readonly string[] {
  const [name, ...below] = path;
  // An item's fields depend on its type; a misspelled field may be meant for any type.
  if (schema instanceof z.ZodCustom) return navbarItemFields;
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => namesIn(option, path));
  if (schema instanceof z.ZodPipe) return namesIn(schema.in, path);
  if (schema instanceof z.ZodArray) return namesIn(schema.element, below);
  if (schema instanceof z.ZodRecord) return namesIn(schema.valueType, below);
  if (schema instanceof z.ZodObject)
    return name === undefined ? Object.keys(schema.shape) : namesIn(schema.shape[name], below);
  return isWrapper(schema) ? namesIn(schema.unwrap(), path) : [];
}

function isWrapper(schema: unknown): schema is { unwrap(): unknown } {
  return schema instanceof z.ZodType && 'unwrap' in schema;
}
