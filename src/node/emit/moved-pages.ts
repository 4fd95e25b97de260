import path from 'node:path';
import { outputFile } from '../output/page-outputs.ts';
import { writeOutput } from '../output/write-output.ts';
import { redirectDocument } from '../redirects/redirect-document.ts';
import type { Site } from '../site/model/site.ts';

/** Writes documents at the former addresses of pages. */
export function writeMovedPages(site: Site, outDir: string): void {
  const { byPath } = site.manifest();
  for (const { from, to, page = '' } of site.redirects()) {
    const html = redirectDocument({ to }, byPath.get(page)?.title ?? to, site.config());
    writeOutput(path.join(outDir, outputFile(from)), html);
  }
}
