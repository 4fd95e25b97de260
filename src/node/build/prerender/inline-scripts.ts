import path from 'node:path';
import { rolldown } from 'rolldown';
import { storageNameOf } from '#shared/document/storage-name.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { scriptLiteral } from './script-literal.ts';

/**
 * Returns the inline scripts for a language's documents: the head script and, unless it is turned
 * off, the script for the base URL banner, which is only on the home page.
 */
export async function inlineScripts(config: LocalizedConfig): Promise<readonly string[]> {
  const banner = await baseUrlBannerScript(config);
  return [await headScript(config), ...(banner === null ? [] : [banner])];
}

/**
 * Returns the script that runs in the head of every document before its first paint. It contains
 * only the parts that the site needs. Rejects with the bundler's error.
 */
export function headScript(config: LocalizedConfig): Promise<string> {
  const { title, colorMode, announcementBar, search } = config;
  const { id, isCloseable = false } = announcementBar ?? {};
  return bundleScript(
    title,
    'head-script.ts',
    ['runHeadScript(settings)', ...(isCloseable ? ['hideClosedAnnouncement(settings.bar)'] : [])],
    { colorMode, searchLabel: search.placeholder, bar: { id, isCloseable } },
  );
}

/**
 * Returns the script that warns about a wrong base URL; null if the warning is turned off. Rejects
 * with the bundler's error.
 */
export async function baseUrlBannerScript(config: LocalizedConfig): Promise<string | null> {
  const { title, baseUrl, baseUrlIssueBanner, catalogue } = config;
  if (!baseUrlIssueBanner) return null;
  const translate = translateWith(catalogue);
  const lines = [
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
  return bundleScript(title, 'base-url-banner.ts', ['warnOfBaseUrl(settings)'], lines);
}

const entries = path.join(import.meta.dirname, '../../../client/entries');

/**
 * Bundles and minifies the script `entry`, a file in the app's `entries` folder, followed by
 * `calls` to its functions, which may refer to `settings`. The site's title determines the name of
 * its storage. The settings are passed as an argument, because the minifier would print markup in
 * them unescaped.
 */
async function bundleScript(
  title: string,
  entry: string,
  calls: readonly string[],
  settings: unknown,
) {
  const file = JSON.stringify(path.join(entries, entry));
  const code = `import * as script from ${file};${calls.map((call) => `script.${call};`).join('')}`;
  const bundle = await rolldown({
    input: 'script',
    plugins: [
      {
        name: 'docs:script-entry',
        resolveId: (id) => (id === 'script' ? id : null),
        load: (id) => (id === 'script' ? code : null),
      },
    ],
    tsconfig: false,
    transform: { define: storageNameOf(title) },
    checks: { bundlerTimings: false },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return `(settings=>{${output[0].code.trim()}})(${scriptLiteral(settings)})`;
}
