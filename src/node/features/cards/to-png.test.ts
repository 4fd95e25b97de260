import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { Store } from '#node/base/cache/store.ts';
import { drawCard } from './draw-card.ts';
import { encodePng } from './encode-png.ts';
import { createToPng } from './to-png.ts';

/** Creates a store in memory. */
function createStore(): Store & { readonly entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>();
  return {
    entries,
    read: (key) => entries.get(key),
    write: (key, value) => void entries.set(key, value),
    has: (key) => entries.has(key),
    prune: () => undefined,
    problem: () => undefined,
  };
}

/** Returns the data of a PNG's chunks, by type. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** Returns the colors of a PNG's pixels, as `r,g,b`. */
function pixelsOf(png: Buffer, width: number): readonly string[] {
  const chunks = chunksOf(png);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((place) => palette.subarray(place * 3, place * 3 + 3).join(','));
}

describe('encodePng', () => {
  it('preserves every pixel of an image with few colors', () => {
    const colors = [
      [255, 255, 255],
      [1, 2, 3],
      [255, 255, 255],
      [23, 105, 216],
    ];
    const pixels = Uint8Array.from(colors.flatMap((color) => [...color, 255]));
    const png = encodePng({ width: 2, height: 2, pixels });
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 2, height: 2 });
    expect(pixelsOf(png, 2)).toEqual(colors.map(String));
  });

  it('replaces rare colors beyond 256 with the nearest ones', () => {
    const frequent = Array.from({ length: 512 }, (_, at) => [at >> 1, 0, 0, 255]);
    const pixels = Uint8Array.from([...frequent, [7, 1, 0, 255], [0, 0, 2, 255]].flat());
    const png = encodePng({ width: 514, height: 1, pixels });
    expect(pixelsOf(png, 514).slice(-2)).toEqual(['7,0,0', '0,0,0']);
  });
});

describe('createToPng', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const toPng = (svg: string, store: Store) => createToPng(store, root)(svg);
  const svg = drawCard({ site: 'Docs', title: 'Glossary', description: 'All terms.' });

  it('draws a card of 1200 × 630 pixels, with its words', async () => {
    const png = await toPng(svg, createStore());
    expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    const blank = await toPng(svg.replace(/<text.*<\/text>/s, ''), createStore());
    expect(png.length).toBeGreaterThan(2 * blank.length);
  });

  it('reads a card from the store if its drawing is unchanged', async () => {
    const store = createStore();
    const drawn = await toPng(svg, store);
    const [key = ''] = store.entries.keys();
    store.entries.set(key, { value: Buffer.from('kept').toString('base64'), answers: {} });
    expect((await toPng(svg, store)).toString()).toBe('kept');
    expect(await toPng(svg.replace('Docs', 'Book'), store)).not.toEqual(drawn);
    expect(store.entries.size).toBe(2);
  });

  it('returns the same bytes for the same drawing', async () => {
    expect(await toPng(svg, createStore())).toEqual(await toPng(svg, createStore()));
  });
});
