import type { Fault, Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { Redirect } from '#node/compile/model/site.ts';
import { foldersOf } from '#node/base/files/folders-of.ts';
import { markdownPath, outputFile } from '#node/base/files/page-outputs.ts';

/** Files and redirects that pages must not collide with. */
export interface OutputTargets {
  /** Descriptions of all output files other than pages, by output path. */
  readonly files: ReadonlyMap<string, string>;
  /** Redirects, each of which gets its own HTML document at its old path. */
  readonly redirects?: readonly Pick<Redirect, 'from' | 'written' | 'position'>[];
  /**
   * Severity of page paths that differ only in case or in Unicode normalization; undefined if they
   * are allowed.
   */
  readonly duplicates: Problem['severity'] | undefined;
}

/**
 * Maximum length of a file name in bytes: three less than the usual 255, to leave room for the
 * extension of the page's Markdown version.
 */
const longestName = 252;

/** Maximum length of a page path in bytes, chosen so that every host and file system accepts it. */
const longestPath = 2_000;

/**
 * Reports pages and redirects whose files cannot be written or collide with another output file.
 */
export function checkOutputs(
  pages: readonly ScannedPage[],
  { files, redirects = [], duplicates }: OutputTargets,
): readonly Problem[] {
  const problems: Problem[] = [];
  // Owners of the output files, and of the folders that contain them.
  const owners = new Map<string, Owner>();
  const folders = new Map<string, Owner>();
  const claim = (file: string, owner: Owner): void => {
    if (!owners.has(fold(file))) owners.set(fold(file), owner);
    for (const folder of foldersOf(fold(file)))
      if (!folders.has(folder)) folders.set(folder, owner);
  };
  /** Returns the owner of a file, or of a folder or file that collides with it. */
  const ownerOf = (file: string): Owner | undefined =>
    [owners.get(fold(file)), folders.get(fold(file))]
      .concat(foldersOf(fold(file)).map((folder) => owners.get(folder)))
      .find(Boolean);
  for (const [file, what] of files) claim(file, { what });
  for (const page of pages) {
    const fault = explainPath(page.record.path);
    if (fault) {
      problems.push({ ...fault, severity: 'error', position: placeOf(page) });
      continue;
    }
    const outputs = [outputFile(page.record.path), markdownPath(page.record.path).slice(1)];
    const other = outputs.map(ownerOf).find(Boolean);
    const clash = other && explainClash(page, other, duplicates);
    if (clash) problems.push({ ...clash, position: placeOf(page) });
    for (const file of outputs) claim(file, { what: page.source, page });
  }
  const wrong = redirects.flatMap(({ from, written, position }) => {
    const other = ownerOf(outputFile(from));
    const fault = other
      ? { message: `The redirect from "${written}" takes the place of ${other.what}.` }
      : explainPath(from, written);
    const hint = 'Remove the redirect, or start it at another address.';
    return fault ? [{ ...fault, hint, severity: 'error' as const, position: position() }] : [];
  });
  return [...problems, ...wrong];
}

interface Owner {
  readonly what: string;
  readonly page?: ScannedPage;
}

/**
 * Normalizes a name for comparison, because some file systems ignore case or Unicode normalization.
 */
function fold(file: string) {
  return file.normalize('NFC').toLowerCase();
}

function explainClash(
  { record, source }: ScannedPage,
  other: Owner,
  duplicates: OutputTargets['duplicates'],
): Omit<Problem, 'position'> | undefined {
  const hint = 'Rename the file, or give the page a different `slug` in its frontmatter.';
  const isDuplicate =
    other.page !== undefined && fold(other.page.record.path) === fold(record.path);
  if (isDuplicate)
    return (
      duplicates && {
        message: `The addresses of ${other.what} and ${source}, ${other.page.record.path} and ${record.path}, are the same on many file systems.`,
        hint,
        severity: duplicates,
      }
    );
  return {
    message: `The address ${record.path} of ${source} takes the place of ${other.what}.`,
    hint,
    severity: 'error',
  };
}

/**
 * Explains why no file can be written for a page path; undefined if one can. The message quotes
 * `shown`, the path as its author wrote it.
 */
function explainPath(path: string, shown = path): Fault | undefined {
  const special = /[?#%\\\p{Cc}]/u.exec(path)?.[0];
  if (special !== undefined)
    return {
      message: `The address ${JSON.stringify(shown)} contains ${JSON.stringify(special)}, which addresses must not contain.`,
      hint: 'Rename the file, or give the page a `slug` without that character.',
    };
  const isLong =
    Buffer.byteLength(path) > longestPath ||
    path.split('/').some((name) => Buffer.byteLength(name) > longestName);
  if (!isLong) return undefined;
  return {
    message: `The address ${shown.slice(0, 60)}… is too long for file systems (${longestName} bytes for a name, ${longestPath} in all).`,
    hint: 'Rename the file, or give the page a shorter `slug`.',
  };
}

function placeOf({ file, frontmatter }: ScannedPage) {
  return frontmatter.slug === undefined
    ? { file, line: 1, column: 1 }
    : locateFrontmatter(file, ['slug']);
}
