import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { palettePng, type Pixels } from './palette-png.ts';

/** Renders SVG content; `decode` uses it to read a PNG's pixels. */
const draw = (content: string): Pixels =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${content}</svg>`,
  ).render();
const decode = (png: Buffer): Pixels =>
  draw(`<image width="40" height="30" href="data:image/png;base64,${png.toString('base64')}"/>`);

describe('palettePng', () => {
  it('keeps every pixel of a picture with few colors', () => {
    const picture = draw(
      '<rect width="40" height="30" fill="#fff"/><circle cx="20" cy="15" r="9" fill="#5830b0"/>',
    );
    const png = palettePng(picture);
    expect(png[25]).toBe(3);
    expect(Buffer.from(decode(png).pixels).equals(Buffer.from(picture.pixels))).toBe(true);
  });

  it('rounds the colors of a picture with more than 256, and keeps white and black', () => {
    const pixels = Uint8Array.from({ length: 4 * 40 * 30 }, (_, index) =>
      index < 4
        ? 255
        : index < 8
          ? index === 7
            ? 255
            : 0
          : index % 4 === 3
            ? 255
            : ((index * 97) % 4099) % 256,
    );
    const decoded = decode(palettePng({ pixels, width: 40, height: 30 })).pixels;
    expect([...decoded.subarray(0, 8)]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
    const differences = pixels.map((value, index) => Math.abs(value - (decoded[index] ?? 0)));
    expect(Math.max(...differences)).toBeGreaterThan(0);
    expect(Math.max(...differences)).toBeLessThan(40);
  });
});
