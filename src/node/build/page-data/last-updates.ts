import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { git } from '#node/base/files/git.ts';

/** When (ISO 8601) and by whom a page was last changed; either may be unknown. */
export interface LastUpdate {
  readonly date?: string;
  readonly author?: string;
}

/**
 * Reads the git history of the pages' folders (absolute paths, some of which may not exist), if
 * configured.
 */
export function createLastUpdates(
  {
    showLastUpdateTime,
    showLastUpdateAuthor,
  }: Pick<SiteConfig, 'showLastUpdateTime' | 'showLastUpdateAuthor'>,
  folders: readonly string[],
) {
  const isAsked = showLastUpdateTime || showLastUpdateAuthor;
  const existing = folders.filter((folder) => existsSync(folder));
  const histories = isAsked ? existing.map(readHistory) : [];
  return {
    /**
     * Returns the last update from the page's frontmatter. If configured, missing parts come from
     * git history.
     */
    of({
      file,
      frontmatter: { last_update: own },
    }: Pick<ScannedPage, 'file' | 'frontmatter'>): LastUpdate {
      const committed = histories.map((history) => history?.get(file)).find(Boolean);
      return {
        date: own?.date ?? (showLastUpdateTime ? committed?.date : undefined),
        author: own?.author ?? (showLastUpdateAuthor ? committed?.author : undefined),
      };
    },
    /** Reasons why git history is unavailable. */
    notes: histories.every(Boolean)
      ? []
      : [
          `The dates of last changes are omitted: ${existing.join(', ')} is not in a git repository, or its clone is shallow (git fetch --unshallow completes it).`,
        ],
  };
}

/** Marks a commit's line in the log; no file name begins with this character. */
const commitMark = '\u0001';

/**
 * Reads the last change of every file in a folder, keyed by absolute path. Returns undefined
 * outside a repository, and in a shallow clone, whose log attributes everything to one commit.
 */
function readHistory(folder: string) {
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const format = `--format=${commitMark}%cI%x09%an`;
  const log = git(folder, 'log', format, '--name-only', '--no-renames', '--relative', '--', '.');
  return log === undefined ? undefined : parseLog(log, folder);
}

/**
 * Parses the log, which lists the newest commit first, so the first mention of a file is its last
 * change. File names in the log are relative to `folder`.
 */
export function parseLog(log: string, folder: string): ReadonlyMap<string, LastUpdate> {
  const changes = new Map<string, LastUpdate>();
  let current: LastUpdate | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith(commitMark)) {
      const [date = '', author = ''] = line.slice(commitMark.length).split('\t');
      current = { date, author };
    } else if (line !== '' && current && !changes.has(path.join(folder, line)))
      changes.set(path.join(folder, line), current);
  }
  return changes;
}
