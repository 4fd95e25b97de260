import { sharedWords } from './site-words.ts';

/**
 * Question words, auxiliary verbs, articles, prepositions, and filler, which say nothing about the
 * subject of a query.
 */
const questionWords =
  'how what where when why who which is are was were do does did can could should would will may i me my we our you your it its to a an the of in on for with by at as be there this that these those and or from into about way get use using want need please so if thing things once difference versus vs s t m re ve';

/** Further function words, mainly auxiliary verbs, conjunctions, and pronouns. */
const functionWords =
  'am been being be have has had having while than then some any too very much many he she they them their his her who whom whose such through over under etc eg ie lets let';

/** Words common in feature requests and bug reports that do not name the subject. */
const requestWords =
  'support added improve improved allow tweak easily put putting work works working doesn don isn can t won still know docs documentation actually also';

/** Words that are omitted from a query unless it consists of nothing else. */
export const stopWords: ReadonlySet<string> = new Set(
  `${questionWords} ${functionWords} ${requestWords}`.split(' ').concat(sharedWords),
);
