import type { SearchGroup } from '#shared/search/search-shard.ts';

/** The apparent kind of a query: a spoken phrase, a question in English, or a name in the code. */
export type QueryIntent = 'command' | 'prose' | 'identifier';

/**
 * Every number that determines the order of results, with the reason for it. Tuned on
 * `tests/search/questions/tuning.json` and `tests/unit/search-golden.json`; `npm run bench:search`
 * measures a change.
 */
export const weights = {
  /**
   * Fields of a section: the weight of each of its words, and the number of words above which the
   * field counts as long.
   */
  fields: {
    /** A heading names what the section is about. */
    heading: { weight: 6, usualLength: 4 },
    /** Spoken forms; the parsed phrase already finds them, so their text adds little. */
    forms: { weight: 1.5, usualLength: 8 },
    /** Search terms, which authors choose by hand. */
    terms: { weight: 3, usualLength: 12 },
    /** What the spoken forms do, in the words of the vocabulary. */
    meaning: { weight: 1.6, usualLength: 20 },
    /** Headings above the section, which its own text need not repeat. */
    parents: { weight: 1.2, usualLength: 6 },
    /** Examples and identifiers: many, and often incidental. */
    aliases: { weight: 0.7, usualLength: 15 },
    /** The reference for all other weights. */
    text: { weight: 1, usualLength: 60 },
    /**
     * Code says little about a section's topic, but is the only way to find a word that occurs
     * nowhere else.
     */
    code: { weight: 0.3, usualLength: 60 },
  },
  /** How fast repeated occurrences of a term in a section lose weight (k in BM25F). */
  saturation: 6,
  /** Share of a usual field's weight that an empty field would have (1 - b in BM25). */
  shortField: 0.4,
  /**
   * Score for a word's mere presence if it, or its name, is the whole query: a section that
   * contains it, however long, comes before those with something similar (delta in BM25+). In a
   * sentence, a passing word counts no more than usual.
   */
  presence: 1.5,
  /**
   * Assumed number of documents for a word that occurs in none, because it is misspelled or
   * incomplete.
   */
  guessedCount: 5,
  /**
   * Weights of related terms that are also looked up for a word of the query; the word itself
   * counts 1.
   */
  terms: {
    /** The stem is nearly the word. */
    stem: 0.9,
    /** Two words of the query as one: `addon` for "add on". */
    joined: 0.9,
    /** The word as two. */
    apart: 0.9,
    /** A listener or a speech engine may have misheard the word. */
    alike: 0.4,
    /** Synonyms are less certain, and their stems even less. */
    synonym: 0.35,
    synonymStem: 0.3,
    /** Longer words that begin with it, as the word may be incomplete. */
    prefix: 0.25,
    /** Words with similar spelling, if nothing else was found. */
    misspelled: 0.6,
    /** Words inside a name, and their stems; readers who type a name want the name. */
    namePart: 0.25,
    namePartStem: 0.1,
  },
  /**
   * Ranking by apparent kind: guides before the reference, unless the query is a name in the code.
   */
  groups: {
    command: { user: 1, contributor: 0.5, api: 0.1 },
    prose: { user: 1, contributor: 0.8, api: 0.1 },
    identifier: { user: 0.5, contributor: 0.6, api: 1 },
  } satisfies Record<QueryIntent, Record<SearchGroup, number>>,
  /** The same for a question of somebody who reads contributors' pages. */
  contributing: { user: 0.3, contributor: 1, api: 0.1 } satisfies Record<SearchGroup, number>,
  /** Share of its score that a text keeps if it contains hardly any of the query. */
  uncovered: 0.25,
  /**
   * Multiple of an idea's rarity that it must score to count as fully covered; a passing synonym
   * does not cover it.
   */
  fullCoverage: 1.5,
  /** Bonus if all of a query is in one sentence. */
  near: 0.4,
  /** Weight of a command's words in running text: pages that explain them answer it better. */
  commandText: 0.25,
  /** A heading that matches the query exactly. */
  title: 18,
  /** Factor for a page's heading, which covers the whole page. */
  pageTitle: 1.2,
  /** The same for a command, and for the reference. */
  commandTitle: 0.25,
  apiTitle: 0.5,
  /** A name in the code that equals the query or begins with it; pages rank before members, members before their module, and originals before overrides. `choice` is a string that a union lists. */
  name: {
    same: 40,
    begins: 8,
    choice: 30,
    page: 1.2,
    module: 0.9,
    override: 0.5,
    overridden: 0.15,
  },
  /**
   * A declaration named together with its class, named by contributors, or tagged as in the query;
   * outranks any text.
   */
  declared: 1000,
  /**
   * A guide that quotes a typed name exactly: a setting, a file, a command id; less if other words
   * were typed too.
   */
  quoted: 60,
  /** A section that explains a spoken form; more than any text can gain. */
  explained: 60,
  /** The implementation of a spoken form, for spoken queries. */
  explainedCode: 0.12,
  /** The implementation of a term, for queries by its name in the code. */
  namedCode: 1.2,
  /**
   * A page of the reference requested by its kind and its whole name: nothing else can be meant,
   * unless it is a command.
   */
  namedPage: { gain: 120, command: 50 },
  /** Each preceding word makes a part of a command count less. */
  position: 0.05,
  /** In a sentence, a spoken form is usually just a word. */
  inProse: 0.15,
  /**
   * "What is …" asks for a meaning, which the glossary has; headings that begin with a verb explain
   * what to do.
   */
  definition: { glossary: 1.4, contributor: 0.75, doing: 0.7 },
} as const;
