import { contains, isEmpty, type Range } from '#shared/text/range.ts';
import { tokenPattern } from '../text/find-tokens.ts';
import type { Edit } from '../model/edit.ts';
import type { Document } from '../text/document.ts';
import { textOf } from '../text/document.ts';
import { moveRange } from './move-range.ts';

/**
 * Moves a token with edits, as the extension does. Text inserted at one of its ends extends it by
 * the characters that form one token with it; an emptied token extends to the token next to it.
 * Each edit moves the ends independently.
 */
export function moveToken(document: Document, token: Range, edits: readonly Edit[]): Range {
  let { start, end } = moveRange(token, edits);
  for (const edit of edits) {
    const { range, text } = edit;
    if (text === '' || !isEmpty(range) || !contains(token, range)) continue;
    const own = textOf(document, token);
    const growsLeft = isEmpty(token) ? edit.isReplace !== true : range.start === token.start;
    if (growsLeft) start -= joinedBefore(text, own, document.languageId);
    else if (range.start === token.end) end += joinedAfter(own, text, document.languageId);
  }
  return { start, end };
}

/**
 * Counts the characters at the end of a text that form one token with the first token of the next
 * text.
 */
function joinedBefore(text: string, next: string, languageId: string): number {
  const pattern = tokenPattern(languageId);
  const [first = ''] = next.match(pattern) ?? [];
  const start = (text + first).search(new RegExp(`(?:${pattern.source})$`, 'u'));
  return start < 0 ? 0 : Math.max(0, text.length - start);
}

/**
 * Counts the characters at the start of a text that form one token with the last token of the
 * previous text.
 */
function joinedAfter(previous: string, text: string, languageId: string): number {
  const pattern = tokenPattern(languageId);
  const last = previous.match(pattern)?.at(-1) ?? '';
  const [joined = ''] = new RegExp(`^(?:${pattern.source})`, 'u').exec(last + text) ?? [];
  return Math.max(0, joined.length - last.length);
}
