import type { TraceStage } from '#engine/trace/trace.ts';
import type { Target } from '#engine/model/target.ts';
import { quoteText } from '#shared/examples/quote-text.ts';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import type { Translator } from '#shared/i18n/translator.ts';

/** The stage of a trace at which an action changed the text or the selection. */
export type ActionStage = Extract<TraceStage, { kind: 'action' }>;

/**
 * Sentences for actions on their targets, by the extension's names; all other actions are described
 * by their changes.
 */
const sentences: Readonly<Record<string, MessageDescriptor>> = {
  applyFormatter: { id: 'done.applyFormatter', message: 'Rewrote {texts} as {written}.' },
  callAsFunction: { id: 'done.callAsFunction', message: 'Wrote {written} around {others}.' },
  clearAndSetSelection: {
    id: 'done.clearAndSetSelection',
    message: 'Removed {texts} and put the cursor there.',
  },
  cutToClipboard: { id: 'done.cutToClipboard', message: 'Cut {texts}.' },
  editNewLineAfter: { id: 'done.editNewLineAfter', message: 'Made room after {texts}.' },
  editNewLineBefore: { id: 'done.editNewLineBefore', message: 'Made room before {texts}.' },
  indentLine: { id: 'done.indentLine', message: 'Increased the indentation of {texts}.' },
  insertCopyAfter: { id: 'done.insertCopy', message: 'Made a copy of {texts}.' },
  insertCopyBefore: { id: 'done.insertCopy', message: 'Made a copy of {texts}.' },
  insertEmptyLineAfter: {
    id: 'done.insertEmptyLineAfter',
    message: 'Inserted an empty line below {texts}.',
  },
  insertEmptyLineBefore: {
    id: 'done.insertEmptyLineBefore',
    message: 'Inserted an empty line above {texts}.',
  },
  insertSnippet: { id: 'done.insertSnippet', message: 'Inserted {written}.' },
  insertEmptyLinesAround: {
    id: 'done.insertEmptyLinesAround',
    message: 'Inserted empty lines around {texts}.',
  },
  moveToTarget: { id: 'done.moveToTarget', message: 'Moved {texts} {place}.' },
  pasteFromClipboard: { id: 'done.pasteFromClipboard', message: 'Pasted {written} {where}.' },
  randomizeTargets: { id: 'done.randomizeTargets', message: 'Shuffled {texts}.' },
  outdentLine: { id: 'done.outdentLine', message: 'Decreased the indentation of {texts}.' },
  remove: { id: 'done.remove', message: 'Deleted {texts}.' },
  replaceWithTarget: { id: 'done.replaceWithTarget', message: 'Copied {texts} {place}.' },
  reverseTargets: { id: 'done.reverseTargets', message: 'Reversed the order of {texts}.' },
  rewrapWithPairedDelimiter: {
    id: 'done.rewrap',
    message: 'Changed the delimiters of {texts}.',
  },
  setSelectionAfter: { id: 'done.setSelectionAfter', message: 'Put the cursor after {texts}.' },
  setSelectionBefore: { id: 'done.setSelectionBefore', message: 'Put the cursor before {texts}.' },
  sortTargets: { id: 'done.sortTargets', message: 'Sorted {texts}.' },
  swapTargets: { id: 'done.swapTargets', message: 'Swapped {texts} and {others}.' },
  toggleLineComment: { id: 'done.comment', message: 'Commented out {texts}.' },
  uncomment: { id: 'done.uncomment', message: 'Uncommented {texts}.' },
  wrapWithSnippet: { id: 'done.wrap', message: 'Wrapped {texts}.' },
  wrapWithPairedDelimiter: { id: 'done.wrap', message: 'Wrapped {texts}.' },
};

/** Describes what an action did by its targets; undefined if the change itself says more. */
export function describeAction(stage: ActionStage, translator: Translator): string | undefined {
  const written = stage.steps.flat().flatMap(({ text }) => (text.trim() === '' ? [] : [text]));
  const isUncomment = stage.action === 'toggleLineComment' && written.length === 0;
  const sentence = sentences[isUncomment ? 'uncomment' : stage.action];
  const [targets = [], others = []] = stage.targets;
  if (!sentence || targets.length === 0) return undefined;
  const list = (some: readonly Target[]): string => listTexts(some, stage, translator);
  const placesOf = (some: readonly Target[]): string =>
    translator.list(some.map((target) => placeOf(target, stage, translator)));
  return translator.translate(sentence, {
    texts: list(targets),
    others: list(others),
    place: placesOf(others),
    where: placesOf(targets),
    written: translator.list(
      [...new Set(written)].slice(0, maxNamed).map((text) => quoteText(text, translator)),
    ),
  });
}

/** Maximum number of texts to quote; more are counted. */
const maxNamed = 4;

function listTexts(
  targets: readonly Target[],
  { state }: ActionStage,
  translator: Translator,
): string {
  if (targets.length > maxNamed)
    return translator.translate(
      { id: 'done.count', message: '{count} targets' },
      { count: targets.length },
    );
  return translator.list(targets.map((target) => textOfTarget(target, state.text, translator)));
}

function textOfTarget(target: Target, text: string, translator: Translator): string {
  const { start, end } = (target.kind === 'position' && target.of ? target.of : target).content;
  return start === end
    ? translator.translate({ id: 'done.empty', message: 'an empty position' })
    : quoteText(text.slice(start, end), translator);
}

const places = {
  before: { id: 'done.before', message: 'to before {text}' },
  after: { id: 'done.after', message: 'to after {text}' },
  start: { id: 'done.start', message: 'to the start of {text}' },
  end: { id: 'done.end', message: 'to the end of {text}' },
  over: { id: 'done.over', message: 'over {text}' },
  cursor: { id: 'done.cursor', message: 'to the cursor' },
} as const;

function placeOf(target: Target, { state }: ActionStage, translator: Translator): string {
  const { position, content } = target;
  const place =
    position && target.of ? position : content.start === content.end ? 'cursor' : 'over';
  return translator.translate(places[place], {
    text: textOfTarget(target, state.text, translator),
  });
}
