import { createDebug } from 'obug';
import { hashFile } from './hash-files.ts';
import type { Store } from './store.ts';

/**
 * A value's inputs other than its key, as questions and answers. For example, a file's path is a
 * question, and the file's hash is the answer.
 */
export type Answers = Readonly<Record<string, string | null>>;

/** Returns the current answer to a question. */
export type Ask = (question: string) => string | null;

/** With `DEBUG=docs:*`, logs which values are reused, and why the rest are not. */
const debug = createDebug('docs:cache');

interface Entry {
  readonly value: unknown;
  readonly answers: Answers;
}

/**
 * Returns the value stored under a key if every recorded question still has the same answer;
 * otherwise undefined.
 */
export function recall<Value>(store: Store, key: string, ask: Ask = hashFile): Value | undefined {
  const entry = store.read(key) as Partial<Entry> | undefined;
  const name = key.replaceAll(/"[\da-f]{32,}",?/g, '').slice(0, 100);
  const { answers } = entry ?? {};
  // The first question, in recorded order, whose answer has changed.
  const changed =
    answers && Object.keys(answers).find((question) => ask(question) !== answers[question]);
  const isKept = answers !== undefined && changed === undefined;
  const why = answers ? `${changed} has changed` : 'not in the store';
  debug('%s: %s', name, isKept ? 'kept' : why);
  return isKept ? (entry?.value as Value) : undefined;
}

/**
 * Returns the value stored under a key if it is up to date; otherwise creates and stores it. `make`
 * returns the value with its inputs other than the key; with `isLasting: false`, the value is not
 * stored.
 */
export async function remember<Value>(
  store: Store,
  key: string,
  {
    ask,
    make,
  }: {
    readonly ask?: Ask;
    make(): Promise<{
      readonly value: Value;
      readonly answers?: Answers;
      readonly isLasting?: boolean;
    }>;
  },
): Promise<Value> {
  const kept = recall<Value>(store, key, ask);
  if (kept !== undefined) return kept;
  const { value, answers = {}, isLasting = true } = await make();
  if (isLasting) keep(store, key, { value, answers });
  return value;
}

/** Stores a value under a key, together with its other inputs. */
export function keep(store: Store, key: string, entry: Entry): void {
  store.write(key, entry);
}

/** Returns the hash of each file, keyed by its path, as answers. */
export function hashesOf(files: Iterable<string>): Answers {
  return Object.fromEntries([...files].map((file) => [file, hashFile(file)]));
}
