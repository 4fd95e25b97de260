import { uniqueProblems, type Problem } from '#shared/problem.ts';
import { findPageLinks } from '#node/build/links/check-site-links.ts';
import { features } from '#node/features/index.ts';
import type { SiteProject } from '#node/compile/model/site.ts';

/** Finds the problems of the page at a path, and those of the site that are on no other page. */
export async function findPageProblems(
  { site, siteData }: Pick<SiteProject, 'site' | 'siteData'>,
  path: string,
  ofSite: readonly Problem[],
): Promise<readonly Problem[]> {
  const { byFile } = site.manifest();
  const page = site.pageAt(path);
  const own = ofSite.filter(({ position }) => {
    const other = byFile.get(position.file);
    return page === undefined || other === undefined || other === page;
  });
  if (!page) return uniqueProblems(own);
  const compiled = await site.compile(page);
  const links = await findPageLinks({ page, compiled }, site, siteData().config);
  const found = features.flatMap((feature) => feature.checkPage?.(page, compiled, site) ?? []);
  return uniqueProblems([...own, ...page.problems, ...compiled.problems, ...links, ...found]);
}
