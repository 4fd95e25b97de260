import type { PositionRange } from '#shared/text/position.ts';
import { maxLinkLength, maxPhraseLength } from './link-limits.ts';
import type { SharedText } from './shared-text.ts';

/** Encodes shared text as the value of `#s=`; undefined if the value is too long for a link. */
export async function writeLink({ start, phrase }: SharedText): Promise<string | undefined> {
  const { text, languageId, selections, clipboard, marks, thatMark, sourceMark } = start;
  const packed = {
    t: text,
    l: languageId,
    s: selections.map(({ anchor, active }) => rangeNumbers({ start: anchor, end: active })),
    p: phrase,
    c: clipboard,
    h: marks.map(({ hat, character, range }) => [
      ...rangeNumbers(range),
      hat.color,
      hat.shape,
      character,
    ]),
    that: thatMark.map(rangeNumbers),
    source: sourceMark.map(rangeNumbers),
  };
  const link = toBase64Url(await compress(JSON.stringify(packed)));
  return link.length > maxLinkLength || phrase.length > maxPhraseLength ? undefined : link;
}

function rangeNumbers({ start, end }: PositionRange): number[] {
  return [start, end].flatMap(({ line, character }) => [line, character]);
}

async function compress(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
