import { hatColors, hatShapes } from '#shared/hats.ts';
import { findLines, hasPosition, type TextLines } from '#shared/text/text-lines.ts';
import { maxLinkLength, maxPhraseLength, maxUnpackedBytes } from './link-limits.ts';
import type { SharedText } from './write-link.ts';

/** Parses the value of `#s=`. Returns undefined if the value is damaged, invalid or too long. */
export async function readLink(link: string): Promise<SharedText | undefined> {
  if (link.length > maxLinkLength || !/^[\w-]+$/.test(link)) return undefined;
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toSharedText(JSON.parse(await decompress(bytes)));
  } catch {
    return undefined;
  }
}

/**
 * Decompresses text. Throws if the bytes are not compressed UTF-8 text, or if they expand to more
 * than `maxUnpackedBytes`.
 */
async function decompress(bytes: Uint8Array<ArrayBuffer>) {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform(chunk, output) {
      size += chunk.length;
      if (size > maxUnpackedBytes) throw new RangeError('The link unpacks to too much text.');
      output.enqueue(chunk);
    },
  });
  const packed = new Blob([bytes]).stream();
  const stream = packed.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(limit);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return decoder.decode(await new Response(stream).arrayBuffer());
}

/** Validates each field, because anybody can write a link; throws if one is invalid. */
function toSharedText(value: unknown) {
  const packed = value as Readonly<Record<string, unknown>>;
  const { t: text, l: languageId, p: phrase, c: clipboard } = packed;
  assert(typeof text === 'string' && typeof phrase === 'string');
  assert(phrase.length <= maxPhraseLength);
  assert(typeof languageId === 'string' && /^[a-z]{1,30}$/.test(languageId));
  assert(clipboard === undefined || typeof clipboard === 'string');
  const lines = findLines(text);
  const selections = listOf(packed['s']).map((item) => {
    const { start, end } = toRange(item, lines);
    return { anchor: start, active: end };
  });
  assert(selections.length > 0);
  const start = {
    text,
    languageId,
    selections,
    marks: listOf(packed['h']).map((item) => toMark(item, lines)),
    thatMark: listOf(packed['that']).map((item) => toRange(item, lines)),
    sourceMark: listOf(packed['source']).map((item) => toRange(item, lines)),
  };
  return { start: clipboard === undefined ? start : { ...start, clipboard }, phrase };
}

function assert(isValid: boolean): asserts isValid {
  if (!isValid) throw new RangeError('The link is damaged.');
}

function listOf(value: unknown): readonly unknown[] {
  assert(Array.isArray(value));
  return value;
}

function toRange(value: unknown, lines: TextLines) {
  const numbers = listOf(value);
  assert(numbers.length === 4 && numbers.every((item) => typeof item === 'number'));
  const [line = -1, character = -1, endLine = -1, endCharacter = -1] = numbers;
  const range = {
    start: { line, character },
    end: { line: endLine, character: endCharacter },
  };
  assert(hasPosition(lines, range.start) && hasPosition(lines, range.end));
  return range;
}

function toMark(value: unknown, lines: TextLines) {
  const list = listOf(value);
  const color = hatColors.find(({ id }) => id === list[4])?.id;
  const shape = hatShapes.find(({ id }) => id === list[5])?.id;
  const character = list[6];
  assert(color !== undefined && shape !== undefined && typeof character === 'string');
  return { hat: { color, shape }, character, range: toRange(list.slice(0, 4), lines) };
}
