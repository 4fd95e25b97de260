import { explain } from '../explain.ts';
import { run } from '../run.ts';
import { runCommand } from '../run-command.ts';
import { EngineError } from '../model/engine-error.ts';
import type { Command } from '../model/command.ts';
import type { EngineState } from '../model/engine-state.ts';
import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import { defaultLanguage, type Language } from '#shared/voice/language.ts';
import { contains, type Range } from '#shared/text/range.ts';
import { fullLines } from '../text/document.ts';
import { joinRanges } from './combine-targets.ts';
import { commandTemplates, fillTemplate, type CommandTemplate } from './command-templates.ts';
import { countSyllables, effortOf } from './effort.ts';
import { findTargets, type TargetSearch } from './find-targets.ts';
import { readGoal, type Goal, type WantedState } from './goal.ts';
import { createSpokenForms } from './spoken-forms.ts';
import {
  byEffort,
  targetPhrase,
  type PrimitivePhrase,
  type TargetPhrase,
} from './target-phrase.ts';

/** A phrase that does what was wanted. */
export interface FoundPhrase {
  readonly phrase: string;
  /** Its commands in plain words. */
  readonly explanation: readonly string[];
}

/** What a search for phrases may use. */
export interface FindPhrasesOptions {
  readonly language?: Language;
  readonly syntax?: SyntaxTrees;
  /** How many phrases to return. Default: 3. */
  readonly count?: number;
  /** Whether to stop with what has been found. Default: never. */
  readonly isLate?: () => boolean;
}

/** Most sources and destinations of a command with both. */
const mostPairs = 10;
/** Syllables of phrases that no further search would shorten by much. */
const shortest = 3;
/** Longer searches seldom find anything. */
const mostTrials = 500;

/**
 * Finds the easiest phrases that turn a state into a wanted one: into its text, or if the text stays, into its
 * selections. Every phrase has been run; none is returned that does something else.
 */
export function findPhrases(
  state: EngineState,
  wanted: WantedState,
  options: FindPhrasesOptions = {},
): readonly FoundPhrase[] {
  const { language = defaultLanguage, count = 3, isLate = () => false } = options;
  const goal = readGoal(state, wanted);
  if (goal.isReachedBy(state)) return [];
  const forms = createSpokenForms(language.sayable);
  const syntax = options.syntax && remember(options.syntax);
  const search = { state, document: goal.document, forms, isLate, ...(syntax && { syntax }) };
  const templates = commandTemplates(goal, forms, {
    lexicon: language.sayable,
    clipboard: state.clipboard,
  });
  const check = (phrase: string): boolean => {
    const result = run(state, phrase, { language, ...(syntax && { syntax }) });
    return result.ok && goal.isReachedBy(result.state);
  };
  const tried = new Set<string>();
  const found: FoundPhrase[] = [];
  let level = 0;
  for (const targets of findTargets(search, hullOf(goal))) {
    const trials = byEffort(trialsFor(goal, { templates, targets, search }))
      .filter(({ phrase }) => !tried.has(phrase))
      .slice(0, mostTrials);
    const more: FoundPhrase[] = [];
    for (const { phrase, command } of trials) {
      if (more.length >= count || isLate()) break;
      if (tried.has(phrase)) continue;
      tried.add(phrase);
      if (!reaches(goal, state, command, syntax) || !check(phrase)) continue;
      const explained = explain(phrase, { language });
      more.push({ phrase, explanation: explained.ok ? explained.commands : [] });
    }
    found.push(...more);
    // Another modifier is often easier to say than two targets.
    const isShort = found.some(({ phrase }) => countSyllables(phrase) <= shortest);
    if (isShort || (found.length > 0 && level > 0) || isLate()) break;
    level += 1;
  }
  return [...found]
    .sort((one, other) => effortOf(one.phrase) - effortOf(other.phrase))
    .slice(0, count);
}

function hullOf({ ranges }: Goal): Range {
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  };
}

interface Trial {
  readonly phrase: string;
  readonly command: Command;
  readonly effort: number;
}

interface Material {
  readonly templates: readonly CommandTemplate[];
  readonly targets: readonly PrimitivePhrase[];
  readonly search: TargetSearch;
}

function trialsFor(goal: Goal, { templates, targets, search }: Material): readonly Trial[] {
  const hull = hullOf(goal);
  const slack = goal.kind === 'selection' ? 0 : 2;
  const sources = sourcesFor(goal, targets, search);
  const joined = joinRanges(targets, hull, {
    forms: search.forms,
    slack,
    ranges: goal.kind === 'selection' ? goal.ranges : [hull],
    document: goal.document,
  });
  const all = [...targets, ...joined, ...lists(goal, targets, search)];
  return templates.flatMap((template) => {
    if (template.count === 2) return pairsFor(template, goal, { targets, sources });
    return (isSourceOnly(template) ? sources : all)
      .filter((target) => fits(target, template, goal))
      .map((target) => toTrial(template, [target]));
  });
}

interface Candidates {
  readonly targets: readonly TargetPhrase[];
  readonly sources: readonly TargetPhrase[];
}

/** Commands with a source and a destination. */
function pairsFor(
  template: CommandTemplate,
  goal: Goal,
  { targets, sources }: Candidates,
): readonly Trial[] {
  const { start, end } = hullOf(goal);
  const { action } = template.command;
  const isOne = ({ ranges }: TargetPhrase): boolean => ranges.length === 1;
  const inside = targets.filter(
    ({ ranges: [range] }) => range && contains({ start: start - 3, end: end + 3 }, range),
  );
  const begins = inside.filter(({ ranges: [range] }) => range && closeTo(range.start, start));
  const ends = inside.filter(({ ranges: [range] }) => range && closeTo(range.end, end));
  const near = targets.filter((target) => isNear(target, goal) && covers(target, goal));
  const touching = (offset: number): readonly TargetPhrase[] =>
    inside.filter(
      ({ ranges: [range] }) =>
        range && (closeTo(range.start, offset) || closeTo(range.end, offset)),
    );
  const both: readonly (readonly [readonly TargetPhrase[], readonly TargetPhrase[]])[] =
    action === 'replaceWithTarget'
      ? [[sources, near]]
      : action === 'moveToTarget'
        ? [
            [begins, touching(end)],
            [ends, touching(start)],
          ]
        : [[begins, ends]];
  return both.flatMap(([froms, tos]) =>
    froms
      .filter(isOne)
      .slice(0, mostPairs)
      .flatMap((from) =>
        tos
          .filter((to) => to !== from && isOne(to))
          .slice(0, mostPairs)
          .map((to) => toTrial(template, [from, to])),
      ),
  );
}

function closeTo(offset: number, other: number): boolean {
  return Math.abs(offset - other) <= 3;
}

/** "bring air" alone has a source and no destination. */
function isSourceOnly({ command }: CommandTemplate): boolean {
  return isSource(command.action);
}

function isSource(action: string): boolean {
  return ['replaceWithTarget', 'moveToTarget', 'callAsFunction'].includes(action);
}

function toTrial(template: CommandTemplate, targets: readonly TargetPhrase[]): Trial {
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
    effort: effortOf(phrase),
  };
}

/** Whether a target is where the text changes. A change next to equal characters may have been made at any of them. */
function isNear({ ranges }: TargetPhrase, goal: Goal): boolean {
  const { start, end } = hullOf(goal);
  const slack = goal.added.length + (goal.kind === 'removal' ? end - start : 0) + 2;
  const place = { start: start - slack, end: end + slack };
  return ranges.every((range) => contains(place, range));
}

/** Actions on whole lines, wherever on the line their target is. */
const onLines =
  /^(?:insertEmptyLine|editNewLine|indentLine|outdentLine|toggleLineComment|insertCopy|pasteFromClipboard)/;

/** Whether a target can be that of a command: for selections exactly what is wanted, for changes close to them. */
function fits(target: TargetPhrase, { command }: CommandTemplate, goal: Goal): boolean {
  if (goal.kind === 'selection') return isSelected(target, command.action, goal);
  if (isSource(command.action)) return true;
  if (!onLines.test(command.action)) return isNear(target, goal) && covers(target, goal);
  const { start, end } = hullOf(goal);
  const lines = fullLines(goal.document, { start: Math.max(start - 1, 0), end: end + 1 });
  return target.ranges.every((range) => contains(lines, range));
}

/** Whether a target that is replaced as a whole holds everything that changes. */
function covers({ ranges: [range, ...more] }: TargetPhrase, goal: Goal): boolean {
  if (goal.kind !== 'replacement' || !range || more.length > 0) return true;
  const { start, end } = hullOf(goal);
  return contains({ start: range.start - 1, end: range.end + 1 }, { start, end });
}

/** Whether a command selects what is wanted: the targets, or their starts or ends. */
function isSelected({ ranges }: TargetPhrase, action: string, goal: Goal): boolean {
  const side = { setSelectionBefore: 'start', setSelectionAfter: 'end' } as const;
  const edge = side[action as keyof typeof side];
  if (edge && goal.ranges.some(({ start, end }) => start !== end)) return false;
  return (
    ranges.length === goal.ranges.length &&
    ranges.every((range) =>
      goal.ranges.some((wanted) =>
        edge
          ? wanted.start === range[edge]
          : wanted.start === range.start && wanted.end === range.end,
      ),
    )
  );
}

/** Several targets, each the easiest for one of the wanted selections: "air and bat". */
function lists(
  goal: Goal,
  targets: readonly PrimitivePhrase[],
  { forms }: TargetSearch,
): readonly TargetPhrase[] {
  const and = forms.word('list_connective', 'listConnective');
  if (goal.kind !== 'selection' || goal.ranges.length < 2 || !and) return [];
  const parts = goal.ranges.map(({ start, end }) =>
    targets.find(
      ({ ranges: [range, ...more] }) =>
        more.length === 0 && range?.start === start && range.end === end,
    ),
  );
  const elements = parts.flatMap((part) => (part ? [part] : []));
  if (elements.length < parts.length) return [];
  return [
    targetPhrase(
      elements.map(({ words }) => words).join(` ${and} `),
      { kind: 'list', elements: elements.map(({ description }) => description) },
      goal.ranges,
    ),
  ];
}

/** Targets with the text that was added. */
function sourcesFor(
  goal: Goal,
  targets: readonly PrimitivePhrase[],
  search: TargetSearch,
): readonly TargetPhrase[] {
  if (goal.kind === 'selection' || goal.added.trim() === '') return [];
  const { text } = search.state;
  const core = goal.added.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || goal.added.trim();
  const at = text.indexOf(core);
  const [others = []] = at < 0 ? [] : findTargets(search, { start: at, end: at + core.length });
  const hasText = ({ ranges: [range, ...more] }: TargetPhrase): boolean => {
    const said = range && more.length === 0 ? text.slice(range.start, range.end).trim() : '';
    return (
      said !== '' && goal.wanted.text.includes(said) && (core.includes(said) || said.includes(core))
    );
  };
  return byEffort([...new Set([...targets, ...others])].filter(hasText));
}

function reaches(
  goal: Goal,
  state: EngineState,
  command: Command,
  syntax: SyntaxTrees | undefined,
): boolean {
  // The phrase itself is run afterwards.
  if (goal.kind === 'selection') return true;
  try {
    return goal.isReachedBy(runCommand(state, command, syntax ? { syntax } : {}).state);
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** Asks the parser each question about the text only once. */
function remember(trees: SyntaxTrees): SyntaxTrees {
  const once = <Request, Answer>(ask: (request: Request) => Answer) => {
    const answers = new Map<string, Answer>();
    return (request: Request): Answer => {
      const key = JSON.stringify(request);
      const known = answers.get(key) ?? ask(request);
      answers.set(key, known);
      return known;
    };
  };
  return { scopesOf: once(trees.scopesOf), pairsOf: once(trees.pairsOf) };
}
