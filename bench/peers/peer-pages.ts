import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#node/base/files/list-files.ts';

/** A page in the form that all systems get. */
export interface PeerPage {
  /**
   * Path without slashes at either end, such as `user/glossary`; the home page is `index`. Contains
   * no dots or capitals, which systems treat differently.
   */
  readonly name: string;
  readonly title: string;
  /** CommonMark without the title. */
  readonly body: string;
}

/** Name of the API class page that is measured. */
export const classPage =
  'contributing/api/classes/ide_vscode_vscodetexteditorimpl-vscodetexteditorimpl';

/** Reads the Markdown versions of a built site's pages. Throws if a page has no title. */
export function readTwins(outDir: string): readonly PeerPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => toPage(file, readFileSync(path.join(outDir, file), 'utf8')));
}

function toPage(file: string, text: string): PeerPage {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${file}: the page has no heading "# …".`);
  return {
    name: toName(file),
    title: title.replace(/[`\\]/g, ''),
    // Markdown cannot set the ids of headings, so links within a page become text.
    body: text.replace(/^# .+\n/m, '').replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1'),
  };
}

function toName(file: string): string {
  return file.slice(0, -'.md'.length).split(path.sep).join('/').replaceAll('.', '-').toLowerCase();
}

/**
 * Replaces a folder's contents with pages. Their frontmatter contains the title and any other
 * `fields`. Overwrites files instead of deleting them all, for the reason given at `fromScratch`.
 */
export function writePages(folder: string, pages: readonly PeerPage[], fields = ''): void {
  const others = new Set(listFiles(folder));
  for (const { name, title, body } of pages) {
    others.delete(`${name}.md`);
    const file = path.join(folder, `${name}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n${fields}---\n\n${body}`);
  }
  for (const file of others) rmSync(path.join(folder, file));
}

/**
 * Returns `count` pages: the handwritten ones and the measured class page come first. If there are
 * too few pages, adds copies of reference pages.
 */
export function multiplyTwins(pages: readonly PeerPage[], count: number): readonly PeerPage[] {
  const isFirst = ({ name }: PeerPage): boolean => !name.includes('/api/') || name === classPage;
  const ordered = [...pages.filter(isFirst), ...pages.filter((page) => !isFirst(page))];
  const source = ordered.filter((page) => !isFirst(page));
  const copies = Array.from({ length: Math.max(0, count - pages.length) }, (_, index): PeerPage => {
    const page = source[index % source.length] as PeerPage;
    const copy = Math.floor(index / source.length) + 2;
    return { ...page, name: `${page.name}-${copy}`, title: `${page.title} ${copy}` };
  });
  return [...ordered.slice(0, count), ...copies];
}
