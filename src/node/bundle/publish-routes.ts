import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '#shared/base-path.ts';
import { siteIndexFile, type SiteIndex } from '#shared/site-index.ts';
import { writeOutput } from '../output/write-output.ts';
import { pageChunkFolder, pageChunkName, staticPageCode } from '../plugins/page-chunk.ts';
import { withPageAddresses } from '../plugins/route-modules.ts';
import { publishSearchFiles } from '../plugins/search-plugin.ts';
import type { BuiltPage } from '../site/built-page.ts';
import type { Site } from '../site/site.ts';

/**
 * Writes what changes with the text of pages, for which the bundler is not needed: the chunks of static pages, the route
 * tables with their addresses, the files of the search, and the index that leads to the latter two.
 */
export async function publishRoutes(
  pages: readonly BuiltPage[],
  site: Site,
  siteDir: string,
): Promise<void> {
  const chunks = new Map(
    pages
      .filter(({ compiled }) => compiled.html !== null)
      .map((built) => [built.page.record.path, writeChunk(built, site, siteDir)]),
  );
  const indexFile = path.join(siteDir, siteIndexFile);
  const bundled = JSON.parse(readFileSync(indexFile, 'utf8')) as SiteIndex;
  const { baseUrl } = site.options.config;
  const index: SiteIndex = {
    ...bundled,
    tables: bundled.tables.map((address, number) => {
      const table = path.join(siteDir, address.slice(baseUrl.length));
      const code = withPageAddresses(readFileSync(table, 'utf8'), (page) => chunks.get(page) ?? '');
      rmSync(table);
      return writeHashed(`routes-${number}`, code, { siteDir, baseUrl });
    }),
    search: await publishSearchFiles(site),
  };
  writeOutput(indexFile, JSON.stringify(index));
}

function writeChunk({ page, compiled }: BuiltPage, site: Site, siteDir: string): string {
  const code = staticPageCode(compiled, site.pageData(page, compiled));
  const name = `${pageChunkFolder}/${pageChunkName(page.record.path)}`;
  return writeHashed(name, code, { siteDir, baseUrl: site.options.config.baseUrl });
}

interface OutputPlace {
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** Writes a script of this name with its hash below `assets/`; gives its address. */
function writeHashed(name: string, code: string, { siteDir, baseUrl }: OutputPlace): string {
  const hash = createHash('sha1').update(code).digest('hex').slice(0, 10);
  const file = `assets/${name}-${hash}.js`;
  writeOutput(path.join(siteDir, file), code);
  return withBase(baseUrl, `/${file}`);
}
