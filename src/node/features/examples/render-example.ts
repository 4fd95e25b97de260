import type { Element, ElementContent } from 'hast';
import { describeError, describeExample, describeReturned } from './describe-example.ts';
import { diffText, type TextDiff } from '#engine/examples/diff-text.ts';
import { buildSide } from '#engine/examples/example-side.ts';
import { type LineCounting, numberLines } from './line-numbers.ts';
import type { CaseMark, CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import { looksSame } from '#shared/text/position.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Highlight } from '#node/compile/html/block.ts';
import { h } from 'hastscript';
import { renderCode } from './render-lines.ts';

/** An example and the rendered parts that it contains. */
export interface RenderExampleOptions {
  readonly example: RecordedCase;
  /** The marks that the command names; their tokens are highlighted. */
  readonly saidMarks: readonly CaseMark[];
  /** How the command counts lines, if it does; lines are then numbered. */
  readonly counting?: LineCounting;
  readonly chip: Element;
  /** The example's controls, next to the heading of its first side. */
  readonly button?: Element;
  /** Whether it is rendered large, with a field for the command. */
  readonly isFirst?: boolean;
  readonly highlight: Highlight;
  readonly translator: Translator;
}

/** Number of columns beyond which examples are stacked even if two columns would fit. */
const maxColumnsSideBySide = 32;

/**
 * Renders an example: the state before, the spoken command, the state after, and a description in
 * sentences.
 */
export async function renderExample(options: RenderExampleOptions): Promise<Element> {
  const { example, saidMarks, chip, translator } = options;
  const { before, after } = example;
  const changes = after
    ? diffText(before.text, after.text, findAdditions(example))
    : { removed: [], added: [] };
  const descriptions = describeExample({ example, marks: saidMarks }, translator);
  const longest = Math.max(
    ...[before.text, after?.text ?? ''].flatMap((text) =>
      text.split(/\r\n|\r|\n/).map((line) => line.length),
    ),
  );
  const { isFirst = false } = options;
  const className = [
    'example',
    ...(isFirst ? ['first-example'] : []),
    ...(isFirst || longest > maxColumnsSideBySide ? ['example-wide'] : []),
  ];
  return h('figure', { className }, [
    h('div.example-frame', [
      addDescription(await renderBefore(options, changes.removed), descriptions.before),
      h('p.example-spoken', [chip]),
      isFirst ? [renderCommandField(example.spokenForm, translator)] : [],
      addDescription(await renderAfter(options, changes.added), descriptions.after),
    ]),
    example.note === undefined ? [] : [h('figcaption.example-note', [example.note])],
  ]);
}

/**
 * Renders the field, which an editor replaces on first focus
 * (`src/client/try/example/example-editors.tsx`). It is not in a form, because Enter must not leave
 * the page before scripts run.
 */
function renderCommandField(phrase: string, { translate }: Translator): Element {
  const id = 'first-command';
  return h('p.first-field', [
    h('label', { for: id }, translate('try.command', 'Command')),
    h('input', {
      id,
      className: ['command-field'],
      value: phrase,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    }),
    h(
      'button',
      { type: 'button', className: ['button', 'main-button'] },
      translate('try.apply', 'Apply'),
    ),
  ]);
}

async function renderBefore(
  { example, saidMarks, counting, button, highlight, translator }: RenderExampleOptions,
  removed: TextDiff['removed'],
): Promise<Element> {
  const { before, languageId, decorations } = example;
  const index = findLines(before.text);
  const lines = buildSide({
    state: before,
    changes: removed,
    changeRole: 'removed',
    marked: saidMarks.map(({ range }) => toRange(index, range)),
    decorations: decorations.filter(isBefore),
    tokens: await highlightState(before, languageId, highlight),
  });
  const label = translator.translate('example.beforeLabel', 'Before');
  return renderSide({ name: 'before', label }, [
    ...(button ? [button] : []),
    renderCode(lines, {
      language: languageId,
      numbers: counting && numberLines(before, lines.length, counting),
    }),
    ...renderClipboard(before.clipboard, translator),
  ]);
}

async function renderAfter(
  options: RenderExampleOptions,
  added: TextDiff['added'],
): Promise<Element> {
  const { before, after, error, returned } = options.example;
  const { translator } = options;
  const label = translator.translate('example.afterLabel', 'After');
  return renderSide({ name: 'after', label }, [
    after
      ? await renderResult(options, after, added)
      : h('p.example-error', [describeError(error, translator)]),
    ...(after?.clipboard === before.clipboard ? [] : renderClipboard(after?.clipboard, translator)),
    ...(returned === undefined
      ? []
      : [h('p.example-remark', [describeReturned(returned, translator)])]),
  ]);
}

async function renderResult(
  { example, counting, highlight }: RenderExampleOptions,
  after: CaseState,
  added: TextDiff['added'],
): Promise<Element> {
  const lines = buildSide({
    state: withoutStaleMarks(example.before, after),
    changes: added,
    changeRole: 'added',
    marked: [],
    decorations: example.decorations.filter((decoration) => !isBefore(decoration)),
    tokens: await highlightState(after, example.languageId, highlight),
  });
  return renderCode(lines, { numbers: counting && numberLines(after, lines.length, counting) });
}

/** Adds the sentences for screen readers to a side. */
function addDescription(side: Element, sentences: string): Element {
  const description = h('p.example-description.visually-hidden', sentences);
  return { ...side, children: [...side.children, ...(sentences === '' ? [] : [description])] };
}

/** Returns the offsets at which new text starts, according to the recording. */
function findAdditions({ after, decorations }: RecordedCase): number[] {
  const index = findLines(after?.text ?? '');
  return decorations
    .filter(({ name }) => name === 'justAddedBackground')
    .map(({ range }) => toRange(index, range).start);
}

/**
 * Whether a flash comes before the command, as for text that is about to be removed; all others
 * come after it.
 */
function isBefore({ name }: { readonly name: string }): boolean {
  return name.startsWith('pendingDelete');
}

/** Hides "that" after the command, unless nothing else shows what the command worked on. */
function withoutStaleMarks(before: CaseState, after: CaseState): CaseState {
  return { ...after, sourceMark: [], thatMark: looksSame(before, after) ? after.thatMark : [] };
}

async function highlightState({ text }: CaseState, language: string, highlight: Highlight) {
  return highlight(text.replace(/\r\n|\r/g, '\n'), language);
}

interface Side {
  readonly name: 'before' | 'after';
  readonly label: string;
}

function renderSide({ name, label }: Side, content: ElementContent[]): Element {
  return h(`div.example-side.example-${name}`, [h('p.example-label', label), content]);
}

function renderClipboard(text: string | undefined, { translate }: Translator): ElementContent[] {
  if (text === undefined) return [];
  return [
    h('p.example-remark', [translate('example.clipboardLabel', 'Clipboard'), ' ', h('code', text)]),
  ];
}
