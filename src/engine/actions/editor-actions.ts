import { EngineError } from '../model/engine-error.ts';
import { actionWords } from '../explain/action-words.ts';
import type { Target } from '../model/target.ts';
import { lineNumberAt, textOf, type Document } from '../text/document.ts';
import { lineIfUntyped, type Action } from './action.ts';

/** Actions on one target that are only described. */
const onOne = [
  'extractVariable',
  'findInDocument',
  'findInWorkspace',
  'followLink',
  'rename',
  'revealDefinition',
  'revealTypeDefinition',
  'showQuickFix',
  'showReferences',
];
/** Actions on one target that are only described, but leave the target selected. */
const selecting = ['showDebugHover', 'showHover'];
/** Actions on any number of targets that are only described. */
const onMany = [
  'executeCommand',
  'foldRegion',
  'generateSnippet',
  'getText',
  'highlight',
  'nextHomophone',
  'scrollToBottom',
  'scrollToCenter',
  'scrollToTop',
  'toggleLineBreakpoint',
  'unfoldRegion',
];
/** Actions without a target that are only described. */
const onNone = ['cheatsheet', 'documentation', 'settings'];
/** Actions that Talon performs, rather than the editor. */
const byTalon = [...onNone, 'nextHomophone'];

/** Returns a sentence that says what an action would do to some text. */
function effectOf(action: string, text: string) {
  const words = actionWords[action] ?? action;
  const done = words.includes('…') ? words.replace('…', () => text) : `${words} ${text}`;
  return `${byTalon.includes(action) ? 'Talon' : 'An editor'} would ${done.trim()}.`;
}

function describe(targets: readonly Target[], document: Document) {
  const [first, ...more] = targets.map(({ content }) => {
    const text = textOf(document, content);
    const line = lineNumberAt(document, content.start) + 1;
    return text.includes('\n') || text.length > 60 || text === '' ? `line ${line}` : `“${text}”`;
  });
  return more.length === 0 ? (first ?? 'nothing') : `${first ?? ''} and ${more.length} more`;
}

function describing(name: string, isSingle: boolean): Action {
  return {
    stages: name === 'toggleLineBreakpoint' ? lineIfUntyped : undefined,
    run: ({ document, targets }) => {
      if (isSingle && targets.length !== 1)
        throw new EngineError('engine.oneTarget', 'This action works on one target at a time.');
      return {
        that: targets,
        effects: [effectOf(name, describe(targets, document))],
        selections: selecting.includes(name) ? targets : undefined,
      };
    },
  };
}

/**
 * Actions that the engine does not perform: their effects describe what an editor or Talon would
 * do. Keyed by the extension's names.
 */
export const editorActions: Readonly<Record<string, Action>> = Object.fromEntries([
  ...[...onOne, ...selecting].map((name) => [name, describing(name, true)] as const),
  ...onMany.map((name) => [name, describing(name, false)] as const),
  ...onNone.map((name) => [name, { run: () => ({ effects: [effectOf(name, '')] }) }] as const),
]);
