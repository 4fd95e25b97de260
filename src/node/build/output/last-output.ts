import { statSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from '#shared/problem.ts';
import { keep, recall } from '#node/base/cache/remember.ts';
import { linkOutput } from '#node/base/files/write-output.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { HtmlLinks } from '#node/compile/html/read-html.ts';

/** What is recorded about an output file. */
interface Origin {
  /** Identifies all inputs of the file. */
  readonly key: string;
  /** Links and ids in an HTML document, stored so that it does not have to be parsed again. */
  readonly links?: HtmlLinks;
}

/** The last build's output, whose unchanged files the next build reuses. */
export type LastOutput = ReturnType<typeof openLastOutput>;

/** The record of an output file, with its state on disk (`stateOf`) after the build. */
interface KeptFile extends Origin {
  readonly state: string;
}

/**
 * Opens the last build's output. File paths are relative to it and use forward slashes. `version`
 * identifies the code that creates the files; nothing created by a different version is reused.
 */
export function openLastOutput(store: Store, outDir: string, version: string) {
  const storeKey = JSON.stringify(['output', outDir, version]);
  const kept = new Map(
    Object.entries(recall<Readonly<Record<string, KeptFile>>>(store, storeKey) ?? {}),
  );
  const noted = new Map<string, Origin>();
  const taken = new Map<string, string>();

  return {
    /**
     * Marks a file for reuse if it was recorded with this key and has not changed since. Returns
     * its record; undefined if the file cannot be reused.
     */
    takeFile(file: string, key: string): Origin | undefined {
      const last = kept.get(file);
      if (last?.key !== key || stateOf(path.join(outDir, file)) !== last.state) return undefined;
      const { state, ...origin } = last;
      taken.set(file, state);
      noted.set(file, origin);
      return origin;
    },
    /** Records a newly written file. */
    note: (file: string, origin: Origin) => void noted.set(file, origin),
    /**
     * Links or copies all reused files into the new output's folder, once all languages are built.
     * Throws a `BuildError` if one of them has changed since it was taken.
     */
    copyTaken(siteDir: string) {
      for (const [file, state] of taken) {
        const from = path.join(outDir, file);
        if (stateOf(from) !== state) throw new BuildError([replaced(outDir)]);
        linkOutput(from, path.join(siteDir, file));
      }
    },
    /** Saves the records for the next build, once the new output is in place. */
    save() {
      const entries = [...noted].flatMap(([file, origin]): [string, KeptFile][] => {
        const state = stateOf(path.join(outDir, file));
        return state === undefined ? [] : [[file, { ...origin, state }]];
      });
      // No answers are recorded, because each file is checked individually before it is reused.
      keep(store, storeKey, { value: Object.fromEntries(entries), answers: {} });
    },
  };
}

function replaced(outDir: string) {
  const message = 'Another build has replaced this folder in the meantime.';
  return errorAt({ file: outDir }, message, 'Build again, or set DOCS_OUT_DIR to another folder.');
}

/**
 * Returns a file's inode, size and change time, which no program can reset (`st_ctime` in stat(2));
 * undefined if the file does not exist.
 */
function stateOf(file: string) {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.ctimeMs}`;
}
