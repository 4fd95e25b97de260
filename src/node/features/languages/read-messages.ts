import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#node/base/files/list-files.ts';
import { collectMessages, type Message } from './collect-messages.ts';

const src = path.resolve(import.meta.dirname, '../../..');

/** Reads all interface texts, by key, from the modules in `src`. */
export function readMessages(): ReadonlyMap<string, Message> {
  const messages = ['client', 'engine', 'shared', 'node'].flatMap((name) => {
    const folder = path.join(src, name);
    return listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
      .sort()
      .flatMap((file) => collectMessages(file, readFileSync(path.join(folder, file), 'utf8')));
  });
  return new Map(messages.map((message) => [message.key, message]));
}
