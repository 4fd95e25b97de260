import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressOutput } from './compress-output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const read = (file: string): Buffer => readFileSync(path.join(folder, file));

describe('compressOutput', () => {
  it('writes both encodings beside every text that gets smaller, in all folders', async () => {
    const text = 'Words again. '.repeat(200);
    for (const file of ['index.html', 'a/b.md', 'assets/app-1.js', 'assets/x/tree.wasm'])
      put(file, text);
    await compressOutput(folder);
    for (const file of ['index.html', 'a/b.md', 'assets/app-1.js', 'assets/x/tree.wasm']) {
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
      expect(read(file).toString()).toBe(text);
    }
  });

  it('leaves small files, pictures and what would only get larger', async () => {
    put('small.html', 'x'.repeat(1023));
    put('picture.png', 'x'.repeat(5000));
    put('noise.wasm', crypto.getRandomValues(new Uint8Array(4000)));
    await compressOutput(folder);
    expect(readdirSync(folder).sort()).toEqual(['noise.wasm', 'picture.png', 'small.html']);
  });

  it('gives back any content, the same bytes for the same content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 600 }), async (part) => {
        const content = Buffer.concat(Array.from({ length: 5 }, () => part));
        put('a.txt', content);
        put('b.txt', content);
        await compressOutput(folder);
        const names = readdirSync(folder);
        expect(names.includes('a.txt.br')).toBe(names.includes('b.txt.br'));
        if (names.includes('a.txt.br')) {
          expect(brotliDecompressSync(read('a.txt.br'))).toEqual(content);
          expect(read('a.txt.br')).toEqual(read('b.txt.br'));
          expect(read('a.txt.gz')).toEqual(read('b.txt.gz'));
        }
        for (const name of names) rmSync(path.join(folder, name));
      }),
      { numRuns: 50 },
    );
  });
});
