import { crc32, deflateSync } from 'node:zlib';

/** An opaque image: four bytes per pixel, the fourth of which is ignored. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** An image with at most 256 colors. */
interface IndexedImage {
  /** Three bytes per color. */
  readonly palette: readonly number[];
  /** For each line, a zero (PNG's filter "none") followed by each pixel's palette index. */
  readonly lines: Uint8Array;
}

/**
 * Encodes a drawing as a PNG with a palette (PNG specification, color type 3), which takes a third
 * of the bytes of a full-color PNG. Only a drawing with more than 256 colors loses some precision.
 */
export function palettePng(image: Pixels): Buffer {
  let bits = 8;
  let indexed = indexColors(image, bits);
  while (!indexed) indexed = indexColors(image, --bits);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(image.width, 0);
  header.writeUInt32BE(image.height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(indexed.palette)),
    chunk('IDAT', deflateSync(indexed.lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Rounds an image's colors to a number of bits each for red, green and blue. Returns null if that
 * leaves more than 256 colors.
 */
function indexColors({ pixels, width, height }: Pixels, bits: number): IndexedImage | null {
  const steps = 2 ** bits - 1;
  const round = (value = 0): number =>
    Math.round((Math.round((value * steps) / 255) * 255) / steps);
  const colors = new Map<number, number>();
  const places = new Map<string, number>();
  const view = new DataView(pixels.buffer, pixels.byteOffset);
  const placeOf = (pixel: number): number => {
    const color = [...pixels.subarray(4 * pixel, 4 * pixel + 3)].map(round).join();
    return places.get(color) ?? places.set(color, places.size).size - 1;
  };
  const lines = new Uint8Array(height * (width + 1));
  let last = -1;
  let place = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = view.getUint32(4 * pixel);
    // Most pixels have the same color as the previous pixel.
    if (color !== last) {
      place = colors.get(color) ?? placeOf(pixel);
      colors.set(color, place);
      last = color;
    }
    if (place === 256) return null;
    lines[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return { palette: [...places.keys()].flatMap((color) => color.split(',').map(Number)), lines };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
