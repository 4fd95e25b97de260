import languages from 'virtual:docs/languages';
import { loadOnce } from '#client/loading/load-once.ts';
import { readSpoken, type Language } from '#shared/voice/language/language.ts';

/** Loads a language; later calls return the same one. */
export type LoadLanguage = () => Promise<Language>;

const loaders = languages.map(({ path, load }) => ({
  path,
  load: loadOnce(async () => readSpoken((await load()).default)),
}));

/**
 * Returns the loader for the spoken language at the path of a version or page (without the base
 * path). Each language has a single loader.
 */
export function languageAt(path: string): LoadLanguage {
  const found = loaders.find((version) => path.startsWith(version.path)) ?? loaders.at(-1);
  return found?.load ?? noLanguage;
}

function noLanguage() {
  return Promise.reject(new Error('This site has no spoken language.'));
}
