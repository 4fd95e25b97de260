import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A piece of hostile markup. */
export interface HostileCase {
  /** The name of its corpus and its number there, such as `html5sec-1`. */
  readonly name: string;
  readonly markup: string;
}

interface Fixture {
  readonly payload: string;
}

interface Item {
  readonly data: string;
}

/**
 * Reads the cases from downloaded copies of DOMPurify (`test/fixtures/expect.mjs`) and html5sec
 * (`items.js`, `payloads.js`).
 */
export async function readCorpora(folders: readonly string[]): Promise<readonly HostileCase[]> {
  return (await Promise.all(folders.map(readCorpus))).flat();
}

async function readCorpus(folder: string): Promise<readonly HostileCase[]> {
  const fixtures = path.resolve(folder, 'test/fixtures/expect.mjs');
  if (existsSync(fixtures)) {
    const { default: found } = (await import(pathToFileURL(fixtures).href)) as {
      default: readonly Fixture[];
    };
    return found.map(({ payload }, index) => ({ name: `dompurify-${index}`, markup: payload }));
  }
  const require = createRequire(import.meta.url);
  const items = require(path.resolve(folder, 'items.js')) as readonly Item[];
  const payloads = require(path.resolve(folder, 'payloads.js')) as Record<string, string>;
  return items.map(({ data }, index) => ({
    name: `html5sec-${index + 1}`,
    markup: data.replace(/%(\w+)%/g, (whole, name: string) => payloads[name] ?? whole),
  }));
}
