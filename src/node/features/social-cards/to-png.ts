import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { hashFiles } from '#node/base/cache/hash-files.ts';
import type { Store } from '#node/base/cache/store.ts';
import { logoSize } from './card-style.ts';
import { remember } from '#node/base/cache/remember.ts';

/** Returns the font files. System fonts are not used, so that every machine draws the same card. */
const fontFiles = (): string[] =>
  [
    import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    import.meta
      .resolve('@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'),
  ].map((url) => fileURLToPath(url));

/** A drawing that only shows that the thread is ready. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Creates a function that renders a card's SVG as a PNG, or reads it from the store if it has been
 * rendered before. `root` is the project folder.
 */
export function createToPng(store: Store, root: string): (svg: string) => Promise<Buffer> {
  const sources = ['src/node/features/social-cards', 'package-lock.json'].map((name) =>
    path.join(root, name),
  );
  const version = hashFiles(sources);
  const pool = new Tinypool({
    filename: new URL('./png-worker.mjs', import.meta.url).href,
    // The thread starts with the first drawing.
    minThreads: 0,
    maxThreads: 1,
    // Queues the drawings in the thread, because the main thread is often too busy to send the next.
    concurrentTasksPerWorker: 1000,
    workerData: { fontFiles: fontFiles(), logoSize },
  });
  let ready: Promise<unknown> | undefined;
  return async (svg) => {
    const png = await remember(store, JSON.stringify(['card', version, svg]), {
      async make() {
        // Tinypool queues in the main thread what it gets before the other thread is ready.
        await (ready ??= pool.run(blank));
        const drawn = (await pool.run(svg)) as Uint8Array;
        return { value: Buffer.from(drawn).toString('base64') };
      },
    });
    return Buffer.from(png, 'base64');
  };
}
