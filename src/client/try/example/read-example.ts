import { saidCharacter } from '#engine/hats/said-character.ts';
import { findTokens } from '#engine/text/find-tokens.ts';
import { createDocument, toPositions, toSelection, type Document } from '#engine/text/document.ts';
import type { Range } from '#shared/text/range.ts';
import type { Selection } from '#shared/text/position.ts';
import type { CaseMark } from '#engine/examples/recorded-case.ts';
import type { PositionRange } from '#shared/text/position.ts';
import { parseHatClasses, type HatStyle } from '#shared/hats.ts';
import type { ExampleStart } from '../session/start-state.ts';

/** The text before or after an example's command. */
export type ExampleSide = 'before' | 'after';

/**
 * Reads one side of an example from its markup, which consists of text, empty elements and classes.
 * Returns undefined if there is no code.
 */
export function readExample(figure: Element, side: ExampleSide): ExampleStart | undefined {
  const drawnSide = figure.querySelector(`.example-${side}`);
  const code = drawnSide?.querySelector('pre > code');
  if (!drawnSide || !code) return undefined;
  const drawn: Drawn = { text: '', hats: [], cursors: [], selected: [], that: [], source: [] };
  collect(code, [], drawn);
  const languageId = /(?:^| )language-(\S+)/.exec(code.className)?.[1] ?? 'plaintext';
  const document = createDocument(drawn.text, languageId);
  const clipboard = drawnSide.querySelector('.example-remark code')?.textContent;
  const toPlace = (range: Range): PositionRange => toPositions(document, range);
  return {
    text: drawn.text,
    languageId,
    selections: toSelections(document, drawn),
    clipboard,
    marks: toMarks(document, drawn.hats),
    thatMark: drawn.that.map(toPlace),
    sourceMark: drawn.source.map(toPlace),
  };
}

interface DrawnHat extends Range {
  readonly hat: HatStyle;
}

type Role = 'selected' | 'that' | 'source';

/** Ranges found in the markup so far. */
interface Drawn extends Record<Role, Range[]> {
  text: string;
  readonly hats: DrawnHat[];
  readonly cursors: number[];
}

const roles: readonly Role[] = ['selected', 'that', 'source'];

function collect(node: Node, outer: readonly Role[], drawn: Drawn): void {
  const start = drawn.text.length;
  if (node.nodeType === node.TEXT_NODE) {
    drawn.text += node.nodeValue ?? '';
    for (const role of outer) addRange(drawn, role, { start, end: drawn.text.length });
    return;
  }
  // React separates text nodes with comments.
  if (node.nodeType !== node.ELEMENT_NODE) return;
  const { classList } = node as Element;
  if (classList.contains('example-cursor')) drawn.cursors.push(start);
  const inner = [...outer, ...roles.filter((role) => classList.contains(`example-${role}`))];
  // A selected line end includes the line break after it.
  if (classList.contains('example-line-end'))
    for (const role of inner) addRange(drawn, role, { start, end: start + 1 });
  for (const child of node.childNodes) collect(child, inner, drawn);
  if (classList.contains('hat'))
    drawn.hats.push({ start, end: drawn.text.length, hat: parseHatClasses([...classList]) });
}

/**
 * Adds a range to the ranges with the same role, merging it with the last one if they touch. "That"
 * and "source" are not drawn across line breaks and indentation.
 */
function addRange(drawn: Drawn, role: Role, range: Range): void {
  const last = drawn[role].at(-1);
  const gap = last && drawn.text.slice(last.end, range.start);
  if (last && (role === 'selected' ? gap : gap?.trim()) === '')
    drawn[role].splice(-1, 1, { start: last.start, end: range.end });
  else drawn[role].push(range);
}

/**
 * Pairs each cursor with the selected range that it starts or ends. A cursor without such a range
 * becomes an empty selection.
 */
function toSelections(document: Document, { cursors, selected }: Drawn): Selection[] {
  return cursors.map((cursor) => {
    const range = selected.find(({ start, end }) => cursor === end || cursor === start);
    return toSelection(document, range ?? { start: cursor, end: cursor }, range?.start === cursor);
  });
}

function toMarks(document: Document, hats: readonly DrawnHat[]): CaseMark[] {
  const tokens = findTokens(document);
  return hats.flatMap(({ hat, start, end }) => {
    const token = tokens.find((one) => one.start <= start && start < one.end);
    return token
      ? [
          {
            hat,
            character: saidCharacter(document.text.slice(start, end)),
            range: toPositions(document, token),
          },
        ]
      : [];
  });
}
