import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createBuilder,
  type InlineConfig,
  mergeConfig,
  type UserConfig,
  type ViteBuilder,
} from 'vite';
import type { Log } from '#node/build/output/build-steps.ts';
import { documentPlugin } from '#node/dev/document-plugin.ts';
import { docsPlugin } from '#node/build/plugins/docs-plugin.ts';
import { docusaurusAliases } from '#node/features/docusaurus/docusaurus-aliases.ts';
import { languagesPlugin } from '#node/build/plugins/languages-plugin.ts';
import { hotUpdatePlugin } from '#node/dev/hot-update-plugin.ts';
import { problemsPlugin } from '#node/dev/problems-plugin.ts';
import { jsonPlugin, jsxPlugin } from '#node/build/plugins/jsx-plugin.ts';
import { addressesInCode, isPicture } from '#node/compile/links/published-types.ts';
import { requirePlugin } from '#node/build/plugins/require-plugin.ts';
import { mdxPlugin } from '#node/build/plugins/mdx-plugin.ts';
import { contentChunkFolder, pageChunkName } from '#node/build/plugins/support/page-chunk.ts';
import { pageImportsPlugin } from '#node/build/plugins/page-imports-plugin.ts';
import { pagesPlugin } from '#node/build/plugins/pages-plugin.ts';
import { referencePlugin } from '#node/features/reference/reference-plugin.ts';
import { serverPlugin } from '#node/dev/server-plugin.ts';
import { liveCodeFolder } from '#node/build/prerender/server-bundle.ts';
import { workerFolder } from '#node/build/prerender/content-security-policy.ts';
import { localeStage, stageOf } from '#node/build/output/stage.ts';
import { storageNameOf } from '#shared/document/storage-name.ts';
import { siteStylesPlugin } from '#node/features/styles/site-styles-plugin.ts';
import { layeredStyles } from '#node/features/styles/layered-styles.ts';
import { namedValues } from '#node/features/styles/named-values.ts';
import { voicelessStyles } from '#node/features/styles/voiceless-styles.ts';
import { voicelessPlugin } from '#node/features/spoken-language/voiceless-plugin.ts';
import { trimRouter } from '#node/build/plugins/trim-router.ts';
import { readableError } from '#node/base/report/describe-failure.ts';
import type { Site, SiteProject } from '#node/compile/model/site.ts';
import { hasVoice } from '#node/compile/model/site-options.ts';

/** An opened project, and how to serve or build it. */
export interface ViteOptionsInput {
  readonly project: SiteProject;
  readonly log: Log;
  /** Whether to serve the built site as separate pages instead of one page for all URLs. */
  readonly isPreview?: boolean;
}

/**
 * Returns Vite's configuration for this site: one build for the browser, one for prerendering, and
 * the function that runs both.
 */
export function viteOptions({ project, log, isPreview = false }: ViteOptionsInput): UserConfig {
  const { options } = project.site;
  const { root, config } = options;
  return {
    root,
    base: config.baseUrl,
    publicDir: path.join(root, 'public'),
    // Uses only the project's own file, because authors' tsconfig.json files often extend packages
    // that are not installed.
    tsconfig: 'tsconfig.json',
    // Pages' code is published, so it must not get the builder's environment variables.
    envDir: false,
    envPrefix: [],
    appType: isPreview ? 'mpa' : 'spa',
    assetsInclude: addressesInCode,
    resolve: { alias: docusaurusAliases(root, options.siteDir) },
    css: {
      lightningcss: { exclude: lightDark },
      postcss: {
        plugins: [
          namedValues(),
          ...(hasVoice(options) ? [] : [voicelessStyles(root)]),
          ...(options.customCss === undefined ? [] : [layeredStyles(root)]),
        ],
      },
    },
    define: storageNameOf(config.title),
    cacheDir: path.join(options.cacheDir, 'vite'),
    plugins: pluginsOf(project),
    environments: environmentsOf(project, isPreview),
    builder: { buildApp: (builder) => buildApp(builder, { project, log }) },
    server: {
      watch: {
        ignored: ['**/.cache/**', '**/dist/**', '**/.*.building*/**', '**/test-results/**'],
      },
    },
    worker: {
      rolldownOptions: {
        // The parser's loader calls `eval` for dynamically linked grammars, which no page uses.
        checks: { ...quiet, eval: false },
        output: { entryFileNames: `${workerFolder}/[name]-[hash].js` },
      },
    },
    build: {
      rolldownOptions: { checks: quiet },
      target: 'es2022',
      // Newer than Vite's default, because for older browsers, `:dir(rtl)` would be turned into a
      // list of languages.
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
      reportCompressedSize: false,
      // The size of pages' components is up to the pages' authors.
      chunkSizeWarningLimit: Infinity,
      modulePreload: { polyfill: false },
      // Inlines only images, up to Vite's default limit. Every other asset that a page imports gets
      // its own URL.
      assetsInlineLimit: (file) => (isPicture(file) ? undefined : false),
    },
  };
}

/** Builds the site. Environments whose bundles are in the build store are not bundled again. */
async function buildApp(builder: ViteBuilder, { project, log }: ViteOptionsInput) {
  // Marked as built, because Vite would otherwise build environments whose bundles came from the
  // store.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  // Imported on demand, because the dev and preview servers do not need it.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite({
    project,
    log,
    createBuilder: async (built, further) =>
      built === project && !further ? builder : createSiteBuilder({ project: built, log }, further),
  }).catch((error: unknown) => {
    throw readableError(error, project.site.options.root);
  });
}

/** Returns the plugins in order, except that Vite runs those with `enforce: 'pre'` first. */
function pluginsOf(project: SiteProject) {
  const { site } = project;
  const { options } = site;
  const { root, config, customCss } = options;
  return [
    ...(hasVoice(options) ? [] : [voicelessPlugin(root)]),
    siteStylesPlugin({ root, accent: config.accent, customCss }),
    pagesPlugin(site),
    docsPlugin(project),
    languagesPlugin(project),
    pageImportsPlugin(site),
    jsxPlugin(options),
    jsonPlugin,
    mdxPlugin(site),
    requirePlugin(options),
    react({ include: /\.(?:mdx?|[jt]sx|ts)$/ }),
    documentPlugin(site),
    serverPlugin(site),
    trimRouter,
    hotUpdatePlugin(site),
    problemsPlugin(project),
    referencePlugin(site, options.apiSource),
  ];
}

/**
 * Returns the bundler options for the browser code (`client`) and the prerendering code (`ssr`).
 */
function environmentsOf(
  { site, outputPath }: SiteProject,
  isPreview: boolean,
): NonNullable<UserConfig['environments']> {
  const { root, outDir } = site.options;
  const stage = localeStage(stageOf(outDir), outputPath);
  const chunkNames = nameChunks(
    site,
    'assets/[name]-[hash].js',
    (name) => `assets/${contentChunkFolder}/${name}-[hash].js`,
  );
  return {
    client: {
      optimizeDeps: preparedPackages,
      build: {
        outDir: isPreview ? outDir : stage.siteDir,
        emptyOutDir: false,
        // The public folder is copied together with the pages' files.
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: {
          output: {
            entryFileNames: chunkNames,
            chunkFileNames: chunkNames,
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: firstLoadChunks },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: stage.serverDir,
        emptyOutDir: false,
        ssr: true,
        // Minifies the styles that are inlined in the HTML.
        cssMinify: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: path.join(root, 'src/client/entries/entry-server.tsx'),
          // The `.mjs` extension marks the files as modules. Otherwise, Node would consult the
          // nearest package.json, which is the project's.
          output: {
            entryFileNames: '[name]-[hash].mjs',
            // Chunks of live pages have no hash in their names, so that the entry does not change
            // when their code changes.
            chunkFileNames: nameChunks(
              site,
              '[name]-[hash].mjs',
              (name) => `${liveCodeFolder}/${name}.mjs`,
            ),
          },
        },
      },
      resolve: { noExternal: true },
    },
  };
}

/**
 * Lightning CSS's flag for the feature `LightDark`, which replaces `light-dark()`. The feature is
 * excluded, because none of the site's own style sheets use that function.
 */
const lightDark = 1 << 20;

/**
 * Disables the bundler's warnings about slow plugins: on a busy machine, they are not the site's
 * fault.
 */
const quiet = { bundlerTimings: false };

/** Creates a builder with this configuration, ignoring any configuration file. */
export function createSiteBuilder(
  input: ViteOptionsInput,
  further: InlineConfig = {},
): Promise<ViteBuilder> {
  return createBuilder({ ...mergeConfig(viteOptions(input), further), configFile: false });
}

/**
 * Splits the first load into its entry and two more files: React, which stays in browser caches
 * across deployments, and the entry's own imports. By default, the bundler would split off anything
 * that some later chunk also needs.
 */
const firstLoadChunks = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/entries\/evaluate-react\.ts$/,
    priority: 2,
  },
  { name: 'app', test: /\/src\/client\/entries\/entry-client\.tsx$/, priority: 1 },
];

/**
 * Creates a function that names chunks. Chunks with live pages' code are named after the pages'
 * paths.
 */
function nameChunks(
  site: Site,
  usual: string,
  ofPage: (name: string) => string,
): (chunk: { readonly facadeModuleId?: string | null }) => string {
  return ({ facadeModuleId }) => {
    const page = site.manifest().byFile.get(facadeModuleId ?? '');
    return page ? ofPage(pageChunkName(page.record.path)) : usual;
  };
}

/**
 * Packages that the dev server bundles for the browser in advance. It then does not have to scan
 * all sources first, and does not reload pages when it discovers a package later. Vite itself
 * discovers other packages that authors' pages import.
 */
const preparedPackages = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'zustand',
    'zustand/vanilla',
    '@docsearch/react/modal',
    'algoliasearch/lite',
    'minisearch/SearchableMap',
    'fastest-levenshtein',
    'diff',
    'web-tree-sitter',
  ],
  entries: [],
  holdUntilCrawlEnd: false,
};
