import { errorsOf, type Problem, type SourcePosition } from '#shared/problem.ts';
import type { ConfigSource } from '#node/site/config/load-config.ts';
import { readSidebars } from '#node/site/content/read-sidebars.ts';
import { linksIn } from '#node/build/links/layout-links.ts';
import { locate } from '#node/base/report/locate.ts';
import { compileAll } from '#node/compile/pages/built-page.ts';
import type { SiteProject } from '#node/site/open/open-locale.ts';
import type { ExternalLink } from './check-external-links.ts';

/** All links of a site; the links of a page with problems are not all known. */
interface FoundLinks {
  readonly links: readonly ExternalLink[];
  readonly problems: readonly Problem[];
}

/** Lists the links of all pages, redirects, the layout and listed sidebars, with their positions in the sources. */
export async function listExternalLinks(
  { site }: Pick<SiteProject, 'site'>,
  source: Pick<ConfigSource, 'file'>,
): Promise<FoundLinks> {
  const pages = await compileAll(site);
  const { config, versions } = site.options;
  const { announcementBar, baseUrl, footer, navbar } = config;
  const layout = [
    { data: [announcementBar, navbar, footer], file: source.file },
    ...versions.flatMap(({ name, sidebarsFile: file }) =>
      file === undefined ? [] : [{ data: readSidebars(file, name).sidebars, file }],
    ),
  ];
  return {
    links: [
      ...pages.flatMap(({ compiled }) => compiled.links),
      ...site.redirects().map(({ to, target }) => ({ url: to, ...target })),
      ...layout.flatMap(({ data, file }) =>
        [...new Set(linksIn(data, baseUrl))].map((url) => ({ url, position: placeOf(url, file) })),
      ),
    ],
    problems: pages.flatMap(({ compiled }) => errorsOf(compiled.problems)),
  };
}

/** Returns where an address is written; quoted occurrences take precedence. */
function placeOf(url: string, file: string): SourcePosition {
  const written = [`"${url}"`, `'${url}'`, url];
  return written.flatMap((text) => locate(text, file) ?? [])[0] ?? { file };
}
