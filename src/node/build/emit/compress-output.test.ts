import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { createCompressor } from './compress-output.ts';

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

describe('createCompressor', () => {
  it('writes a gzip copy of every text that gets smaller, and a Brotli copy of shared files', async () => {
    const text = 'Words again. '.repeat(200);
    const own = ['index.html', 'a/b.md', 'assets/pages/a-1.js'];
    const shared = ['assets/app-1.js', 'assets/x/tree.wasm'];
    for (const file of [...own, ...shared]) put(file, text);
    await createCompressor(folder).finish();
    for (const file of [...own, ...shared]) {
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
      expect(read(file).toString()).toBe(text);
    }
    for (const file of shared)
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    for (const file of own) expect(existsSync(path.join(folder, `${file}.br`))).toBe(false);
  });

  it('skips small files, images and files that would only get larger', async () => {
    put('small.html', 'x'.repeat(1023));
    put('picture.png', 'x'.repeat(5000));
    put('noise.wasm', crypto.getRandomValues(new Uint8Array(4000)));
    await createCompressor(folder).finish();
    expect(readdirSync(folder).sort()).toEqual(['noise.wasm', 'picture.png', 'small.html']);
  });

  it('compresses added files at once, and all others at the end', async () => {
    const text = 'Words again. '.repeat(200);
    const compressor = createCompressor(folder);
    put('first.html', text);
    compressor.add(path.join(folder, 'first.html'));
    await expect.poll(() => readdirSync(folder)).toContain('first.html.gz');
    put('second.html', text);
    await compressor.finish();
    expect(readdirSync(folder).filter((name) => name.endsWith('.gz'))).toEqual([
      'first.html.gz',
      'second.html.gz',
    ]);
  });

  it('rejects at the end if a file could not be written', async () => {
    put('a.html', 'Words again. '.repeat(200));
    mkdirSync(path.join(folder, 'a.html.gz'));
    const compressor = createCompressor(folder);
    compressor.add(path.join(folder, 'a.html'));
    await expect(compressor.finish()).rejects.toThrow('EISDIR');
  });

  it('starts no more files once stopped', async () => {
    const compressor = createCompressor(folder);
    for (let index = 0; index < 100; index += 1) {
      put(`${index}.html`, 'Words again. '.repeat(200));
      compressor.add(path.join(folder, `${index}.html`));
    }
    compressor.stop();
    await expect.poll(() => readdirSync(folder)).toContain('0.html.gz');
    expect(readdirSync(folder)).not.toContain('99.html.gz');
  });

  it('compresses losslessly, and yields the same bytes for the same content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 600 }), async (part) => {
        const content = Buffer.concat(Array.from({ length: 5 }, () => part));
        put('assets/a.txt', content);
        put('assets/b.txt', content);
        await createCompressor(folder).finish();
        const names = readdirSync(path.join(folder, 'assets'));
        expect(names.includes('a.txt.br')).toBe(names.includes('b.txt.br'));
        if (names.includes('a.txt.br')) {
          expect(brotliDecompressSync(read('assets/a.txt.br'))).toEqual(content);
          expect(read('assets/a.txt.br')).toEqual(read('assets/b.txt.br'));
          expect(read('assets/a.txt.gz')).toEqual(read('assets/b.txt.gz'));
        }
        for (const name of names) rmSync(path.join(folder, 'assets', name));
      }),
      { numRuns: cases(50) },
    );
  });
});
