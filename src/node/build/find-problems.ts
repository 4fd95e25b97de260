import { warningAt, type Problem, errorAt } from '#shared/problem.ts';
import { checkApiManifest } from '#node/features/reference/check-api-manifest.ts';
import { pageFolders } from '#node/site/content/page-files.ts';
import { otherFiles } from '#node/features/site-files.ts';
import { checkOutputs } from '#node/build/output/check-outputs.ts';
import { severityOf } from '#node/base/report/severity.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import { Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { systemProblem } from '#node/base/report/system-problem.ts';
import { isInsideResolved } from '#node/base/files/is-inside.ts';

const foreignReference: Problem = warningAt(
  { file: 'DOCS_API_SOURCE' },
  'The reference is generated from other sources, so links to it in the guide become text.',
  'Unset DOCS_API_SOURCE, or set DOCS_CONTENT_DIR to a guide of these sources.',
);

/** Returns the problems with a language's configuration, files and output paths. */
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

/**
 * Reports what cannot be read or must not be published in folders of pages or static files:
 * unreadable folders, files that Node cannot open because their names are not UTF-8, and symbolic
 * links that are dangling, circular, or lead out of these folders.
 */
export function checkSourceFolders(folders: readonly string[]): readonly Problem[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => checkFolder(folder, [], folders));
}

/** Checks one folder. `above` lists the real paths of its ancestors. */
function checkFolder(
  folder: string,
  above: readonly string[],
  folders: readonly string[],
): readonly Problem[] {
  const real = realpathSync.native(folder);
  if (above.includes(real))
    return [
      errorAt({ file: folder }, 'The link points to a folder that contains the link itself.', hint),
    ];
  return readEntries(folder).flatMap((entry) => {
    if (!(entry instanceof Dirent)) return [entry];
    const file = path.join(folder, entry.name);
    const fault = entry.isSymbolicLink() ? checkLink(file, folders) : checkName(file);
    if (fault) return [fault];
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && statSync(file).isDirectory());
    return isFolder ? checkFolder(file, [...above, real], folders) : [];
  });
}

function readEntries(folder: string): readonly (Dirent | Problem)[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter(({ name }) => name !== 'node_modules' && name !== '.git');
  } catch (error) {
    return [systemProblem(error, folder)];
  }
}

const hint = 'Remove the link, or put a copy in its place.';

/**
 * Reports a file name that is not UTF-8. Node replaces each invalid byte, so no file exists under
 * the resulting name.
 */
function checkName(file: string) {
  if (!path.basename(file).includes('\uFFFD') || existsSync(file)) return undefined;
  const message = 'The name of this file is not UTF-8, so it cannot be opened.';
  return errorAt({ file }, message, 'Rename the file.');
}

function checkLink(file: string, folders: readonly string[]) {
  if (!existsSync(file))
    return errorAt({ file }, 'The link is broken: its target does not exist.', hint);
  if (isInsideResolved(file, folders)) return undefined;
  return errorAt({ file }, 'The link points outside the content folder.', hint);
}
