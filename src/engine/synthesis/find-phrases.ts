import { explain } from '../explain.ts';
import { run } from '../run.ts';
import { findOutcome } from '../run-command.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { createScopeContext, type ScopeContext } from '../scopes/scope-kind.ts';
import { orNothing } from '../model/engine-error.ts';
import type { Command } from '../model/command.ts';
import type { EngineState } from '../model/engine-state.ts';
import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { commandTemplates } from './command-templates.ts';
import { countSyllables } from '../spoken/effort.ts';
import { findTargets } from './find-targets.ts';
import { readGoal, type Goal, type WantedState } from './goal.ts';
import { createSpokenForms } from '../spoken/spoken-forms.ts';
import { trialsFor } from './trials.ts';

/** A phrase that reaches the wanted state. */
export interface FoundPhrase {
  readonly phrase: string;
  /** The phrase's commands in plain words. */
  readonly explanation: readonly string[];
  /** Text to dictate or type afterwards. */
  readonly writes?: string;
}

/** The language of the phrases, and limits on the search. */
export interface FindPhrasesOptions {
  readonly language: Language;
  readonly syntax?: SyntaxTrees;
  /** Whether to stop the search. Receives whether a phrase has been found. Default: never. */
  readonly isLate?: (isAnswered: boolean) => boolean;
  /** Additional condition that the resulting state must meet. Default: none. */
  readonly isRight?: (state: EngineState) => boolean;
}

/** Maximum number of phrases to return. */
const maxPhrases = 3;
/** The search stops at a phrase with at most this many syllables. */
const shortest = 3;
/** Maximum number of commands to try per level; longer searches seldom find anything. */
const maxTrials = 2000;

/**
 * Finds the easiest phrases that turn a state into the wanted one; none if it is already reached.
 * They must produce its text or, if the text stays the same, its selections. Every phrase returned
 * has been run to check this.
 */
export function findPhrases(
  state: EngineState,
  wanted: WantedState,
  options: FindPhrasesOptions,
): readonly FoundPhrase[] {
  const { language, isLate = () => false, isRight = () => true } = options;
  const goal = readGoal(state, wanted);
  if (goal.isReachedBy(state)) return [];
  const forms = createSpokenForms(language.sayable);
  const { syntax } = options;
  const scopes = createScopeContext(goal.document, syntax);
  const found: FoundPhrase[] = [];
  const search = { state, scopes, forms, isLate: () => isLate(found.length > 0) };
  const templates = commandTemplates(goal, forms, {
    lexicon: language.sayable,
    clipboard: state.clipboard,
  });
  const check = (phrase: string) => {
    const result = run(state, phrase, { language, syntax });
    return result.ok && goal.isReachedBy(result.state) && isRight(result.state);
  };
  const tried = new Set<string>();
  let level = 0;
  for (const targets of findTargets(search, goal.ranges)) {
    const trials = forms
      .easiestFirst(trialsFor(goal, templates, targets, search))
      .filter(({ words }) => !tried.has(words))
      .slice(0, maxTrials);
    const more: FoundPhrase[] = [];
    for (const { words: phrase, command } of trials) {
      if (more.length >= maxPhrases || isLate(found.length + more.length > 0)) break;
      if (tried.has(phrase)) continue;
      tried.add(phrase);
      if (!reaches(goal, state, command, scopes) || !check(phrase)) continue;
      more.push(toFound(phrase, language));
    }
    found.push(...more);
    // Search one more level: a different modifier is often easier to say than two targets.
    const isShort = found.some(({ phrase }) => countSyllables(phrase) <= shortest);
    if (isShort || (found.length > 0 && level > 0) || search.isLate()) break;
    level += 1;
  }
  return [...found]
    .sort((one, other) => forms.effortOf(one.phrase) - forms.effortOf(other.phrase))
    .slice(0, maxPhrases);
}

function reaches(goal: Goal, state: EngineState, command: Command, scopes: ScopeContext) {
  // No need to check selections here: the phrase itself is run later.
  if (goal.kind === 'selection') return true;
  const text = orNothing(() => {
    const { steps = [] } = findOutcome(state, command, { scopes });
    return steps.reduce(applyEdits, state.text);
  });
  return text === goal.wanted.text;
}

/** Returns a phrase with an explanation of what it does. */
export function toFound(phrase: string, language: Language): FoundPhrase {
  const explained = explain(phrase, { language });
  return { phrase, explanation: explained.ok ? explained.commands : [] };
}
