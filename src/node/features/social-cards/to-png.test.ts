import path from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { Store } from '#node/base/cache/store.ts';
import { drawCard } from './draw-card.ts';
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
