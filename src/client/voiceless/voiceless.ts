/*
 * What a site without a spoken language has in place of the modules that `voiceless-plugin.ts` lists: controls and
 * behaviours that are not there, and no words.
 */
import type { ReactNode } from 'react';
import type { Behaviour } from '#client/behaviours/behaviour.ts';

const nothing = (): ReactNode => null;

/** No vocabulary of the reader. */
export const MyVocabularyButton = nothing;

/** No vocabulary of the reader. */
export const parseMyVocabulary = (): readonly [] => [];

/** No hats on controls. */
export const PageHatsButton = nothing;

/** No editor in place of an example. */
export const ExampleEditors = nothing;

/** No phrases to say in another vocabulary. */
export const speakMyVocabulary: Behaviour = () => () => undefined;

/** No query is a command. */
export const useQueryMeaning = (): undefined => undefined;

/** No spoken forms. */
export const misheard: Readonly<Record<string, string>> = {};

/** No name of this site. */
export const sharedWords: readonly string[] = [];

/** No name of this site. */
export const splitSiteNames: readonly (readonly [string, string, string])[] = [];

/** No words of the spoken language. */
export const voiceIdeas: readonly string[] = [];

/** Nothing that their keys would press. */
export const voiceShortcuts = (): object => ({});

/** No drawing of a hat. */
export const LostHat = nothing;

/** No examples to read. */
export const readCodeWhole: Behaviour = () => () => undefined;
