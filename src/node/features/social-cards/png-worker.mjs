// Renders cards in a separate thread, while the main thread renders pages.
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import Tinypool from 'tinypool';

const { fontFiles, logoSize } = Tinypool.workerData;
const font = { fontFiles, loadSystemFonts: false };
/** Rendered logos as data URLs, keyed by their SVG in base64. */
const logos = new Map();

/** Settles when the drawings received so far are rendered. */
let earlier = Promise.resolve();

/**
 * Renders an SVG as a PNG after the SVGs before it. In between, lets Node free the memory of the
 * drawings, 6 MB each.
 */
export default function renderInTurn(svg) {
  const png = earlier.then(() => renderPng(svg));
  earlier = png.catch(() => undefined).then(() => new Promise(setImmediate));
  return png;
}

/**
 * Renders an SVG as a PNG with a palette (PNG specification, color type 3), which takes a third of
 * the bytes of a full-color PNG. Only a drawing with more than 256 colors loses some precision.
 */
function renderPng(svg) {
  const card = svg.replace(/data:image\/svg\+xml;base64,([^"]*)/, (_, source) =>
    renderLogo(source),
  );
  const image = new Resvg(card, { font }).render();
  const { width, height } = image;
  const { buffer, byteOffset } = image.pixels;
  const pixels = new Uint32Array(buffer, byteOffset, width * height);
  let indexed;
  for (let bits = 8; !indexed; bits -= 1) indexed = indexColors({ pixels, width, height }, bits);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(indexed.palette)),
    chunk('IDAT', deflateSync(indexed.lines, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Returns the logo as a PNG in a data URL, rendered once for all cards: a nested SVG would take as
 * long as the rest of the card.
 */
function renderLogo(source) {
  const known = logos.get(source);
  if (known !== undefined) return known;
  const svg = Buffer.from(source, 'base64');
  const { width, height } = new Resvg(svg, { font });
  const fitTo = { mode: width < height ? 'height' : 'width', value: logoSize };
  const png = new Resvg(svg, { font, fitTo }).render().asPng();
  const url = `data:image/png;base64,${png.toString('base64')}`;
  logos.set(source, url);
  return url;
}

/**
 * Rounds an opaque image's colors to a number of bits each for red, green and blue. Returns the
 * palette, with three bytes per color, and the lines: a zero (PNG's filter "none") followed by each
 * pixel's palette index. Returns null if more than 256 colors are left.
 */
function indexColors({ pixels, width, height }, bits) {
  const steps = 2 ** bits - 1;
  const round = (value) => Math.round((Math.round((value * steps) / 255) * 255) / steps);
  const indexes = new Map();
  const palette = new Map();
  const indexOf = (color) => {
    const rounded = [...new Uint8Array(Uint32Array.of(color).buffer, 0, 3)].map(round);
    const key = rounded.join();
    if (!palette.has(key)) palette.set(key, { index: palette.size, rounded });
    return palette.get(key).index;
  };
  const lines = new Uint8Array(height * (width + 1));
  let last;
  let index = 0;
  for (let line = 0, at = 0, pixel = 0; line < height; line += 1) {
    at += 1;
    for (const end = pixel + width; pixel < end; pixel += 1, at += 1) {
      const color = pixels[pixel];
      // Most pixels have the same color as the previous pixel.
      if (color !== last) {
        index = indexes.get(color) ?? indexOf(color);
        if (index === 256) return null;
        indexes.set(color, index);
        last = color;
      }
      lines[at] = index;
    }
  }
  return { palette: [...palette.values()].flatMap(({ rounded }) => rounded), lines };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
