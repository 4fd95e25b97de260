import { isEmpty, type Range } from '#shared/text/range.ts';
import { tokenPattern } from '../text/find-tokens.ts';
import type { Edit } from '../model/edit.ts';
import type { Document } from '../text/document.ts';
import { textOf } from '../text/document.ts';
import { moveRange } from './move-range.ts';

/** Moves a token with edits: an adjacent insertion becomes part of it when the two now form one token, as in an editor. */
export function moveToken(document: Document, token: Range, edits: readonly Edit[]): Range {
  const { start, end } = moveRange(token, edits);
  if (isEmpty(token)) return { start, end };
  const textPutAt = (place: number): string =>
    edits
      .filter(({ range }) => range.start === place && range.end === place)
      .map(({ text }) => text)
      .join('');
  const [before, after] = [textPutAt(token.start), textPutAt(token.end)];
  const own = textOf(document, token);
  return {
    start: start - joinedBefore(before, own, document.languageId),
    end: end + joinedAfter(own, after, document.languageId),
  };
}

/** Counts the characters at the end of a text that form a token with what follows. */
function joinedBefore(text: string, next: string, languageId: string): number {
  const token = text === '' ? undefined : tokenOver(text + next, text.length, languageId);
  return token ? Math.max(0, text.length - token.start) : 0;
}

/** Counts the characters at the start of a text that form a token with what precedes. */
function joinedAfter(previous: string, text: string, languageId: string): number {
  const token =
    text === '' ? undefined : tokenOver(previous + text, previous.length - 1, languageId);
  return token ? Math.max(0, token.end - previous.length) : 0;
}

function tokenOver(text: string, offset: number, languageId: string): Range | undefined {
  return [...text.matchAll(tokenPattern(languageId))]
    .map(({ 0: token, index }) => ({ start: index, end: index + token.length }))
    .find(({ start, end }) => start <= offset && offset < end);
}
