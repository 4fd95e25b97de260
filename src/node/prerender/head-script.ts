import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { storageNameOf } from '#shared/document/storage-name.ts';
import { baseUrlBannerScript } from '#shared/document/base-url-banner.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { scriptLiteral } from '#shared/document/script-literal.ts';

interface HeadConfig extends Pick<SiteConfig, 'title' | 'colorMode' | 'announcementBar'> {
  readonly search: Pick<LocalizedConfig['search'], 'placeholder'>;
}

const entry = path.join(import.meta.dirname, '../../client/entries/head-script.ts');

/**
 * Bundles the script that runs in the head of every document before its first paint, with the parts
 * that the site needs. Returns its text. Rejects with the bundler's error.
 */
export async function headScript(config: HeadConfig): Promise<string> {
  const { colorMode, announcementBar, search } = config;
  const { id, isCloseable = false } = announcementBar ?? {};
  const bundle = await rolldown({
    input: 'head',
    plugins: [headEntry(isCloseable)],
    tsconfig: false,
    transform: { define: storageNameOf(config.title) },
    checks: { bundlerTimings: false },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const settings = { colorMode, searchLabel: search.placeholder, bar: { id, isCloseable } };
  return `(settings=>{${output[0].code.trim()}})(${scriptLiteral(settings)})`;
}

/**
 * Creates the entry. It takes settings as a parameter, because the minifier would print markup in
 * them unescaped.
 */
function headEntry(isCloseable: boolean): Plugin {
  const calls = [
    'runHeadScript(settings)',
    ...(isCloseable ? ['hideClosedAnnouncement(settings.bar)'] : []),
  ];
  return {
    name: 'docs:head-entry',
    resolveId: (id) => (id === 'head' ? id : null),
    load: (id) =>
      id === 'head'
        ? `import * as head from ${JSON.stringify(entry)};${calls.map((call) => `head.${call};`).join('')}`
        : null,
  };
}

/**
 * Returns the inline scripts of a language's documents. The second one, for the banner, is only on
 * the home page.
 */
export async function inlineScripts(config: LocalizedConfig): Promise<readonly string[]> {
  const banner = baseUrlBannerScript(config);
  return [await headScript(config), ...(banner === null ? [] : [banner])];
}
