import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { keep, recall } from '#node/base/cache/remember.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { HtmlLinks } from '#node/compile/html/read-html.ts';

/** Extensions of a file's compressed copies. */
export const encodedEndings = ['.br', '.gz'] as const;

/** The inputs of an output file. */
interface Origin {
  /** Identifies all inputs of the file, if known in advance. */
  readonly key?: string;
  /** Content hash; a file without one was not compressed. */
  readonly hash?: string;
  /** Links of a document, so that they can be checked without parsing it. */
  readonly links?: HtmlLinks;
}

/** The last build's output, from which the next build reuses files that would be the same. */
export interface LastOutput {
  /** Reuses a file with this key and its compressed copies; returns its notes, or undefined. */
  takeFile(file: string, key: string): Origin | undefined;
  /** Reuses the compressed copies of a file with this content; false if they have to be created. */
  takeEncoded(file: string, hash: string): boolean;
  /** Records a file of the new output. */
  note(file: string, origin: Origin): void;
  /** Moves all reused files into the new output's folder, once nothing can fail anymore. */
  copyTaken(siteDir: string): void;
  /** Saves the records for the next build, once the new output is in place. */
  save(): void;
}

/** The location and code version of the last output. */
export interface LastOutputOptions {
  readonly store: Store;
  /** Absolute folder of the output. */
  readonly outDir: string;
  /** Identifies the code that creates the files: nothing is reused from another version of it. */
  readonly version: string;
}

/** A file with its state on disk and that of its compressed copies; null for those not written. */
interface KeptFile extends Origin {
  readonly states: readonly (string | null)[];
}

/** Opens the last build's output; file paths are relative to it, with forward slashes. */
export function openLastOutput({ store, outDir, version }: LastOutputOptions): LastOutput {
  const storeKey = JSON.stringify(['output', outDir, version]);
  const kept = new Map(
    Object.entries(recall<Readonly<Record<string, KeptFile>>>(store, storeKey) ?? {}),
  );
  const noted = new Map<string, Origin>();
  const taken = new Set<string>();

  function take(files: readonly string[], states: readonly (string | null)[]): boolean {
    if (files.some((file, index) => stateOf(path.join(outDir, file)) !== states[index]))
      return false;
    for (const [index, file] of files.entries()) if (states[index] !== null) taken.add(file);
    return true;
  }

  return {
    takeFile(file, key) {
      const last = kept.get(file);
      if (last?.key !== key || last.states[0] === null || !take(withEncoded(file), last.states))
        return undefined;
      const { states: _, ...origin } = last;
      noted.set(file, origin);
      return origin;
    },
    takeEncoded(file, hash) {
      const last = kept.get(file);
      return last?.hash === hash && take(withEncoded(file).slice(1), last.states.slice(1));
    },
    note: (file, origin) => void noted.set(file, { ...noted.get(file), ...origin }),
    copyTaken(siteDir) {
      for (const file of taken) linkOrCopy(path.join(outDir, file), path.join(siteDir, file));
    },
    save() {
      const entries = [...noted].map(([file, origin]): [string, KeptFile] => {
        const states = withEncoded(file).map((name) => stateOf(path.join(outDir, name)));
        return [file, { ...origin, states }];
      });
      // No recorded answers: whether a file can be reused is checked per file.
      keep(store, storeKey, { value: Object.fromEntries(entries), answers: {} });
    },
  };
}

function withEncoded(file: string): readonly string[] {
  return [file, ...encodedEndings.map((ending) => file + ending)];
}

/**
 * Returns inode, size and change time, which no program can reset (`st_ctime` of stat(2)); null if
 * the file does not exist.
 */
function stateOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : null;
}

/**
 * Links a file, which costs a tenth of writing it, or copies it if the file system does not support
 * links.
 */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
