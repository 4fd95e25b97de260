import { contains, isEmpty, touches, type Range } from '#shared/text/range.ts';
import { tokenPattern } from '../text/find-tokens.ts';
import type { Edit } from '../model/edit.ts';
import { type Document, textOf } from '../text/document.ts';
import { inOrder } from './apply-edits.ts';
import { moveRange } from './move-range.ts';

/**
 * Moves a token with edits, as the extension does. Text inserted at one of its ends extends it by
 * the characters that form one token with it; an emptied token extends to the token next to it.
 * Each edit moves the ends independently, the last one first; the token's text follows.
 */
export function moveToken(document: Document, token: Range, edits: readonly Edit[]): Range {
  // Fast path for the hundreds of hats around a keystroke.
  if (!edits.some((edit) => touches(edit.range, token))) return moveRange(token, edits);
  let { start, end } = token;
  let own = textOf(document, token);
  for (const edit of inOrder(edits).reverse()) {
    const moved = moveOnce(token, own, edit, document.languageId);
    start += moved.start - token.start;
    end += moved.end - token.end;
    const from = Math.min(edit.range.start, token.start);
    if (touches(edit.range, token))
      own = textAfter(token, own, edit).slice(moved.start - from, moved.end - from);
  }
  return { start, end };
}

function moveOnce(token: Range, own: string, edit: Edit, languageId: string): Range {
  const { start, end } = moveRange(token, [edit]);
  const { range, text } = edit;
  if (text === '' || !isEmpty(range) || !contains(token, range)) return { start, end };
  const growsLeft = isEmpty(token) ? edit.isReplace !== true : range.start === token.start;
  if (growsLeft) return { start: start - joinedBefore(text, own, languageId), end };
  const length = range.start === token.end ? lengthWith(text, own, languageId) : undefined;
  return { start, end: length === undefined ? end : start + length };
}

/** Returns the text from the start of a token or edit, as the extension tracks it. */
function textAfter(token: Range, own: string, { range, text }: Edit): string {
  const before = own.slice(0, Math.max(0, range.start - token.start));
  const rest = range.end < token.end ? own.slice(token.end - range.end) : '';
  return before + text + rest;
}

/** Counts the characters at the end of a text that form one token with the start of a token. */
function joinedBefore(text: string, own: string, languageId: string): number {
  const last = new RegExp(`(?:${tokenPattern(languageId).source})$`, 'u');
  let all = text + own;
  let start = all.search(last);
  while (start > text.length) {
    all = all.slice(0, start);
    start = all.search(last);
  }
  return start < 0 ? text.length : text.length - start;
}

/**
 * Returns the length of a token with the start of a text that forms one token with its end;
 * undefined if there is no such token.
 */
function lengthWith(text: string, own: string, languageId: string): number | undefined {
  const first = new RegExp(`^(?:${tokenPattern(languageId).source})`, 'u');
  let length = 0;
  do {
    const [found = ''] = first.exec(own.slice(length) + text) ?? [];
    if (found === '') return undefined;
    length += found.length;
  } while (length < own.length);
  return length;
}
