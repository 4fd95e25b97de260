import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
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

/** Returns an SVG's pixels; its texts are not drawn. */
const render = (svg: string): Buffer => Buffer.from(new Resvg(svg).render().pixels);

/** Returns the pixels of a PNG. */
function decode(png: Buffer): Buffer {
  const { width, height } = imageSize(png);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  );
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

  it('draws a card after one that cannot be drawn', async () => {
    const draw = createToPng(createStore(), root);
    const [bad, good] = await Promise.allSettled([draw('no drawing'), draw(svg)]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('keeps every pixel of a drawing with few colors', async () => {
    const plain = drawCard({ site: '', title: '' });
    const png = await toPng(plain, createStore());
    expect(png[25]).toBe(3);
    expect(decode(png).equals(render(plain))).toBe(true);
  });

  it('rounds the colors of a drawing with more than 256, and keeps white and black', async () => {
    const stops = ['#fff', '#f0f', '#0ff', '#ff0', '#000'].map(
      (color, index) => `<stop offset="${index / 4}" stop-color="${color}"/>`,
    );
    const colorful = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="4"><linearGradient id="a">${stops.join('')}</linearGradient><rect width="900" height="4" fill="url(#a)"/><path fill="#fff" d="M0 0h1v1H0z"/><path d="M1 0h1v1H1z"/></svg>`;
    const [expected, actual] = [render(colorful), decode(await toPng(colorful, createStore()))];
    expect([...actual.subarray(0, 8)]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
    const differences = expected.map((value, index) => Math.abs(value - (actual[index] ?? 0)));
    expect(Math.max(...differences)).toBeGreaterThan(0);
    expect(Math.max(...differences)).toBeLessThan(40);
  });

  it('shows a logo as sharp as its SVG', async () => {
    const logo = (size: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="16" cy="16" r="16"/></svg>`;
    for (const size of [
      'viewBox="0 0 32 32"',
      'width="32" height="32"',
      'viewBox="0 0 32 64"',
      'viewBox="0 0 64 32"',
    ]) {
      const card = drawCard({ site: '', logo: logo(size), title: '' });
      expect(decode(await toPng(card, createStore())).equals(render(card)), size).toBe(true);
    }
  });
});
