import type { Behaviour } from './behaviour.ts';
import { installCopyCode } from './copy-code.ts';
import { installCopyPage } from './copy-page.ts';
import { installFocusTips } from './focus-tips.ts';
import { installGlossary } from './glossary.ts';
import { installTryButtonNames } from './name-try-buttons.ts';
import { installScrollableRegions } from './scrollable-regions.ts';
import { speakMyVocabulary } from './speak-my-vocabulary.ts';
import { installWrapCode } from './wrap-code.ts';

const behaviours: readonly Behaviour[] = [
  installCopyCode,
  installCopyPage,
  installWrapCode,
  installScrollableRegions,
  installFocusTips,
  installGlossary,
  installTryButtonNames,
  speakMyVocabulary,
];

/** Makes all static content live, that of later pages too; returns the clean-up. */
export const installAll: Behaviour = (root, context) => {
  const cleanUps = behaviours.map((install) => install(root, context));
  return () => cleanUps.forEach((cleanUp) => cleanUp());
};
