/*
 * Stubs for a site without a spoken language, which replace the modules that `voiceless-plugin.ts`
 * lists: controls and behaviors that do nothing, and empty word lists.
 */
import type { ReactNode } from 'react';
import type { Behavior } from '#client/behaviors/behavior.ts';

const noWords: readonly [] = [];
const nothing = (): ReactNode => null;
const doNothing: Behavior = () => () => undefined;

/** Renders nothing, because there is no vocabulary. */
export const MyVocabularyButton = nothing;

/** Renders nothing, because controls have no hats. */
export const PageHatsButton = nothing;

/** Renders nothing, so that examples are not replaced with editors. */
export const ExampleEditors = nothing;

/** Does nothing, because there are no phrases to rewrite. */
export const speakMyVocabulary = doNothing;

/** Renders nothing, because queries are never commands. */
export const MeaningLine = nothing;

/** Returns undefined, because queries are never commands. */
export const useQueryMeaning = () => undefined;

/** Returns no words, because there are no spoken forms to mishear. */
export const homophonesOf = () => noWords;

/** Finds nothing, because there are no spoken forms. */
export const createSpokenLexicon = () => ({ match: homophonesOf, named: homophonesOf });

/** Returns no bonuses, because there are no spoken forms to explain. */
export const termGains = () => noWords;

/** Stores nothing. */
export const createMyWords = () => ({ set: () => undefined, load: () => Promise.resolve() });

/** Empty, because this is not the Cursorless site. */
export const sharedWords = noWords;

/** Empty, because this is not the Cursorless site. */
export const splitSiteNames = noWords;

/** Empty, because there is no spoken language. */
export const voiceIdeas = noWords;

/** Stores nothing, because there is no vocabulary. */
export const createMyVocabularySlice = () => () => ({});

/** Returns an empty list, always the same one to avoid rerenders. */
export const useStoredVocabulary = () => noWords;

/** Restores nothing, because there is no vocabulary. */
export const useRestoreVocabulary = (): void => undefined;

/** Empty, because there are no controls for the shortcuts. */
export const voiceKeys = {};

/** Empty, because the controls that these selectors would match do not exist. */
export const voiceControls = {};

/** Empty, because no shortcut works while a dialog is open. */
export const keyInDialogs = '';

/** Empty, because there are no controls for these shortcuts. */
export const voiceShortcuts = {};

/** Renders nothing, because there are no hats. */
export const LostHat = nothing;

/** Renders nothing, because there are no hats. */
export const LostToken = nothing;

/** Does nothing, because there are no examples to read. */
export const readCodeWhole = doNothing;
