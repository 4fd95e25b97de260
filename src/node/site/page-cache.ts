import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { CompileServices } from '../mdx/compile-context.ts';
import { hashFile } from '../cache/hash-files.ts';
import type { Store } from '../cache/store.ts';
import { answersHold, type Answers } from './record-answers.ts';

/** Keeps compiled pages between builds. */
export interface PageCache {
  /** The stored compilation of a page, if everything that it was made from is as it was. */
  read(page: ScannedPage, services: CompileServices): CompiledPage | undefined;
  write(page: ScannedPage, entry: CacheEntry): void;
  /** Whether something is stored for this very text; it may be out of date. */
  has(page: ScannedPage): boolean;
}

/** A compiled page, with what the site told it while it was compiled. */
interface CacheEntry {
  readonly compiled: CompiledPage;
  readonly answers: Answers;
}

/**
 * A cache of pages. `version` stands for the code and the settings that pages are compiled with; with the text and the head of
 * the page it is the key. The other files that a page was made from, and the answers that it was given, stand in the entry
 * and are compared when it is read. A page with problems is not kept: a report may name any other page or file.
 */
export function createPageCache(store: Store, version: string): PageCache {
  const keyOf = ({ source, hash, record }: ScannedPage): string =>
    JSON.stringify(['page', version, source, hash, record]);
  return {
    read(page, services) {
      const entry = store.read(keyOf(page)) as CacheEntry | undefined;
      return entry && filesHold(entry.compiled) && answersHold(entry.answers, services)
        ? entry.compiled
        : undefined;
    },
    write(page, entry) {
      if (entry.compiled.problems.length === 0) store.write(keyOf(page), entry);
    },
    has: (page) => store.has(keyOf(page)),
  };
}

function filesHold({ dependencies }: CompiledPage): boolean {
  return Object.entries(dependencies).every(([file, hash]) => hashFile(file) === hash);
}
