import { contains, isEmpty, isSameRange, type Range } from '#shared/text/range.ts';
import { fullLines } from '../text/document.ts';
import type { CommandTemplate } from './command-templates.ts';
import type { Goal } from './goal.ts';
import type { TargetPhrase } from './target-phrase.ts';

/**
 * Whether a target is near the change. A change next to identical characters could be at any of
 * them.
 */
export function isNear({ ranges }: TargetPhrase, goal: Goal): boolean {
  const { start, end } = goal.words;
  const slack = goal.added.length + (goal.kind === 'removal' ? end - start : 0) + 2;
  const place = { start: start - slack, end: end + slack };
  return ranges.every((range) => contains(place, range));
}

/** Actions on whole lines, for which the target may be anywhere on the line. */
const onLines =
  /^(?:insertEmptyLine|editNewLine|indentLine|outdentLine|toggleLineComment|insertCopy|pasteFromClipboard|insertSnippet)/;

/**
 * Whether a command can take this target. For a selection, the target must be exactly what is
 * wanted; for a change, it must be close.
 */
export function fits(target: TargetPhrase, { command }: CommandTemplate, goal: Goal): boolean {
  if (goal.kind === 'selection') return isSelected(target, command.action, goal);
  if (isSource(command.action)) return true;
  // With only one target, "swap" takes the selection as the other.
  if (command.action === 'swapTargets') return isNear(target, goal);
  if (!onLines.test(command.action)) return isNear(target, goal) && covers(target, goal);
  const { start, end } = goal.hull;
  const lines = fullLines(goal.document, { start: Math.max(start - 1, 0), end: end + 1 });
  return target.ranges.every((range) => contains(lines, range));
}

/** Whether a target that is replaced as a whole includes the entire change. */
export function covers({ ranges: [range, ...more] }: TargetPhrase, goal: Goal): boolean {
  if (goal.kind !== 'replacement' || !range || more.length > 0) return true;
  return contains({ start: range.start - 1, end: range.end + 1 }, goal.hull);
}

/** Whether a command selects the wanted ranges: the targets, or their starts or ends. */
function isSelected({ ranges }: TargetPhrase, action: string, goal: Goal) {
  const side = { setSelectionBefore: 'start', setSelectionAfter: 'end' } as const;
  const edge = side[action as keyof typeof side];
  if (edge && !goal.ranges.every(isEmpty)) return false;
  const isWanted = (range: Range) =>
    goal.ranges.some((wanted) =>
      edge ? wanted.start === range[edge] : isSameRange(wanted, range),
    );
  return ranges.length === goal.ranges.length && ranges.every(isWanted);
}

/** Whether an action takes its text from a target. */
export function isSource(action: string): boolean {
  return ['replaceWithTarget', 'moveToTarget', 'callAsFunction'].includes(action);
}
