import { contains, isEmpty, touches, type Range } from '#shared/text/range.ts';
import { tokenPattern } from '../text/find-tokens.ts';
import type { Edit } from '../model/edit.ts';
import { type Document, textOf } from '../text/document.ts';
import { inOrder } from './apply-edits.ts';
import { moveRange } from './move-range.ts';

/**
 * Adjusts a token for edits, as the extension does. When text is inserted at one of the token's
 * ends, the token grows by the characters that form one token with it; an emptied token expands
 * over the token next to it. The edits are applied last to first, and each one moves the ends
 * independently; the token's text is kept up to date.
 */
export function moveToken(document: Document, token: Range, edits: readonly Edit[]): Range {
  // Fast path for the hundreds of hats that a keystroke does not touch.
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

function moveOnce(token: Range, own: string, edit: Edit, languageId: string) {
  const { start, end } = moveRange(token, [edit]);
  const { range, text } = edit;
  if (text === '' || !isEmpty(range) || !contains(token, range)) return { start, end };
  const growsLeft = isEmpty(token) ? edit.isReplace !== true : range.start === token.start;
  if (growsLeft) return { start: start - joinedBefore(text, own, languageId), end };
  const length = range.start === token.end ? lengthWith(text, own, languageId) : undefined;
  return { start, end: length === undefined ? end : start + length };
}

/**
 * Returns the text after an edit, as the extension tracks it: from the start of the token or of the
 * edit, whichever comes first.
 */
function textAfter(token: Range, own: string, { range, text }: Edit) {
  const before = own.slice(0, Math.max(0, range.start - token.start));
  const rest = range.end < token.end ? own.slice(token.end - range.end) : '';
  return before + text + rest;
}

/**
 * Returns how many characters at the end of a text form one token with the start of a given token.
 */
function joinedBefore(text: string, own: string, languageId: string) {
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
 * Returns the length of a token after text has been added to its end: it grows by the characters
 * that form one token with it. Returns undefined if there is no such token.
 */
function lengthWith(text: string, own: string, languageId: string) {
  const first = new RegExp(`^(?:${tokenPattern(languageId).source})`, 'u');
  let length = 0;
  do {
    const [found = ''] = first.exec(own.slice(length) + text) ?? [];
    if (found === '') return undefined;
    length += found.length;
  } while (length < own.length);
  return length;
}
