import type { PositionRange } from '#shared/text/position.ts';
import { maxLinkLength, maxPhraseLength } from './link-limits.ts';
import { createState } from '#engine/state/create-state.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { ExampleStart } from '#client/try/session/start-state.ts';
import { settle, type Session } from '#client/try/session/session.ts';

/** Content of a link: text with its selections, and a phrase to try on it. */
export interface SharedText {
  readonly start: ExampleStart;
  readonly phrase: string;
}

/**
 * Returns what a reader probably wants to share: the field's phrase with the current text or, if
 * the field is empty after a command, that command with the text before it.
 */
export function shareSession(session: Session, phrase: string): SharedText {
  const { state, step } = settle(session);
  const [shared, said] = step && phrase === '' ? [step.before, step.phrase] : [state, phrase];
  const { text, languageId, selections, clipboard, hats } = shared;
  // If a new editor would allocate exactly these hats, they are left out.
  const isUsual =
    JSON.stringify(createState({ text, languageId, selections }).hats) === JSON.stringify(hats);
  const start = {
    text,
    languageId,
    selections,
    clipboard,
    marks: isUsual ? [] : hats,
    thatMark: rememberedRanges(shared, 'thatMark'),
    sourceMark: rememberedRanges(shared, 'sourceMark'),
  };
  return { start, phrase: said };
}

/** Encodes shared text as the value of `#s=`; undefined if it or its phrase is too long. */
export async function writeLink({ start, phrase }: SharedText): Promise<string | undefined> {
  const { languageId, selections, clipboard, marks, thatMark, sourceMark } = start;
  const packed = {
    t: start.text,
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
  const text = new Blob([JSON.stringify(packed)]).stream();
  const compressed = new Response(text.pipeThrough(new CompressionStream('deflate-raw')));
  const bytes = new Uint8Array(await compressed.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const link = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.length > maxLinkLength || phrase.length > maxPhraseLength ? undefined : link;
}

function rangeNumbers({ start, end }: PositionRange) {
  return [start, end].flatMap(({ line, character }) => [line, character]);
}
