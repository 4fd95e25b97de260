import type { Element, ElementContent } from 'hast';
import { describeError, describeExample, describeReturned } from './describe-example.ts';
import { diffText, type TextDiff } from '#engine/examples/diff-text.ts';
import { buildSide, type SideInput } from '#engine/examples/example-side.ts';
import { numberLines } from './line-numbers.ts';
import type { PhraseCheck } from './check-phrase.ts';
import type { CaseState, RecordedCase } from '#engine/examples/recorded-case.ts';
import { looksSame } from '#shared/text/position.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SpokenContext } from '#node/compile/html/block.ts';
import { spokenChip } from '#node/compile/html/spoken-chip.ts';
import { h } from 'hastscript';
import { renderCode } from './render-lines.ts';

/** An example, its checked phrase, and the language and services for rendering it. */
export interface RenderExampleOptions
  extends
    Omit<PhraseCheck, 'faults'>,
    Pick<SpokenContext, 'language' | 'highlight' | 'translator'> {
  readonly example: RecordedCase;
  /** Button that follows the "Before" label. */
  readonly button?: Element;
  /** Whether the example is rendered large, with a field for the command. */
  readonly isFirst?: boolean;
}

/**
 * Maximum code width, in columns, for showing the two sides next to each other, even if more would
 * fit.
 */
const maxColumnsSideBySide = 32;

/**
 * Renders an example: the state before, the spoken command and the state after. Each state has a
 * description for screen readers.
 */
export async function renderExample(options: RenderExampleOptions): Promise<Element> {
  const { example, saidMarks, language, button, translator, isFirst = false } = options;
  const { before, after, note, spokenForm } = example;
  const { translate } = translator;
  const changes = after
    ? diffText(before.text, after.text, findAdditions(example))
    : { removed: [], added: [] };
  const index = findLines(before.text);
  const marked = saidMarks.map(({ range }) => toRange(index, range));
  const descriptions = describeExample(example, saidMarks, translator);
  const longest = Math.max(
    ...[before.text, after?.text ?? ''].flatMap((text) =>
      text.split(/\r\n|\r|\n/).map((line) => line.length),
    ),
  );
  const className = [
    'example',
    ...(isFirst ? ['first-example'] : []),
    ...(isFirst || longest > maxColumnsSideBySide ? ['example-wide'] : []),
  ];
  return h('figure', { className }, [
    h('div.example-frame', [
      h('div.example-side.example-before', [
        h('p.example-label', translate('example.beforeLabel', 'Before')),
        button ?? [],
        await renderState({ state: before, changes: changes.removed, marked }, options),
        drawClipboard(before.clipboard, translator),
        drawDescription(descriptions.before),
      ]),
      h('p.example-spoken', [spokenChip(spokenForm, language)]),
      isFirst ? [renderCommandField(spokenForm, translator)] : [],
      h('div.example-side.example-after', [
        h('p.example-label', translate('example.afterLabel', 'After')),
        await renderResult(options, changes.added),
        drawDescription(descriptions.after),
      ]),
    ]),
    note === undefined ? [] : [h('figcaption.example-note', [note])],
  ]);
}

/**
 * Renders the command field, which an editor replaces on first focus
 * (`src/client/try/example/example-editors.tsx`). It is not in a form, because Enter would submit
 * the form and leave the page before scripts run.
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

async function renderResult(
  options: RenderExampleOptions,
  changes: TextDiff['added'],
): Promise<ElementContent[]> {
  const { before, after, error, returned } = options.example;
  const { translator } = options;
  const remark =
    returned === undefined ? [] : [h('p.example-remark', [describeReturned(returned, translator)])];
  if (!after) return [h('p.example-error', [describeError(error, translator)]), ...remark];
  return [
    await renderState({ state: withoutStaleMarks(before, after), changes }, options),
    ...(after.clipboard === before.clipboard ? [] : drawClipboard(after.clipboard, translator)),
    ...remark,
  ];
}

/**
 * Renders a state with the ranges that the command changes and, before the command, the tokens that
 * it names.
 */
async function renderState(
  { state, changes, marked }: Pick<SideInput, 'state' | 'changes'> & Partial<SideInput>,
  { example, counting, highlight }: RenderExampleOptions,
): Promise<Element> {
  const { languageId, decorations } = example;
  const isResult = marked === undefined;
  const lines = buildSide({
    state,
    changes,
    changeRole: isResult ? 'added' : 'removed',
    marked: marked ?? [],
    decorations: decorations.filter((decoration) => isBefore(decoration) !== isResult),
    tokens: await highlight(state.text.replace(/\r\n|\r/g, '\n'), languageId),
  });
  return renderCode(lines, {
    language: isResult ? undefined : languageId,
    numbers: counting && numberLines(state, lines.length, counting),
  });
}

/** Renders a description for screen readers only. */
function drawDescription(sentences: string): ElementContent[] {
  return sentences === '' ? [] : [h('p.example-description.visually-hidden', sentences)];
}

/** Returns the offsets at which the recording says that text was added. */
function findAdditions({ after, decorations }: RecordedCase): number[] {
  const index = findLines(after?.text ?? '');
  return decorations
    .filter(({ name }) => name === 'justAddedBackground')
    .map(({ range }) => toRange(index, range).start);
}

/**
 * Whether a flash is shown before the command, as for text about to be removed. All other flashes
 * are shown after it.
 */
function isBefore({ name }: { readonly name: string }): boolean {
  return name.startsWith('pendingDelete');
}

/**
 * Removes the "source" mark from the state after the command. Removes the "that" mark too, unless
 * the command changed nothing else that readers can see.
 */
function withoutStaleMarks(before: CaseState, after: CaseState): CaseState {
  return { ...after, sourceMark: [], thatMark: looksSame(before, after) ? after.thatMark : [] };
}

function drawClipboard(text: string | undefined, { translate }: Translator): ElementContent[] {
  if (text === undefined) return [];
  return [
    h('p.example-remark', [translate('example.clipboardLabel', 'Clipboard'), ' ', h('code', text)]),
  ];
}
