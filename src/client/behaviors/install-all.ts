import { runInTurn } from '#client/loading/run-in-turn.ts';
import type { SiteStore } from '#client/store/site-store.ts';
import type { Behavior } from './behavior.ts';
import { installCopyCode } from './copy-code.ts';
import { installFocusTips } from './focus-tips.ts';
import { installGlossary } from './glossary.ts';
import { installArrowKeys } from './arrow-keys.ts';
import { installPressLater } from './press-later.ts';
import { readCodeWhole } from './read-code-whole.ts';
import { installScrollableRegions } from './scrollable-regions.ts';
import { speakMyVocabulary } from './speak-my-vocabulary.ts';
import { installWrapCode } from './wrap-code.ts';

const behaviors: readonly Behavior[] = [
  installCopyCode,
  installPressLater,
  installWrapCode,
  installScrollableRegions,
  readCodeWhole,
  installFocusTips,
  installGlossary,
  installArrowKeys,
  speakMyVocabulary,
];

/**
 * Installs all behaviors, one at a time, and calls `onEnd` when done. They also apply to later
 * pages. Returns a cleanup function.
 */
export function installAll(store: SiteStore, onEnd?: () => void): () => void {
  const cleanUps: (() => void)[] = [];
  const installs = behaviors.map((install) => () => void cleanUps.push(install(store)));
  const stop = runInTurn([...installs, () => onEnd?.()]);
  return () => {
    stop();
    cleanUps.forEach((cleanUp) => cleanUp());
  };
}
