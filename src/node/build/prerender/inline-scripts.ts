import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { storageNameOf } from '#shared/document/storage-name.ts';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { scriptLiteral } from './script-literal.ts';

interface HeadConfig extends Pick<SiteConfig, 'title' | 'colorMode' | 'announcementBar'> {
  readonly search: Pick<LocalizedConfig['search'], 'placeholder'>;
}

type BannerConfig = Pick<LocalizedConfig, 'title' | 'baseUrl' | 'baseUrlIssueBanner' | 'catalogue'>;

/**
 * Returns the inline scripts for a language's documents. The second script, if there is one, shows
 * the banner and is only on the home page.
 */
export async function inlineScripts(config: LocalizedConfig): Promise<readonly string[]> {
  const banner = await baseUrlBannerScript(config);
  return [await headScript(config), ...(banner === null ? [] : [banner])];
}

/**
 * Returns the script that runs in the head of every document before its first paint, with the parts
 * that the site needs. Rejects with the bundler's error.
 */
export function headScript(config: HeadConfig): Promise<string> {
  const { title, colorMode, announcementBar, search } = config;
  const { id, isCloseable = false } = announcementBar ?? {};
  return bundleScript({
    title,
    entry: 'head-script.ts',
    calls: [
      'runHeadScript(settings)',
      ...(isCloseable ? ['hideClosedAnnouncement(settings.bar)'] : []),
    ],
    settings: { colorMode, searchLabel: search.placeholder, bar: { id, isCloseable } },
  });
}

/**
 * Returns the script that warns about a wrong base URL; null if the warning is turned off. Rejects
 * with the bundler's error.
 */
export async function baseUrlBannerScript(config: BannerConfig): Promise<string | null> {
  const { title, baseUrl, baseUrlIssueBanner, catalogue } = config;
  if (!baseUrlIssueBanner) return null;
  return bundleScript({
    title,
    entry: 'base-url-banner.ts',
    calls: ['warnOfBaseUrl(settings)'],
    settings: bannerLines(baseUrl, catalogue),
  });
}

function bannerLines(baseUrl: string, catalogue: Catalogue) {
  const translate = translateWith(catalogue);
  return [
    translate('baseUrlBanner.problem', 'This site did not load properly.'),
    translate(
      'baseUrlBanner.cause',
      'A common cause is a wrong base URL in the site’s configuration.',
    ),
    baseUrl === '/'
      ? translate('baseUrlBanner.currentDefault', 'Current base URL: {baseUrl} (default value)', {
          baseUrl,
        })
      : translate('baseUrlBanner.current', 'Current base URL: {baseUrl}', { baseUrl }),
    translate('baseUrlBanner.suggestion', 'Suggested base URL: {path}'),
  ];
}

interface InlineScript {
  /** The site's title, which determines the name of its storage. */
  readonly title: string;
  /** The script's file name in the folder of the app's entries. */
  readonly entry: string;
  /** Calls to the script's functions. `settings` is the variable that contains the settings. */
  readonly calls: readonly string[];
  readonly settings: unknown;
}

const entries = path.join(import.meta.dirname, '../../../client/entries');

/**
 * Bundles a script. The script gets its settings as a parameter, because the minifier would print
 * markup in the settings unescaped.
 */
async function bundleScript({ title, entry, calls, settings }: InlineScript) {
  const bundle = await rolldown({
    input: 'script',
    plugins: [scriptEntry(path.join(entries, entry), calls)],
    tsconfig: false,
    transform: { define: storageNameOf(title) },
    checks: { bundlerTimings: false },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return `(settings=>{${output[0].code.trim()}})(${scriptLiteral(settings)})`;
}

function scriptEntry(file: string, calls: readonly string[]): Plugin {
  return {
    name: 'docs:script-entry',
    resolveId: (id) => (id === 'script' ? id : null),
    load: (id) =>
      id === 'script'
        ? `import * as script from ${JSON.stringify(file)};${calls.map((call) => `script.${call};`).join('')}`
        : null,
  };
}
