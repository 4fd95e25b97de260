import { OptionDefaults } from 'typedoc';

/** Tags that only tell TypeDoc how to arrange its own pages. */
export const arrangingTags: ReadonlySet<string> = new Set([
  ...OptionDefaults.notRenderedTags.filter((tag) => !/^@(?:summary|category|group)/.test(tag)),
  '@inlineType',
  '@mergeModuleWith',
  '@preventInline',
  '@primaryExport',
  '@sortStrategy',
]);
