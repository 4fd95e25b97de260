import { saidCharacter } from '#engine/hats/said-character.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { createDocument, toPositions, toSelection, type Document } from '#engine/text/document.ts';
import type { Range } from '#shared/text/range.ts';
import type { CaseMark } from '#engine/examples/recorded-case.ts';
import { parseHatClasses } from '#shared/hats.ts';
import type { ExampleStart } from '../session/start-state.ts';

/** A side of an example: the state before or after its command. */
export type ExampleSide = 'before' | 'after';

/**
 * Reads one side of an example from its markup, which consists of text, empty elements and classes.
 * Returns undefined if there is no code.
 */
export function readExample(figure: Element, side: ExampleSide): ExampleStart | undefined {
  const drawn = figure.querySelector(`.example-${side}`);
  const code = drawn?.querySelector('pre > code');
  if (!drawn || !code) return undefined;
  const languageId = /(?:^| )language-(\S+)/.exec(code.className)?.[1] ?? 'plaintext';
  const document = createDocument(code.textContent, languageId);
  const placesOf = (role: Role) =>
    rangesIn(code, role).map((range) => toPositions(document, range));
  return {
    text: document.text,
    languageId,
    selections: readSelections(code, document),
    clipboard: drawn.querySelector('.example-remark code')?.textContent,
    marks: readMarks(code, document),
    thatMark: placesOf('that'),
    sourceMark: placesOf('source'),
  };
}

type Role = 'selected' | 'that' | 'source';

/** Returns the range of an element's text. A line end includes the line break after it. */
function rangeOf(element: Element, code: Element): Range {
  const before = code.ownerDocument.createRange();
  before.setStart(code, 0);
  before.setEndBefore(element);
  const start = before.toString().length;
  const isLineEnd = element.classList.contains('example-line-end');
  return { start, end: start + (isLineEnd ? 1 : element.textContent.length) };
}

/**
 * Returns the ranges with a role, merging adjacent ones. "That" and "source" are also merged across
 * line breaks and indentation, where they are not drawn.
 */
function rangesIn(code: Element, role: Role) {
  const ranges: Range[] = [];
  for (const element of code.querySelectorAll(`.example-${role}`)) {
    const { start, end } = rangeOf(element, code);
    const last = ranges.at(-1);
    const gap = last && code.textContent.slice(last.end, start);
    if (last && (role === 'selected' ? gap : gap?.trim()) === '')
      ranges.splice(-1, 1, { start: last.start, end });
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * Pairs each cursor with the selected range that it starts or ends. A cursor without such a range
 * becomes an empty selection.
 */
function readSelections(code: Element, document: Document) {
  const selected = rangesIn(code, 'selected');
  return [...code.querySelectorAll('.example-cursor')].map((element) => {
    const cursor = rangeOf(element, code);
    const at = cursor.start;
    const range = selected.find(({ start, end }) => at === end || at === start) ?? cursor;
    return toSelection(document, range, range.start === at);
  });
}

function readMarks(code: Element, document: Document): CaseMark[] {
  const tokens = findTokens(document);
  return [...code.querySelectorAll('.hat')].flatMap((element) => {
    const { start } = rangeOf(element, code);
    const token = tokens.find((one) => one.start <= start && start < one.end);
    const hat = parseHatClasses([...element.classList]);
    const character = saidCharacter(element.textContent);
    return token ? { hat, character, range: toPositions(document, token) } : [];
  });
}
