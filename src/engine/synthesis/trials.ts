import { contains, isSameRange, type Range } from '#shared/text/range.ts';
import type { Command } from '../model/command.ts';
import { joinColumns, joinRanges } from './combine-targets.ts';
import { fillTemplate, type CommandTemplate } from './command-templates.ts';
import { findTargets, type TargetSearch } from './find-targets.ts';
import { covers, fits, isNear, isSource } from './fits.ts';
import type { Goal } from './goal.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';
import {
  sortByEffort,
  inherit,
  targetPhrase,
  type PrimitivePhrase,
  type TargetPhrase,
} from './target-phrase.ts';

/** Maximum number of sources, and of destinations, to combine. */
const maxPairs = 40;

/** Maximum distance, in characters, from the change at which a target may begin or end. */
const slack = 3;

/** Maximum number of targets to try for each element of a list. */
const maxParts = 4;

/** A command that may reach the goal. */
export interface Trial {
  readonly phrase: string;
  readonly command: Command;
  readonly effort: number;
}

interface Material {
  readonly templates: readonly CommandTemplate[];
  readonly targets: readonly PrimitivePhrase[];
  readonly search: TargetSearch;
}

/** Combines templates and targets into commands that may reach the goal. */
export function trialsFor(goal: Goal, { templates, targets, search }: Material): readonly Trial[] {
  const { hull } = goal;
  const sources = sourcesFor(goal, targets, search);
  const isSelection = goal.kind === 'selection';
  const { forms } = search;
  const ends = {
    forms,
    slack: isSelection ? 0 : 2,
    ranges: isSelection ? goal.ranges : [hull],
    document: goal.document,
  };
  const joined = joinRanges(targets, hull, ends);
  const columns = isSelection ? [] : joinColumns(targets, hull, ends);
  const all = [...targets, ...joined, ...columns, ...lists(goal, targets, search)];
  return templates.flatMap((template) => {
    if (template.count === 0) return [toTrial(template, [], forms)];
    if (template.count === 2) return pairsFor(template, goal, { targets, sources, forms });
    // "bring air" alone has a source but no destination.
    return (isSource(template.command.action) ? sources : all)
      .filter((target) => fits(target, template, goal))
      .map((target) => toTrial(template, [target], forms));
  });
}

interface Candidates {
  readonly targets: readonly TargetPhrase[];
  readonly sources: readonly TargetPhrase[];
  readonly forms: SpokenForms;
}

/** Combines commands that have a source and a destination. */
function pairsFor(
  template: CommandTemplate,
  goal: Goal,
  { targets, sources, forms }: Candidates,
): readonly Trial[] {
  const sides = { targets: targets.filter(isOne), sources };
  const trialsWith = (from: TargetPhrase, to: TargetPhrase): readonly Trial[] =>
    [to, inherit(from, to, forms)].flatMap((said) =>
      said ? toTrial(template, [from, said], forms) : [],
    );
  return sidesFor(template.command.action, goal, sides).flatMap(([froms, tos]) =>
    froms.slice(0, maxPairs).flatMap((from) => {
      const others = tos.filter((to) => to !== from).slice(0, maxPairs);
      return others.flatMap((to) => trialsWith(from, to));
    }),
  );
}

/** Sources, and the destinations to combine with each of them. */
type Sides = readonly [from: readonly TargetPhrase[], to: readonly TargetPhrase[]];

/** Returns the sources and destinations with which an action may have made the change. */
function sidesFor(
  action: string,
  goal: Goal,
  { targets, sources }: Pick<Candidates, 'sources' | 'targets'>,
): readonly Sides[] {
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
 * Returns the targets at the change; an insertion next to identical text could be at any of several
 * places.
 */
function destinationsOf(goal: Goal, targets: readonly TargetPhrase[]) {
  return targets.filter(
    (target) =>
      isNear(target, goal) &&
      covers(target, goal) &&
      (goal.kind !== 'insertion' || touches(target, goal.hull.start)),
  );
}

function isOne({ ranges }: TargetPhrase) {
  return ranges.length === 1;
}

/** Whether a target begins or ends close to an offset. */
function touches(
  { ranges: [range] }: TargetPhrase,
  offset: number,
  edges: readonly (keyof Range)[] = ['start', 'end'],
) {
  return edges.some((edge) => range && Math.abs(range[edge] - offset) <= slack);
}

function toTrial(
  template: CommandTemplate,
  targets: readonly TargetPhrase[],
  forms: SpokenForms,
): Trial {
  let index = 0;
  const phrase = template.words
    .replaceAll('…', () => targets[index++]?.words || '')
    .replace(/ +/g, ' ')
    .trim();
  return {
    phrase,
    command: fillTemplate(
      template,
      targets.map(({ description }) => description),
    ),
    effort: forms.effortOf(phrase),
  };
}

/** Joins the easiest targets for the wanted selections into lists: "air and bat". */
function lists(
  goal: Goal,
  targets: readonly PrimitivePhrase[],
  { forms }: TargetSearch,
): readonly TargetPhrase[] {
  const and = forms.word('list_connective', 'listConnective');
  if (goal.kind !== 'selection' || goal.ranges.length < 2 || !and) return [];
  const single = targets.filter(isOne);
  const parts = goal.ranges.map((wanted) =>
    single.filter(({ ranges: [range] }) => range && isSameRange(range, wanted)).slice(0, maxParts),
  );
  const [firsts = [], ...others] = parts;
  return firsts.flatMap((first) => {
    const rest = others.flatMap(
      (part) => sortByEffort(part.flatMap((one) => after(first, one, forms)))[0] ?? [],
    );
    if (rest.length < others.length) return [];
    const elements = [first, ...rest];
    return [
      targetPhrase(
        elements.map(({ words }) => words).join(` ${and} `),
        { kind: 'list', elements: elements.map(({ description }) => description) },
        { ranges: goal.ranges, forms },
      ),
    ];
  });
}

/**
 * Returns the ways to say a target after the first one of a list, whose modifiers it would inherit.
 */
function after(first: PrimitivePhrase, next: PrimitivePhrase, forms: SpokenForms) {
  const short = inherit(first, next, forms);
  if (short) return [short];
  return next.description.modifiers || !first.description.modifiers ? [next] : [];
}

/** Finds targets whose text may be the source of the added text. */
function sourcesFor(
  goal: Goal,
  targets: readonly PrimitivePhrase[],
  search: TargetSearch,
): readonly TargetPhrase[] {
  if (goal.kind === 'selection' || goal.added.trim() === '') return [];
  const { text } = search.state;
  const core = goal.added.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || goal.added.trim();
  const at = text.indexOf(core);
  const [others = []] = at < 0 ? [] : findTargets(search, [{ start: at, end: at + core.length }]);
  const hasText = ({ ranges: [range] }: TargetPhrase) => {
    const said = range ? text.slice(range.start, range.end).trim() : '';
    return (
      said !== '' && goal.wanted.text.includes(said) && (core.includes(said) || said.includes(core))
    );
  };
  return sortByEffort([...new Set([...targets, ...others])].filter(isOne).filter(hasText));
}
