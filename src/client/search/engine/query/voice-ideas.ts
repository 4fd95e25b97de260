/** Groups of synonyms for spoken commands and their parts; `synonyms.ts` adds them to its own. */
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
  'snippet template boilerplate',
  'language grammar parser',
  'case camel snake formatter format',
  'record recording recorder',
  'ordinal nth number',
  'brackets parentheses parens braces delimiters pair quotes',
];

/**
 * Weights of a command's parts, by patterns for their term keys; the first match applies. The
 * action says the most about what the reader is looking for, and letters, colors and numbers the
 * least.
 */
export const commandParts: readonly (readonly [key: RegExp, weight: number])[] = [
  // Nearly every beginner's command begins with "take", so its other parts show what the query is
  // about.
  [/^simple_action:setSelection$/, 0.55],
  [/^[^:]*action/, 1],
  [/^[^:]*(?:scope|modifier|position|ordinal)/, 0.78],
  [/^[^:]*(?:delimiter|range|connective)/, 0.75],
  [/^[^:]*(?:mark|line_direction|formatter|word|homophone|snippet)/, 0.7],
  // Letters, colors and numbers are part of nearly every command.
  [/^/, 0.4],
];
