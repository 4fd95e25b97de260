import { contains, isSameRange, type Range, isEmpty } from '#shared/text/range.ts';
import type { Command } from '../model/command.ts';
import { joinColumns, joinRanges } from './combine-targets.ts';
import { fillTemplate, type CommandTemplate } from './command-templates.ts';
import { findTargets, type TargetSearch } from './find-targets.ts';
import type { Goal } from './goal.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';
import { inherit, isOne, type PrimitivePhrase, type TargetPhrase } from './target-phrase.ts';
import { fullLines } from '../text/document.ts';

/** Maximum number of sources, and of destinations, to combine. */
const maxPairs = 40;

/** Maximum distance, in characters, between the change and the start or end of a target. */
const slack = 3;

/** Maximum number of targets to try for each element of a list. */
const maxParts = 4;

/** A command that may reach the goal, and its phrase. */
export interface Trial {
  readonly words: string;
  readonly command: Command;
}

/** Combines templates and targets into commands that may reach the goal. */
export function trialsFor(
  goal: Goal,
  templates: readonly CommandTemplate[],
  targets: readonly PrimitivePhrase[],
  search: TargetSearch,
): readonly Trial[] {
  const { forms } = search;
  const sources = sourcesFor(goal, targets, search);
  const joined = joinRanges(targets, goal, forms);
  const columns = goal.kind === 'selection' ? [] : joinColumns(targets, goal, forms);
  const all = [...targets, ...joined, ...columns, ...lists(goal, targets, forms)];
  return templates.flatMap((template) => {
    if (template.count === 0) return [toTrial(template, [])];
    if (template.count === 2) return pairsFor(template, goal, targets, sources);
    // "bring air" alone has a source but no destination.
    return (isSource(template.command.action) ? sources : all)
      .filter((target) => fits(target, template, goal))
      .map((target) => toTrial(template, [target]));
  });
}

/** Fills a template with pairs of a source and a destination. */
function pairsFor(
  template: CommandTemplate,
  goal: Goal,
  targets: readonly TargetPhrase[],
  sources: readonly TargetPhrase[],
): readonly Trial[] {
  return sidesFor(template.command.action, goal, targets.filter(isOne), sources).flatMap(
    ([froms, tos]) =>
      froms.slice(0, maxPairs).flatMap((from) =>
        tos
          .filter((to) => to !== from)
          .slice(0, maxPairs)
          .flatMap((to) => [to, inherit(from, to) ?? []].flat())
          .map((to) => toTrial(template, [from, to])),
      ),
  );
}

/**
 * Returns groups of sources and destinations with which an action could produce the change. Every
 * source in a group is combined with every destination in it.
 */
function sidesFor(
  action: string,
  goal: Goal,
  targets: readonly TargetPhrase[],
  sources: readonly TargetPhrase[],
): readonly (readonly [from: readonly TargetPhrase[], to: readonly TargetPhrase[]])[] {
  if (action === 'replaceWithTarget') return [[sources, destinationsOf(goal, targets)]];
  const { start, end } = goal.hull;
  const changed = { start: start - slack, end: end + slack };
  const inside = targets.filter(({ ranges: [range] }) => range && contains(changed, range));
  const begins = inside.filter((target) => touches(target, start, ['start']));
  const ends = inside.filter((target) => touches(target, end, ['end']));
  if (action !== 'moveToTarget') return [[begins, ends]];
  return [
    [begins, inside.filter((target) => touches(target, end))],
    [ends, inside.filter((target) => touches(target, start))],
  ];
}

/**
 * Returns the targets close enough to the change to be its destination. An insertion next to
 * identical text could be at any of several places.
 */
function destinationsOf(goal: Goal, targets: readonly TargetPhrase[]) {
  return targets.filter(
    (target) =>
      isNear(target, goal) &&
      covers(target, goal) &&
      (goal.kind !== 'insertion' || touches(target, goal.hull.start)),
  );
}

/** Whether a target's start or end (or only the given edge) is within `slack` of an offset. */
function touches(
  { ranges: [range] }: TargetPhrase,
  offset: number,
  edges: readonly (keyof Range)[] = ['start', 'end'],
) {
  return edges.some((edge) => range && Math.abs(range[edge] - offset) <= slack);
}

function toTrial(template: CommandTemplate, targets: readonly TargetPhrase[]): Trial {
  let index = 0;
  return {
    words: template.words
      .replaceAll('…', () => targets[index++]?.words || '')
      .replace(/ +/g, ' ')
      .trim(),
    command: fillTemplate(
      template,
      targets.map(({ description }) => description),
    ),
  };
}

/** Joins the easiest targets for the wanted selections into lists: "air and bat". */
function lists(
  { kind, ranges }: Goal,
  targets: readonly PrimitivePhrase[],
  forms: SpokenForms,
): readonly TargetPhrase[] {
  const and = forms.word('list_connective', 'listConnective');
  if (kind !== 'selection' || ranges.length < 2 || !and) return [];
  const single = targets.filter(isOne);
  const [firsts = [], ...others] = ranges.map((wanted) =>
    single.filter(({ ranges: [range] }) => range && isSameRange(range, wanted)).slice(0, maxParts),
  );
  return firsts.flatMap((first) => {
    const rest = others.flatMap(
      (part) => forms.easiestFirst(part.flatMap((one) => after(first, one)))[0] ?? [],
    );
    if (rest.length < others.length) return [];
    const elements = [first, ...rest];
    return {
      words: elements.map(({ words }) => words).join(` ${and} `),
      description: { kind: 'list', elements: elements.map(({ description }) => description) },
      ranges,
    };
  });
}

/**
 * Returns the ways to say a later target of a list; none if it would inherit unwanted modifiers
 * from the first.
 */
function after(first: PrimitivePhrase, next: PrimitivePhrase) {
  const short = inherit(first, next);
  if (short) return [short];
  return next.description.modifiers || !first.description.modifiers ? [next] : [];
}

/** Finds targets whose text may be the source of the added text. */
function sourcesFor(
  { kind, added, wanted }: Goal,
  targets: readonly PrimitivePhrase[],
  search: TargetSearch,
): readonly TargetPhrase[] {
  if (kind === 'selection' || added.trim() === '') return [];
  const { text } = search.state;
  const core = added.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || added.trim();
  const at = text.indexOf(core);
  const [others = []] = at < 0 ? [] : findTargets(search, [{ start: at, end: at + core.length }]);
  const hasText = ({ ranges: [range] }: TargetPhrase) => {
    const said = range ? text.slice(range.start, range.end).trim() : '';
    return (
      said !== '' && wanted.text.includes(said) && (core.includes(said) || said.includes(core))
    );
  };
  return search.forms.easiestFirst(
    [...new Set([...targets, ...others])].filter(isOne).filter(hasText),
  );
}

/**
 * Whether a target is near the change. A change next to identical characters could be at any of
 * them.
 */
function isNear({ ranges }: TargetPhrase, goal: Goal) {
  const { start, end } = goal.words;
  const slack = goal.added.length + (goal.kind === 'removal' ? end - start : 0) + 2;
  const place = { start: start - slack, end: end + slack };
  return ranges.every((range) => contains(place, range));
}

/** Actions on whole lines, for which the target may be anywhere on the line. */
const onLines =
  /^(?:insertEmptyLine|editNewLine|indentLine|outdentLine|toggleLineComment|insertCopy|pasteFromClipboard|insertSnippet)/;

/**
 * Whether a command is worth trying with this target. For a selection, the target (or its start or
 * end) must be exactly what is wanted; for a change, it must be close, unless the action takes its
 * text from the target.
 */
function fits(target: TargetPhrase, { command }: CommandTemplate, goal: Goal) {
  if (goal.kind === 'selection') return isSelected(target, command.action, goal);
  if (isSource(command.action)) return true;
  // With only one target, "swap" takes the selection as the other.
  if (command.action === 'swapTargets') return isNear(target, goal);
  if (!onLines.test(command.action)) return isNear(target, goal) && covers(target, goal);
  const { start, end } = goal.hull;
  const lines = fullLines(goal.document, { start: Math.max(start - 1, 0), end: end + 1 });
  return target.ranges.every((range) => contains(lines, range));
}

/**
 * Whether a target includes all of the replaced text, give or take a character. Always true for
 * other goals and for targets with several ranges.
 */
function covers({ ranges: [range, ...more] }: TargetPhrase, goal: Goal) {
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
function isSource(action: string) {
  return ['replaceWithTarget', 'moveToTarget', 'callAsFunction'].includes(action);
}
