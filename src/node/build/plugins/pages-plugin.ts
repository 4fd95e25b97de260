import pages, { type PageContext } from 'vite-plugin-pages';
import type { Plugin } from 'vite';
import { pageOptions } from '#node/site/content/page-files.ts';
import type { Site } from '#node/compile/model/site.ts';

/**
 * Watches the hand-written pages with vite-plugin-pages, and updates the site when one is added or
 * removed. The generated reference is not watched, because it is replaced as a whole.
 */
export function pagesPlugin(site: Site): Plugin {
  const filesExcept = (file: string) =>
    site.scanned().flatMap((page) => (page.file === file ? [] : [page.file]));
  const hmr = {
    added(_context: PageContext, file: string) {
      // The plugin also reports every page that it finds on startup.
      if (!site.manifest().byFile.has(file)) site.load([...filesExcept(file), file].sort());
    },
    removed: (_context: PageContext, file: string) => site.load(filesExcept(file)),
  };
  const versions = site.options.versions.map((version) => ({ ...version, reference: undefined }));
  return pages(pageOptions({ versions }, hmr)) as Plugin;
}
