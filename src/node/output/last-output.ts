import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../cache/store.ts';
import type { HtmlLinks } from '../html/read-html.ts';

/** Endings of the encoded files beside a file. */
export const encodedEndings = ['.br', '.gz'] as const;

/** What a file of the output was made from. */
interface Origin {
  /** Says everything that it was made from, where that is known before it is made. */
  readonly key?: string;
  /** Hash of its content; a file without one was not encoded. */
  readonly hash?: string;
  /** What it leads to, where it is a document. */
  readonly links?: HtmlLinks;
}

/** The output of the last build, from which the next one takes over what it would make the same. */
export interface LastOutput {
  /** Takes over a file made from this key, with its encoded files; gives what was noted of it, or undefined. */
  takeFile(file: string, key: string): Origin | undefined;
  /** Takes over the encoded files of a file with this content; false when they have to be made. */
  takeEncoded(file: string, hash: string): boolean;
  /** Remembers something of a file of the new output. */
  note(file: string, origin: Origin): void;
  /** Puts everything that was taken over into the folder of the new output, once nothing can fail any more. */
  copyTaken(siteDir: string): void;
  /** Keeps what was noted for the next build, once the new output is in its place. */
  save(): void;
}

/** Where the last output is, and what is known of it. */
export interface LastOutputOptions {
  readonly store: Store;
  /** Absolute folder of the output. */
  readonly outDir: string;
  /** Stands for the code that makes the files: nothing is taken over from another version of it. */
  readonly version: string;
}

/** A file as it was made, with how it and its encoded files lay on the disk: null for those that were left out. */
interface KeptFile extends Origin {
  readonly states: readonly (string | null)[];
}

/** Opens the output of the last build; paths of files are relative to it, with forward slashes. */
export function openLastOutput({ store, outDir, version }: LastOutputOptions): LastOutput {
  const storeKey = JSON.stringify(['output', outDir, version]);
  const kept = new Map(
    Object.entries((store.read(storeKey) ?? {}) as Readonly<Record<string, KeptFile>>),
  );
  const noted = new Map<string, Origin>();
  const taken: string[] = [];

  function take(files: readonly string[], states: readonly (string | null)[]): boolean {
    if (files.some((file, index) => stateOf(path.join(outDir, file)) !== states[index]))
      return false;
    taken.push(...files.filter((_, index) => states[index] !== null));
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
      store.write(storeKey, Object.fromEntries(entries));
    },
  };
}

function withEncoded(file: string): readonly string[] {
  return [file, ...encodedEndings.map((ending) => file + ending)];
}

/** Inode, size and time of the last change, which no program can set back (`st_ctime` of stat(2)); null when there is no such file. */
function stateOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : null;
}

/** A link to the same bytes costs a tenth of writing them; not every file system has links. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
