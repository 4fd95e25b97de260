import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorAt, type Problem } from '#shared/problem.ts';
import { keep, recall } from '#node/base/cache/remember.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { HtmlLinks } from '#node/compile/html/read-html.ts';

/** The inputs of an output file. */
interface Origin {
  /** Identifies all inputs of the file. */
  readonly key: string;
  /** Links of a document, so that they can be checked without parsing it. */
  readonly links?: HtmlLinks;
}

/** The last build's output, from which the next build reuses files that would be the same. */
export interface LastOutput {
  /** Reuses a file with this key; returns its notes, or undefined. */
  takeFile(file: string, key: string): Origin | undefined;
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

/** A file with its state on disk. */
interface KeptFile extends Origin {
  readonly state: string;
}

/** Opens the last build's output; file paths are relative to it, with forward slashes. */
export function openLastOutput({ store, outDir, version }: LastOutputOptions): LastOutput {
  const storeKey = JSON.stringify(['output', outDir, version]);
  const kept = new Map(
    Object.entries(recall<Readonly<Record<string, KeptFile>>>(store, storeKey) ?? {}),
  );
  const noted = new Map<string, Origin>();
  const taken = new Map<string, string>();

  return {
    takeFile(file, key) {
      const last = kept.get(file);
      if (last?.key !== key || stateOf(path.join(outDir, file)) !== last.state) return undefined;
      const { state, ...origin } = last;
      taken.set(file, state);
      noted.set(file, origin);
      return origin;
    },
    note: (file, origin) => void noted.set(file, origin),
    copyTaken(siteDir) {
      for (const [file, state] of taken) {
        const from = path.join(outDir, file);
        if (stateOf(from) !== state) throw new BuildError([replaced(outDir)]);
        linkOrCopy(from, path.join(siteDir, file));
      }
    },
    save() {
      const entries = [...noted].flatMap(([file, origin]): [string, KeptFile][] => {
        const state = stateOf(path.join(outDir, file));
        return state === undefined ? [] : [[file, { ...origin, state }]];
      });
      // No recorded answers: whether a file can be reused is checked per file.
      keep(store, storeKey, { value: Object.fromEntries(entries), answers: {} });
    },
  };
}

function replaced(outDir: string): Problem {
  const message = 'Another build has replaced this folder in the meantime.';
  return errorAt({ file: outDir }, message, 'Build again, or set DOCS_OUT_DIR to another folder.');
}

/**
 * Returns inode, size and change time, which no program can reset (`st_ctime` of stat(2));
 * undefined if the file does not exist.
 */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.ctimeMs}`;
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
