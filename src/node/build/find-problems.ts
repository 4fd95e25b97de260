import { warningAt, type Problem } from '#shared/problem.ts';
import { checkApiManifest } from '../features/reference/check-api-manifest.ts';
import { checkSourceFolders } from './check-source-folder.ts';
import { pageFolders } from '../site/content/page-files.ts';
import { otherFiles } from '#node/features/site-files.ts';
import { checkOutputs } from './output/check-outputs.ts';
import { severityOf } from '../base/report/severity.ts';
import type { SiteProject } from '#node/compile/model/site.ts';

const foreignReference: Problem = warningAt(
  { file: 'DOCS_API_SOURCE' },
  'The reference is generated from other sources, so links to it in the guide become text.',
  'Unset DOCS_API_SOURCE, or set DOCS_CONTENT_DIR to a guide of these sources.',
);

/** Returns the problems in a language's configuration, files and addresses. */
export async function findProblems({
  site,
  configProblems,
}: SiteProject): Promise<readonly Problem[]> {
  const { publicDirs, apiDir, hasReference, hasOtherReference } = site.options;
  return [
    ...(hasOtherReference ? [foreignReference] : []),
    ...(await configProblems()),
    ...site.problems(),
    ...checkSourceFolders([...pageFolders(site.options), ...publicDirs]),
    ...(hasReference ? checkApiManifest(site.scanned(), apiDir) : []),
    ...checkOutputs(site.pages(), {
      files: otherFiles(site),
      redirects: site.redirects(),
      duplicates: severityOf(site.config().checks.duplicateRoutes),
    }),
  ];
}
