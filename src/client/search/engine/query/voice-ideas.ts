/** Ideas for `synonyms.ts` that concern the spoken language and its words. */
export const voiceIdeas: readonly string[] = [
  'delete remove erase chuck',
  'select highlight take',
  'cut carve',
  'hat hats decorated mark decoration',
  'customize customise configure settings change preferences override own',
  'spoken voice speech word say saying command',
  'cheatsheet cheat reference overview',
  'remap rename spoken customize term',
  'selection target',
  'replace change bring',
  'subtoken sub',
];
