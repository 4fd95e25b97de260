import type { Plugin } from 'vite';
import type { SpokenLanguage, WrittenLanguage } from '#shared/voice/language/language.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import { resolved, virtualIds } from '#node/compile/model/virtual-ids.ts';

/**
 * Serves a site's spoken languages to the app, keyed by version path, under ids that `docsPlugin`
 * resolves. A language that all versions share is bundled with the code that uses it; otherwise,
 * each language is a separate file, loaded on demand. The dev server restarts when a language file
 * is saved, because everything depends on it.
 */
export function languagesPlugin({ site, languageFiles }: SiteProject): Plugin {
  const { versions } = site.options;
  const all = versions.flatMap(({ path, spoken }) =>
    spoken ? [{ path, data: dataOf(spoken) }] : [],
  );
  const different = [...new Set(all.map(({ data }) => data))];
  const moduleOf = (data: string) => `${virtualIds.languages}/words-${different.indexOf(data)}.js`;
  return {
    name: 'docs:languages',
    configResolved: ({ configFileDependencies }) =>
      void configFileDependencies.push(...languageFiles),
    load(id) {
      if (id === resolved(virtualIds.languages)) {
        const longestFirst = [...all].sort((one, other) => other.path.length - one.path.length);
        const [only, ...others] = different;
        return only !== undefined && others.length === 0
          ? `import * as words from ${JSON.stringify(moduleOf(only))};
export default [{ path: '/', load: () => words }];
`
          : `export default [${longestFirst
              .map(
                ({ path, data }) =>
                  `{ path: ${JSON.stringify(path)}, load: () => import(${JSON.stringify(moduleOf(data))}) }`,
              )
              .join(', ')}];\n`;
      }
      const data = different.find((one) => resolved(moduleOf(one)) === id);
      return data && `export default ${data};\n`;
    },
  };
}

/** Returns the part of a language that the browser needs, as JSON. */
function dataOf({ vocabulary, grammar }: WrittenLanguage) {
  return JSON.stringify({ vocabulary, grammar } satisfies SpokenLanguage);
}
