import { hatColors, hatShapes } from '#shared/hats.ts';
import type { CaseMark } from '#engine/examples/recorded-case.ts';
import type { PositionRange, Selection } from '#shared/text/position.ts';
import { findLines, hasPosition, type TextLines } from '#shared/text/text-lines.ts';
import { maxLinkLength, maxPhraseLength, maxUnpackedBytes } from './link-limits.ts';
import type { SharedText } from './shared-text.ts';

/**
 * Parses the value of `#s=`. Returns undefined if the value is damaged, too long, or was not
 * written by `writeLink`.
 */
export async function readLink(link: string): Promise<SharedText | undefined> {
  if (link.length > maxLinkLength || !/^[\w-]+$/.test(link)) return undefined;
  try {
    return toSharedText(JSON.parse(await decompress(fromBase64Url(link))));
  } catch {
    return undefined;
  }
}

function fromBase64Url(link: string): Uint8Array<ArrayBuffer> {
  const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Decompresses text. Throws if the bytes are not compressed text, or if they expand to more than is
 * allowed.
 */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxUnpackedBytes) {
      await reader.cancel();
      throw new RangeError('The link unpacks to too much text.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Validates each field, because anybody can write a link. */
function toSharedText(value: unknown): SharedText | undefined {
  const packed = Object(value) as Readonly<Record<string, unknown>>;
  const { t: text, l: languageId, p: phrase, c: clipboard } = packed;
  if (typeof text !== 'string' || typeof phrase !== 'string') return undefined;
  if (phrase.length > maxPhraseLength) return undefined;
  if (typeof languageId !== 'string' || !/^[a-z]{1,30}$/.test(languageId)) return undefined;
  if (clipboard !== undefined && typeof clipboard !== 'string') return undefined;
  const lines = findLines(text);
  const selections = toList(packed['s'], (item) => toSelection(toRange(item, lines)));
  const marks = toList(packed['h'], (item) => toMark(item, lines));
  const thatMark = toList(packed['that'], (item) => toRange(item, lines));
  const sourceMark = toList(packed['source'], (item) => toRange(item, lines));
  if (!selections?.length || !marks || !thatMark || !sourceMark) return undefined;
  const start = { text, languageId, selections, marks, thatMark, sourceMark };
  return { start: clipboard === undefined ? start : { ...start, clipboard }, phrase };
}

/** Parses a list; undefined if the value is not one, or if one of its items is invalid. */
function toList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((item: unknown) => read(item) ?? []);
  return items.length === value.length ? items : undefined;
}

function toRange(value: unknown, lines: TextLines): PositionRange | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  if (!value.every((item) => typeof item === 'number')) return undefined;
  const [line = -1, character = -1, endLine = -1, endCharacter = -1] = value;
  const range = {
    start: { line, character },
    end: { line: endLine, character: endCharacter },
  };
  const isInText = hasPosition(lines, range.start) && hasPosition(lines, range.end);
  return isInText ? range : undefined;
}

function toSelection(range: PositionRange | undefined): Selection | undefined {
  return range && { anchor: range.start, active: range.end };
}

function toMark(value: unknown, lines: TextLines): CaseMark | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const range = toRange(list.slice(0, 4), lines);
  const color = hatColors.find(({ id }) => id === list[4])?.id;
  const shape = hatShapes.find(({ id }) => id === list[5])?.id;
  const character = list[6];
  if (!range || !color || !shape || typeof character !== 'string') return undefined;
  return { hat: { color, shape }, character, range };
}
