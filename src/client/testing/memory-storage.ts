import type { SafeStorage } from '#client/store/safe-storage.ts';

/** Creates an in-memory storage for a test, which can inspect the values in `content`. */
export function memoryStorage(
  content: Record<string, string> = {},
): SafeStorage & { readonly content: Record<string, string> } {
  const values = { ...content };
  return {
    content: values,
    get: (key) => values[key] ?? null,
    set: (key, value) => void (values[key] = value),
    remove: (key) => void Reflect.deleteProperty(values, key),
    subscribe: () => () => {},
  };
}
