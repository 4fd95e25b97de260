import type { Catalogue } from '#shared/i18n/catalogue.ts';

/** Matches the ids of messages for features that exist only on sites with a spoken language. */
const voiceTexts =
  /^(?:cheatsheet|course|done|drills|engine|example|expected|hats|miss|myVocabulary|names|phrase|print|say|trace|try)\.|^(?:notFound\.lost|search\.try|shortcuts\.(?:print|showHats))$/;

/** Returns a catalogue without the messages that only a site with a spoken language needs. */
export function withoutVoice(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([id]) => !voiceTexts.test(id)));
}
