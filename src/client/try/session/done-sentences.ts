import type { TraceStage } from '#engine/trace/trace.ts';
import type { Target } from '#engine/model/target.ts';
import { quoteText } from '#engine/examples/quote-text.ts';
import { maxQuoted, quotePart, quoteParts } from './quote-parts.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** The stage of a trace at which an action ran. */
type ActionStage = Extract<TraceStage, { kind: 'action' }>;

/**
 * Sentences for what actions did to their targets, keyed by the extension's action id; `uncomment`
 * is ours. All other actions are described by their changes.
 */
const sentences: Readonly<Record<string, string>> = {
  applyFormatter: translate('done.applyFormatter', 'Rewrote {texts} as {written}.'),
  callAsFunction: translate('done.callAsFunction', 'Wrote {written} around {others}.'),
  clearAndSetSelection: translate(
    'done.clearAndSetSelection',
    'Removed {texts} and put the cursor there.',
  ),
  cutToClipboard: translate('done.cutToClipboard', 'Cut {texts}.'),
  editNewLineAfter: translate('done.editNewLineAfter', 'Made room after {texts}.'),
  editNewLineBefore: translate('done.editNewLineBefore', 'Made room before {texts}.'),
  indentLine: translate('done.indentLine', 'Increased the indentation of {texts}.'),
  insertCopyAfter: translate('done.insertCopy', 'Made a copy of {texts}.'),
  insertCopyBefore: translate('done.insertCopy', 'Made a copy of {texts}.'),
  insertEmptyLineAfter: translate(
    'done.insertEmptyLineAfter',
    'Inserted an empty line below {texts}.',
  ),
  insertEmptyLineBefore: translate(
    'done.insertEmptyLineBefore',
    'Inserted an empty line above {texts}.',
  ),
  insertSnippet: translate('done.insertSnippet', 'Inserted {written}.'),
  insertEmptyLinesAround: translate(
    'done.insertEmptyLinesAround',
    'Inserted empty lines around {texts}.',
  ),
  moveToTarget: translate('done.moveToTarget', 'Moved {texts} {place}.'),
  pasteFromClipboard: translate('done.pasteFromClipboard', 'Pasted {written} {where}.'),
  randomizeTargets: translate('done.randomizeTargets', 'Shuffled {texts}.'),
  outdentLine: translate('done.outdentLine', 'Decreased the indentation of {texts}.'),
  remove: translate('done.remove', 'Deleted {texts}.'),
  replaceWithTarget: translate('done.replaceWithTarget', 'Copied {texts} {place}.'),
  reverseTargets: translate('done.reverseTargets', 'Reversed the order of {texts}.'),
  rewrapWithPairedDelimiter: translate('done.rewrap', 'Changed the delimiters of {texts}.'),
  setSelectionAfter: translate('done.setSelectionAfter', 'Put the cursor after {texts}.'),
  setSelectionBefore: translate('done.setSelectionBefore', 'Put the cursor before {texts}.'),
  sortTargets: translate('done.sortTargets', 'Sorted {texts}.'),
  swapTargets: translate('done.swapTargets', 'Swapped {texts} and {others}.'),
  toggleLineComment: translate('done.comment', 'Commented out {texts}.'),
  uncomment: translate('done.uncomment', 'Uncommented {texts}.'),
  wrapWithSnippet: translate('done.wrap', 'Wrapped {texts}.'),
  wrapWithPairedDelimiter: translate('done.wrap', 'Wrapped {texts}.'),
};

/**
 * Describes what an action did to its targets. Returns undefined if there is no sentence for the
 * action, or if it had no targets.
 */
export function describeAction(stage: ActionStage): string | undefined {
  const written = stage.steps.flat().flatMap(({ text }) => (text.trim() === '' ? [] : [text]));
  const isUncomment = stage.action === 'toggleLineComment' && written.length === 0;
  const sentence = sentences[isUncomment ? 'uncomment' : stage.action];
  const [targets = [], others = []] = stage.targets;
  if (!sentence || targets.length === 0) return undefined;
  const { text } = stage.state;
  const list = (some: readonly Target[]) =>
    quoteParts(
      text,
      some.map(rangeOf),
      translate('done.count', '{count} targets', { count: some.length }),
    );
  const placesOf = (some: readonly Target[]) =>
    translator.list(some.map((target) => placeOf(target, text)));
  return interpolate(sentence, {
    texts: list(targets),
    others: list(others),
    place: placesOf(others),
    where: placesOf(targets),
    written: translator.list(
      [...new Set(written)].slice(0, maxQuoted).map((one) => quoteText(one, translator)),
    ),
  });
}

/** Returns a target's range or, for a position, the range of the target that it is relative to. */
function rangeOf(target: Target) {
  return (target.kind === 'position' && target.of ? target.of : target).content;
}

const places = {
  before: translate('done.before', 'to before {text}'),
  after: translate('done.after', 'to after {text}'),
  start: translate('done.start', 'to the start of {text}'),
  end: translate('done.end', 'to the end of {text}'),
  over: translate('done.over', 'over {text}'),
  cursor: translate('done.cursor', 'to the cursor'),
};

function placeOf(target: Target, text: string) {
  const { position, content } = target;
  const place =
    position && target.of ? position : content.start === content.end ? 'cursor' : 'over';
  return interpolate(places[place], { text: quotePart(text, rangeOf(target)) });
}
