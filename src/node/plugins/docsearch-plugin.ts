import path from 'node:path';
import type { Plugin } from 'vite';

/** A change to a text of a library; the build fails when the text is no longer there. */
interface Patch {
  /** End of the file's path. */
  readonly file: RegExp;
  readonly find: string;
  /** Where the text to replace ends, when `find` is only its beginning; the end stays. */
  readonly upTo?: string;
  readonly replace: string;
}

/** Where DocSearch keeps the parts of its modal. */
const parts = /@docsearch\/react\/dist\/esm\/normalizeDocSearchIndexes-[^/]*\.js$/;

/** A module inside that file. */
function region(name: string): Pick<Patch, 'file' | 'find' | 'upTo'> {
  return { file: parts, find: `//#region src/${name}\n`, upTo: '//#endregion' };
}

const patches: readonly Patch[] = [
  {
    // Every answer ends with the state "idle", also a failed one, so that DocSearch never showed its error.
    file: /@algolia\/autocomplete-core\/dist\/esm\/onInput\.js$/,
    find: ".finally(function () {\n    setStatus('idle');",
    replace:
      ".catch(function (error) {\n    if (store.getState().status !== 'error') throw error;\n  }).finally(function () {\n    if (store.getState().status !== 'error') setStatus('idle');",
  },
  {
    // The logo of the hosted service, with a style element of its own; this site names the service in words where it is used.
    file: parts,
    find: 'React.createElement("div", { className: "DocSearch-Logo" }, /* @__PURE__ */ React.createElement(AlgoliaLogo, { translations: { poweredByText } }))',
    replace: 'null',
  },
  {
    // The names of the groups were put into an object, which has no length, so that "Try searching for" never came.
    file: parts,
    find: 'setContext({ searchSuggestions: _objectSpread2(_objectSpread2({}, (_sourcesState$context = sourcesState.context.searchSuggestions) !== null && _sourcesState$context !== void 0 ? _sourcesState$context : []), Object.keys(sources)) });',
    replace:
      'setContext({ searchSuggestions: [...new Set([...(sourcesState.context.searchSuggestions ?? []), ...Object.keys(sources)])] });',
  },
  {
    // Where the browser blocks storage, looking at it throws, and the dialog crashed.
    file: /@docsearch\/react\/dist\/esm\/useSearchClient-[^/]*\.js$/,
    find: 'function manageLocalStorageQuota() {\n\tif (typeof window === "undefined" || !window.localStorage) return;',
    replace: 'function manageLocalStorageQuota() {\n\tif (!isLocalStorageSupported()) return;',
  },
  // Filters of the reader's own: this site offers none, and those of the configuration are sent as they are.
  { ...region('components/FacetBar.tsx'), replace: 'const FacetBar = () => null;\n' },
  { ...region('components/ui/Menu.tsx'), replace: '' },
  { ...region('components/ui/Chip.tsx'), replace: '' },
  { ...region('useFacetValues.ts'), replace: '' },
  {
    ...region('hooks/useDocSearchFacets.ts'),
    replace:
      'function useDocSearchFacets() {\n  return { visibleFacets: [], facetSelections: {}, facetSelectionsRef: React.useRef({}) };\n}\n',
  },
  // Answers of an assistant, which this site does not have.
  { file: parts, find: 'props.collection.source.sourceId === SOURCE_IDS.askAI', replace: 'false' },
  {
    file: parts,
    find: 'props.collection.source.sourceId === SOURCE_IDS.recentConversations',
    replace: 'false',
  },
  { file: parts, find: 'item.type === "askAI" ? /*', replace: 'false ? /*' },
  // Clicks are reported to nobody.
  {
    ...region('hooks/useDocSearchInsights.ts'),
    replace: 'const useSendItemClickEvent = () => () => undefined;\n',
  },
  // The focus is kept in the dialog by use-dialog.ts.
  { ...region('useTrapFocus.ts'), replace: 'const useTrapFocus = () => undefined;\n' },
  // A badge that results may have; those of this site have none.
  { ...region('components/HitResultBadge.tsx'), replace: 'const HitResultBadge = () => null;\n' },
];

/** Parts of DocSearch that this site never shows or does in its own way, and the modules that stand in for them. */
const replacements: Readonly<Record<string, string>> = {
  '@base-ui/react/menu': 'src/client/search/docsearch/no-menu.ts',
  'algoliasearch/lite': 'src/client/search/docsearch/lite-client.ts',
  '@algolia/autocomplete-plugin-algolia-insights': 'src/client/search/docsearch/no-insights.ts',
};

/** Corrects and slims DocSearch while it is bundled. */
export function docsearchPlugin(root: string): Plugin {
  const done = new Set<Patch>();
  return {
    name: 'docs:docsearch',
    enforce: 'pre',
    // The optimizer of the development server would bundle the libraries before they can be corrected.
    config: () => ({
      optimizeDeps: {
        exclude: [
          '@docsearch/react',
          '@docsearch/core',
          '@algolia/autocomplete-core',
          '@algolia/autocomplete-shared',
        ],
      },
    }),
    resolveId(id, importer) {
      const own = replacements[id];
      return own !== undefined && importer && /\/@(?:docsearch|algolia)\//.test(importer)
        ? path.join(root, own)
        : undefined;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      return patches
        .filter((patch) => patch.file.test(file))
        .reduce((text, patch) => {
          done.add(patch);
          return applyPatch(text, patch);
        }, code);
    },
    buildEnd(error) {
      const missed = patches.filter((patch) => !done.has(patch));
      if (
        !error &&
        this.environment.name === 'client' &&
        this.environment.mode === 'build' &&
        missed.length > 0
      )
        this.error(
          `These files of DocSearch were not bundled, so their correction in docsearch-plugin.ts has no effect: ${missed.map(({ file }) => String(file)).join(', ')}`,
        );
    },
  };
}

/** Replaces the text of a patch. Throws when the library no longer has it. */
export function applyPatch(code: string, { file, find, upTo, replace }: Patch): string {
  const start = code.indexOf(find);
  const end = start < 0 || upTo === undefined ? start + find.length : code.indexOf(upTo, start);
  if (start < 0 || end < start)
    throw new Error(
      `${String(file)} has changed: it no longer holds ${JSON.stringify(find)}. Look at what it does now, and correct src/node/plugins/docsearch-plugin.ts.`,
    );
  return code.slice(0, start) + replace + code.slice(end);
}
