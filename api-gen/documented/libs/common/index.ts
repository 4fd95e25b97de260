/**
 * What all parts of Cursorless share, free of any particular editor.
 *
 * @module
 */

export * from './commandIds';
export { extractTargetedMarks, extractTargetKeys } from './testUtil/extractTargetedMarks';
export { default as FakeIDE } from './ide/fake/FakeIDE';
export { runTestSubset, TEST_SUBSET_GREP_STRING } from './testUtil/runTestSubset';
export { default as serialize } from './testUtil/serialize';
export { default as SpyIDE } from './ide/spy/SpyIDE';
export * from './util';
export { getKey, splitKey } from './util/splitKey';
export { hrtimeBigintToSeconds } from './util/timeUtils';
export { walkFilesSync } from './util/walkSync';
export { Listener, Notifier } from './util/Notifier';
export { TokenHatSplittingMode } from './ide/types/Configuration';
export * from './ide/types/ide.types';
export * from './ide/types/Capabilities';
export * from './ide/types/CommandId';
export * from './types/RangeExpansionBehavior';
export * from './types/InputBoxOptions';
export * from './types/Position';
export * from './types/Range';
export * from './types/RevealLineAt';
export * from './types/Selection';
export * from './types/TextDocument';
export * from './types/TextEditor';
export * from './types/TextEditorDecorationType';
export * from './types/TextEditorEdit';
export * from './types/TextEditorOptions';
export * from './types/TextLine';
