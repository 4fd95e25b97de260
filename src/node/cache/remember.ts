import { hashFile } from './hash-files.ts';
import type { Store } from './store.ts';

/**
 * A value's inputs besides its key, as questions and answers. The path of a file, for example, is a
 * question whose answer is the file's hash.
 */
export type Answers = Readonly<Record<string, string | null>>;

/** Returns the current answer to a question. */
export type Ask = (question: string) => string | null;

interface Entry {
  readonly value: unknown;
  readonly answers: Answers;
}

/**
 * Returns a key that differs from those of earlier versions of this program, which used other
 * formats.
 */
const entryKey = (key: string): string => `remembered\0${key}`;

/**
 * Returns the value stored under a key if every question about it still has the same answer;
 * otherwise undefined.
 */
export function recall<Value>(store: Store, key: string, ask: Ask = hashFile): Value | undefined {
  const entry = store.read(entryKey(key)) as Entry | undefined;
  return entry && isCurrent(entry.answers, ask) ? (entry.value as Value) : undefined;
}

/** Whether a value is stored under a key, up to date or not. */
export const isKept = (store: Store, key: string): boolean => store.has(entryKey(key));

/** Stores a value under a key, together with its other inputs. */
export function keep(store: Store, key: string, { value, answers }: Entry): void {
  store.write(entryKey(key), { value, answers });
}

/**
 * Whether every question still has the same answer; checked in the order in which they were
 * recorded.
 */
export function isCurrent(answers: Answers, ask: Ask = hashFile): boolean {
  return Object.entries(answers).every(([question, answer]) => ask(question) === answer);
}

/** Returns file hashes as answers. */
export function hashesOf(files: Iterable<string>): Answers {
  return Object.fromEntries([...files].map((file) => [file, hashFile(file)]));
}
