import grammar from '../grammar.json' with { type: 'json' };
import type { WrittenLanguage } from './language.ts';
import terms from '../term-details.json' with { type: 'json' };
import type { VocabularyGroup } from '../vocabulary.ts';
import data from '../vocabulary.json' with { type: 'json' };

/** Cursorless's default language, for sites without language files of their own. */
export const cursorless: WrittenLanguage = {
  vocabulary: data.groups as readonly VocabularyGroup[],
  grammar,
  terms,
};
