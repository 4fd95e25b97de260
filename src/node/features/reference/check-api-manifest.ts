import path from 'node:path';
import { z } from 'zod';
import { apiManifestFile } from '#shared/api/api-manifest.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { isInside, pathFrom } from '#node/base/files/is-inside.ts';

/**
 * Schema of the part of the generator's list that the build needs: the id and path of each page.
 */
const entriesSchema = z.array(z.object({ id: z.string(), path: z.string() }));

/**
 * Reports generated pages that differ from the generator's list because they were removed, moved or
 * added by hand.
 */
export function checkApiManifest(
  pages: readonly ScannedPage[],
  apiDir: string,
): readonly Problem[] {
  const manifest = path.join(apiDir, apiManifestFile);
  const entries = readEntries(manifest);
  if (!entries) return [toProblem('This is not the list that the generator writes', manifest)];
  const generated = pages.filter(({ file }) => isInside(file, apiDir));
  const idOf = ({ file }: ScannedPage) => pathFrom(apiDir, file).replace(/\.mdx?$/, '');
  const byId = new Map(generated.map((page) => [idOf(page), page]));
  const listed = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap((entry, index) => {
      const page = byId.get(entry.id);
      // The first line opens the list; each page is on its own line.
      if (!page) return [toProblem(`There is no file ${entry.id}.mdx`, manifest, index + 2)];
      const { path: found } = page.record;
      return found === entry.path
        ? []
        : [toProblem(`This page is at ${found}, where its list says ${entry.path}`, page.file)];
    }),
    ...generated
      // Declarations are in a folder for their kind; index pages are not.
      .filter((page) => idOf(page).includes('/') && !listed.has(idOf(page)))
      .map(({ file }) => toProblem(`${apiManifestFile} does not list this page`, file)),
  ];
}

function readEntries(file: string) {
  try {
    return entriesSchema.parse(JSON.parse(readTextFile(file).text));
  } catch {
    return undefined;
  }
}

function toProblem(message: string, file: string, line?: number): Problem {
  return errorAt(
    { file, line },
    `${message}.`,
    `Remove ${apiManifestFile} and build again: the reference is then generated again.`,
  );
}
