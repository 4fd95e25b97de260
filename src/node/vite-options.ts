import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createBuilder,
  mergeConfig,
  type InlineConfig,
  type UserConfig,
  type ViteBuilder,
} from 'vite';
import type { Log } from './build-site.ts';
import { documentPlugin } from './prerender/document-plugin.ts';
import { docsPlugin } from './plugins/docs-plugin.ts';
import { docusaurusAliases } from './plugins/docusaurus-aliases.ts';
import { hotUpdatePlugin } from './plugins/hot-update-plugin.ts';
import { mdxPlugin } from './plugins/mdx-plugin.ts';
import { contentChunkFolder, pageChunkFolder, pageChunkName } from './plugins/page-chunk.ts';
import { preparedPackages } from './plugins/prepared-packages.ts';
import { pageImportsPlugin } from './plugins/page-imports-plugin.ts';
import { pagesPlugin } from './plugins/pages-plugin.ts';
import { referencePlugin } from './plugins/reference-plugin.ts';
import { searchPlugin } from './plugins/search-plugin.ts';
import { siteIndexPlugin } from './plugins/site-index-plugin.ts';
import { serverPlugin } from './plugins/server-plugin.ts';
import { localeStage, stageOf } from './output/stage.ts';
import type { Site } from './site/site.ts';
import type { SiteProject } from './site/open-locale.ts';

/** What the Vite configuration is made from. */
export interface ViteOptionsInput {
  readonly project: SiteProject;
  readonly log: Log;
  /** The built site is served as the pages it is, not as one page for all addresses. */
  readonly isPreview?: boolean;
}

/** Vite's configuration for this site: one build for the browser, one for rendering, and the recipe that runs both. */
export function viteOptions({ project, log, isPreview = false }: ViteOptionsInput): UserConfig {
  const { site, folders } = project;
  const { root } = folders;
  const stage = localeStage(stageOf(folders.outDir), project.outputPath);
  return {
    root,
    base: site.options.config.baseUrl,
    publicDir: path.join(root, 'public'),
    appType: isPreview ? 'mpa' : 'spa',
    resolve: { alias: docusaurusAliases(root, site.options.contentDir) },
    cacheDir: path.join(folders.cacheDir, 'vite'),
    plugins: [
      pagesPlugin(site),
      docsPlugin(site, () => project.siteData()),
      pageImportsPlugin(site),
      mdxPlugin(site),
      react({ include: /\.(?:mdx|tsx|ts)$/ }),
      searchPlugin(site),
      siteIndexPlugin(site),
      documentPlugin(site),
      serverPlugin(site, folders.outDir),
      hotUpdatePlugin(site),
      referencePlugin(site),
    ],
    environments: {
      client: {
        optimizeDeps: preparedPackages,
        build: {
          outDir: isPreview ? folders.outDir : stage.siteDir,
          emptyOutDir: false,
          // They are copied with those of the pages.
          copyPublicDir: false,
          manifest: true,
          rollupOptions: {
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: chunkNames(site),
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
          // It holds the styles that stand in the documents.
          cssMinify: true,
          copyPublicDir: false,
          rollupOptions: {
            input: path.join(root, 'src/client/entries/entry-server.tsx'),
            output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
        resolve: { noExternal: true },
      },
    },
    builder: {
      async buildApp(builder) {
        // A server has no need of it.
        const { buildSite } = await import('./build-site.ts');
        await buildSite({
          project,
          log,
          createBuilder: async (built) =>
            built === project ? builder : createSiteBuilder({ project: built, log }),
        });
      },
    },
    server: {
      watch: {
        ignored: [
          '**/.cache/**',
          '**/dist/**',
          '**/.*.building*/**',
          '**/test-results/**',
          '**/bench/tmp/**',
        ],
      },
    },
    // The parser's loader holds an `eval` for grammars linked at run time, which no page uses.
    worker: { rolldownOptions: { checks: { eval: false } } },
    // Newer for styles: older targets would turn `:dir(rtl)` into a list of languages.
    build: {
      target: 'es2022',
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  };
}

/** A builder with this configuration, whatever configuration file there is. */
export function createSiteBuilder(
  input: ViteOptionsInput,
  further: InlineConfig = {},
): Promise<ViteBuilder> {
  return createBuilder({ ...mergeConfig(viteOptions(input), further), configFile: false });
}

/**
 * The first load in two files besides its entry: React, which stays in readers' caches from one deploy to the next, and
 * what the entry imports. By itself, the bundler would split off whatever some later chunk also needs.
 */
const firstLoadChunks = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/entries\/evaluate-react\.ts$/,
    priority: 2,
  },
  { name: 'app', test: /\/src\/client\/entries\/entry-client\.tsx$/, priority: 1 },
];

/** Pages are named after their addresses, the code of live ones too. */
function chunkNames(site: Site): (chunk: { readonly facadeModuleId?: string | null }) => string {
  return ({ facadeModuleId }) => {
    const id = facadeModuleId ?? '';
    const page = /docs\/page(\/.*)$/.exec(id)?.[1];
    if (page !== undefined) return `assets/${pageChunkFolder}/${pageChunkName(page)}-[hash].js`;
    const content = site.manifest().byFile.get(id);
    return content
      ? `assets/${contentChunkFolder}/${pageChunkName(content.record.path)}-[hash].js`
      : 'assets/[name]-[hash].js';
  };
}
