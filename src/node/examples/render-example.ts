import type { Element, ElementContent } from 'hast';
import { describeError, describeExample, describeReturned } from './describe-example.ts';
import { diffText } from '#shared/examples/diff-text.ts';
import { buildSide } from '#shared/examples/example-side.ts';
import { type LineCounting, numberLines } from './line-numbers.ts';
import type { CaseMark, CaseState, RecordedCase } from '#shared/examples/recorded-case.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { BlockContext } from '../html/block.ts';
import { h } from 'hastscript';
import { renderCode } from './render-lines.ts';

/** What an example is drawn from. */
export interface RenderExampleOptions {
  readonly example: RecordedCase;
  /** The marks that the command names; their tokens stand out. */
  readonly saidMarks: readonly CaseMark[];
  /** How the command counts lines; then the lines have numbers. */
  readonly counting?: LineCounting | undefined;
  /** The speech chip. */
  readonly chip: Element;
  /** What can be done with the example, beside the heading of its first side. */
  readonly button?: Element;
  readonly highlight: BlockContext['highlight'];
  readonly translator: Translator;
}

/** Lines longer than this stand one below the other even where there is room for two columns. */
const MAX_COLUMNS_BESIDE = 32;

/** Draws an example: before, what is said, after, and a description in sentences. */
export async function renderExample(options: RenderExampleOptions): Promise<Element> {
  const { example, saidMarks, counting, chip, button, highlight, translator } = options;
  const { before, after, languageId } = example;
  const { translate } = translator;
  const changes = after
    ? diffText(before.text, after.text, findAdditions(example))
    : { removed: [], added: [] };
  const index = findLines(before.text);
  const beforeLines = buildSide({
    state: before,
    changes: changes.removed,
    changeRole: 'removed',
    marked: saidMarks.map(({ range }) => toRange(index, range)),
    decorations: example.decorations.filter(isBefore),
    tokens: await highlightState(before, languageId, highlight),
  });
  const afterLines =
    after &&
    buildSide({
      state: withoutStaleMarks(before, after),
      changes: changes.added,
      changeRole: 'added',
      marked: [],
      decorations: example.decorations.filter((decoration) => !isBefore(decoration)),
      tokens: await highlightState(after, languageId, highlight),
    });
  const columns = Math.max(
    ...[before.text, after?.text ?? ''].flatMap((text) =>
      text.split(/\r\n|\r|\n/).map((line) => line.length),
    ),
  );
  return h(
    'figure',
    { className: ['example', ...(columns > MAX_COLUMNS_BESIDE ? ['example-wide'] : [])] },
    [
      h('div', { className: ['example-frame'] }, [
        renderSide(
          { name: 'before', label: translate({ id: 'example.beforeLabel', message: 'Before' }) },
          [
            ...(button ? [button] : []),
            renderCode(beforeLines, {
              language: languageId,
              numbers: counting && numberLines(before, beforeLines.length, counting),
            }),
            ...renderClipboard(before.clipboard, translator),
          ],
        ),
        h('p', { className: ['example-spoken'] }, [chip]),
        renderSide(
          { name: 'after', label: translate({ id: 'example.afterLabel', message: 'After' }) },
          [
            ...(after && afterLines
              ? [
                  renderCode(afterLines, {
                    numbers: counting && numberLines(after, afterLines.length, counting),
                  }),
                ]
              : [
                  h('p', { className: ['example-error'] }, [
                    describeError(example.error, translator),
                  ]),
                ]),
            ...(after?.clipboard === before.clipboard
              ? []
              : renderClipboard(after?.clipboard, translator)),
            ...(example.returned === undefined
              ? []
              : [
                  h('p', { className: ['example-remark'] }, [
                    describeReturned(example.returned, translator),
                  ]),
                ]),
          ],
        ),
      ]),
      renderCaption(
        describeExample(
          {
            example,
            marks: saidMarks,
            phrase: h('span', { className: ['example-phrase'] }, structuredClone(chip.children)),
          },
          translator,
        ),
        example.note,
      ),
    ],
  );
}

/** The sentences are for readers who hear the example; all see its note. */
function renderCaption(
  sentences: readonly (string | ElementContent)[],
  note: string | undefined,
): Element {
  const [caption, hidden] = ['example-caption', 'visually-hidden'];
  return note === undefined
    ? h('figcaption', { className: [caption, hidden] }, ...sentences)
    : h('figcaption', { className: [caption] }, [
        h('span', { className: [hidden] }, ...sentences),
        ' ',
        h('span', { className: ['example-note'] }, [note]),
      ]);
}

/** Where the recording says that new text begins. */
function findAdditions({ after, decorations }: RecordedCase): number[] {
  const index = findLines(after?.text ?? '');
  return decorations
    .filter(({ name }) => name === 'justAddedBackground')
    .map(({ range }) => toRange(index, range).start);
}

/** A flash of what is about to go is seen before the command, any other one after it. */
function isBefore({ name }: { readonly name: string }): boolean {
  return name.startsWith('pendingDelete');
}

/** After the command, "that" is worth showing only when nothing else tells what the command worked on. */
function withoutStaleMarks(before: CaseState, after: CaseState): CaseState {
  const isTold =
    after.text !== before.text ||
    JSON.stringify(after.selections) !== JSON.stringify(before.selections);
  return { ...after, sourceMark: [], thatMark: isTold ? [] : after.thatMark };
}

async function highlightState(
  { text }: CaseState,
  language: string,
  highlight: BlockContext['highlight'],
) {
  return highlight(text.replace(/\r\n|\r/g, '\n'), language);
}

interface Side {
  readonly name: 'before' | 'after';
  readonly label: string;
}

function renderSide({ name, label }: Side, content: readonly ElementContent[]): Element {
  return h('div', { className: ['example-side', `example-${name}`] }, [
    h('p', { className: ['example-label'] }, [label]),
    ...content,
  ]);
}

function renderClipboard(text: string | undefined, { translate }: Translator): ElementContent[] {
  if (text === undefined) return [];
  return [
    h('p', { className: ['example-remark'] }, [
      translate({ id: 'example.clipboardLabel', message: 'Clipboard' }),
      ' ',
      h('code', {}, [text]),
    ]),
  ];
}
