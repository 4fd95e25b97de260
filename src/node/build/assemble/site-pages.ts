import { existsSync } from 'node:fs';
import { isInsideResolved, isInside } from '#node/base/files/is-inside.ts';
import { pageFolders, toPageFile } from '#node/site/content/page-files.ts';
import { scanPage, type ScannedPage } from '#node/site/content/scan-page.ts';
import { indexByFile } from '#node/site/manifest/index-pages.ts';
import { assemblePages, type AssembledPages } from './assemble-pages.ts';
import type { Assets } from '#node/compile/model/assets.ts';
import type { PageSources } from '#node/compile/model/site.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** A site's pages, which may change while the site is being served. */
export interface SitePages extends PageSources {
  /** Returns the current pages and the data derived from them. Throws before `load`. */
  current(): AssembledPages;
}

/**
 * Creates the collection of a site's pages, which `load` fills. `onChange` is called after pages
 * have changed: with a file if only that file's content has changed, otherwise without an argument.
 */
export function createSitePages(
  options: SiteOptions,
  assets: Assets,
  onChange: (file?: string) => void,
): SitePages {
  const isOpen = options.dialect.hasOpenFrontmatter;
  let scans = new Map<string, ScannedPage>();
  let loaded: AssembledPages | undefined;

  function current() {
    if (!loaded) throw new Error('The site has no pages yet: call load first.');
    return loaded;
  }

  function load(files: readonly string[], read?: ReadonlyMap<string, ScannedPage>) {
    if (loaded && files.length === scans.size && files.every((file) => scans.has(file))) return;
    reload(files, (file) => read?.get(file) ?? scans.get(file));
  }

  function reload(files: Iterable<string>, known: (file: string) => ScannedPage | undefined) {
    const next = new Map<string, ScannedPage>();
    for (const file of files) {
      const pageFile = toPageFile(file, options);
      // Symbolic links that lead out of the page folders are not followed; the build reports them.
      const isNew = pageFile && existsSync(file) && isInsideResolved(file, pageFolders(options));
      const scanned = known(file) ?? (isNew ? scanPage({ ...pageFile, isOpen }) : undefined);
      if (scanned) next.set(file, scanned);
    }
    scans = next;
    loaded = assemblePages([...next.values()], options, assets);
    onChange();
  }

  function replaceFolder(folder: string, files: readonly string[]) {
    const isBelow = (file: string) => isInside(file, folder);
    const others = [...scans.keys()].filter((file) => !isBelow(file));
    reload([...others, ...files].sort(), (file) => (isBelow(file) ? undefined : scans.get(file)));
  }

  function update(changed: string) {
    const old = scans.get(changed);
    const shown = loaded?.manifest.byFile.get(changed);
    const next = old && shown && existsSync(changed) ? scanPage(old) : undefined;
    if (!loaded || !shown || !next || headOf(next) !== headOf(old)) {
      reload(scans.keys(), (file) => (file === changed ? undefined : scans.get(file)));
      return;
    }
    scans.set(changed, next);
    loaded = withContent(loaded, { ...next, record: shown.record, original: shown.original });
    onChange(changed);
  }

  return { load, replaceFolder, update, current, scanned: () => [...scans.values()] };
}

/**
 * Returns a page's record, problems and redirects as JSON, to detect changes outside its content.
 */
function headOf(page: ScannedPage | undefined) {
  return JSON.stringify([page?.record, page?.problems, page?.frontmatter.redirect_from]);
}

/**
 * Replaces the content of a page whose title, path and order are unchanged, so that only pages that
 * include a part of this page are rebuilt.
 */
function withContent(pages: AssembledPages, page: ScannedPage): AssembledPages {
  const { manifest } = pages;
  return {
    ...pages,
    manifest: {
      ...manifest,
      scanned: new Map(manifest.scanned).set(page.record.path, page),
      byFile: indexByFile([page], manifest.byFile),
    },
  };
}
