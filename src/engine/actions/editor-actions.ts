import { EngineError } from '../model/engine-error.ts';
import type { Target } from '../model/target.ts';
import { lineNumberAt, textOf, type Document } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { lineIfUntyped } from './support/line-if-untyped.ts';
import { selectionsOf } from './set-selection.ts';

type Sentence = (text: string) => string;

/** Actions on one target that do not change text, with a description of what an editor would do. */
const onOne: Readonly<Record<string, Sentence>> = {
  extractVariable: (text) => `An editor would extract ${text} into a new variable.`,
  findInDocument: (text) => `An editor would search this file for ${text}.`,
  findInWorkspace: (text) => `An editor would search all files for ${text}.`,
  followLink: (text) => `An editor would open the link ${text}, or go to its definition.`,
  rename: (text) => `An editor would ask for a new name for ${text}.`,
  revealDefinition: (text) => `An editor would go to the definition of ${text}.`,
  revealTypeDefinition: (text) => `An editor would go to the definition of the type of ${text}.`,
  showQuickFix: (text) => `An editor would offer quick fixes for ${text}.`,
  showReferences: (text) => `An editor would list the references to ${text}.`,
};

/** The same, for actions that leave their target selected. */
const selecting: Readonly<Record<string, Sentence>> = {
  showDebugHover: (text) => `An editor would show the value of ${text} while you debug.`,
  showHover: (text) => `An editor would show the hover tooltip of ${text}.`,
};

/** The same, for actions on any number of targets. */
const onMany: Readonly<Record<string, Sentence>> = {
  executeCommand: (text) => `An editor would run one of its commands on ${text}.`,
  foldRegion: (text) => `An editor would fold ${text}.`,
  generateSnippet: (text) => `An editor would make a snippet from ${text}.`,
  getText: (text) => `A script would receive ${text}.`,
  highlight: (text) => `An editor would highlight ${text}.`,
  nextHomophone: (text) => `Talon would replace ${text} with its next homophone.`,
  scrollToBottom: (text) => `An editor would scroll until ${text} is at the bottom.`,
  scrollToCenter: (text) => `An editor would scroll until ${text} is in the middle.`,
  scrollToTop: (text) => `An editor would scroll until ${text} is at the top.`,
  unfoldRegion: (text) => `An editor would unfold ${text}.`,
};

/** The same, for actions without a target. */
const onNone: Readonly<Record<string, string>> = {
  cheatsheet: 'Talon would open the cheatsheet.',
  documentation: 'Talon would open this documentation.',
  settings: 'Talon would open the settings.',
};

function describe(targets: readonly Target[], document: Document): string {
  const [first, ...more] = targets.map(({ content }) => {
    const text = textOf(document, content);
    const line = lineNumberAt(document, content.start) + 1;
    return text.includes('\n') || text.length > 60 || text === '' ? `line ${line}` : `“${text}”`;
  });
  return more.length === 0 ? (first ?? 'nothing') : `${first ?? ''} and ${more.length} more`;
}

function describing(sentence: Sentence, isSingle: boolean): Action {
  return {
    run: ({ document }, [targets = []]) => {
      if (isSingle && targets.length !== 1)
        throw new EngineError('engine.oneTarget', 'This action works on one target at a time.');
      return { that: targets, effects: [sentence(describe(targets, document))] };
    },
  };
}

function describingAndSelecting(sentence: Sentence): Action {
  const action = describing(sentence, true);
  return {
    run: (context, [targets = []]) => ({
      ...action.run(context, [targets]),
      selections: selectionsOf(targets),
    }),
  };
}

const toggleLineBreakpoint: Action = {
  ...describing((text) => `An editor would set or clear a breakpoint at ${text}.`, false),
  stages: lineIfUntyped,
};

/** Actions that do not change text, but describe what an editor would do. */
export const editorActions: Readonly<Record<string, Action>> = {
  ...mapValues(onOne, (sentence) => describing(sentence, true)),
  ...mapValues(selecting, describingAndSelecting),
  ...mapValues(onMany, (sentence) => describing(sentence, false)),
  ...mapValues(onNone, (sentence): Action => ({ run: () => ({ effects: [sentence] }) })),
  toggleLineBreakpoint,
};

function mapValues<T>(
  record: Readonly<Record<string, T>>,
  toAction: (value: T) => Action,
): Record<string, Action> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toAction(value)]));
}
