import type { SearchGroup } from '#shared/search/search-shard.ts';

/** The apparent kind of a query: a spoken phrase, a question in English, or a name in the code. */
export type QueryIntent = 'command' | 'prose' | 'identifier';

/**
 * Every number that determines the order of results, with the reason for it. Tuned on
 * `tests/search/questions/tuning.json` and `tests/unit/search-golden.json`; `npm run bench:search`
 * measures the effect of a change.
 */
export const weights = {
  /**
   * Fields of a section: the weight of each word in the field, and the number of words above which
   * the field counts as long.
   */
  fields: {
    /** A heading names what the section is about. */
    heading: { weight: 6, usualLength: 4 },
    /** Spoken forms; the parsed phrase already finds them, so their text adds little. */
    forms: { weight: 1.5, usualLength: 8 },
    /** Search terms, which authors choose by hand. */
    terms: { weight: 3, usualLength: 12 },
    /** What the spoken forms do, as worded in the vocabulary. */
    meaning: { weight: 1.6, usualLength: 20 },
    /** Headings above the section, which its own text need not repeat. */
    parents: { weight: 1.2, usualLength: 6 },
    /** Examples and identifiers: many, and often incidental. */
    aliases: { weight: 0.7, usualLength: 15 },
    /** The baseline for all other weights. */
    text: { weight: 1, usualLength: 60 },
    /**
     * Code says little about a section's topic, but is the only way to find a word that occurs
     * nowhere else.
     */
    code: { weight: 0.3, usualLength: 60 },
  },
  /** How slowly repeated occurrences of a term in a section lose weight (k in BM25F). */
  saturation: 6,
  /**
   * Length normalization of an empty field, relative to a field of the usual length (1 - b in
   * BM25).
   */
  shortField: 0.4,
  /**
   * Score for the mere presence of a word, if the word, or the name that it belongs to, is the
   * whole query: a section that contains it, however long, ranks above sections that contain
   * something similar (delta in BM25+). In a sentence, a passing mention counts no more than usual.
   */
  presence: 1.5,
  /**
   * Assumed number of matching documents for a word that occurs in none, because it is misspelled
   * or incomplete.
   */
  guessedCount: 5,
  /**
   * Weights of related terms that are looked up along with a query's word; the word itself counts
   * as 1.
   */
  terms: {
    /** A stem is nearly the same as its word. */
    stem: 0.9,
    /** Two of the query's words as one: `addon` for "add on". */
    joined: 0.9,
    /** The query's word as two: "add on" for `addon`. */
    apart: 0.9,
    /** Homophones, because speech recognition may have misheard the word. */
    alike: 0.4,
    /** Synonyms are less certain, and their stems even less. */
    synonym: 0.35,
    synonymStem: 0.3,
    /** Longer words that begin with the query's word, which may be incomplete. */
    prefix: 0.25,
    /** Words with similar spelling, if nothing else was found. */
    misspelled: 0.6,
    /** Words inside a name, and their stems; readers who type a whole name want that name. */
    namePart: 0.25,
    namePartStem: 0.1,
  },
  /**
   * Weights of the groups by the query's apparent kind: guides rank above the reference, unless the
   * query is a name in the code.
   */
  groups: {
    command: { user: 1, contributor: 0.5, api: 0.1 },
    prose: { user: 1, contributor: 0.8, api: 0.1 },
    identifier: { user: 0.5, contributor: 0.6, api: 1 },
  } satisfies Record<QueryIntent, Record<SearchGroup, number>>,
  /** Weights of the groups for a question asked on a contributor or reference page. */
  contributing: { user: 0.3, contributor: 1, api: 0.1 } satisfies Record<SearchGroup, number>,
  /** Share of its score that a text keeps if it contains hardly any of the query. */
  uncovered: 0.25,
  /**
   * Multiple of an idea's rarity that a document must score for the idea to count as fully covered;
   * a synonym in passing is not enough.
   */
  fullCoverage: 1.5,
  /** Relative bonus if all of the query's words occur close together, as in one sentence. */
  near: 0.4,
  /**
   * Weight of a command's words in running text: pages that explain these words answer the query
   * better.
   */
  commandText: 0.25,
  /** A heading that matches the query exactly. */
  title: 18,
  /** Factor for a page's heading, which covers the whole page. */
  pageTitle: 1.2,
  /** Factors for headings if the query is a command, and for headings in the reference. */
  commandTitle: 0.25,
  apiTitle: 0.5,
  /**
   * A name in the code that equals the query or begins with it. Pages rank above members, members
   * above their module, and originals above overrides. `choice` is for a member of a string union.
   */
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
   * A declaration that the query clearly names, or whose tag equals the query; outranks any text.
   * See `declared-names.ts`.
   */
  declared: 1000,
  /**
   * A guide that contains a typed name exactly: a setting, a file, or a command id. Counts less if
   * other words were typed, too.
   */
  quoted: 60,
  /** A section that explains a spoken form; more than any text can gain. */
  explained: 60,
  /** Multiple of `explained` for the implementation of a spoken form in the query. */
  explainedCode: 0.12,
  /** Multiple of `explained` for the implementation of a term that the query names in the code. */
  namedCode: 1.2,
  /**
   * A reference page requested by its kind and full name: nothing else can be meant, unless the
   * query is a command.
   */
  namedPage: { gain: 120, command: 50 },
  /** How much less a spoken form counts for each word before it, up to four. */
  position: 0.05,
  /** Factor per word of a spoken form in a sentence, where it is usually just a word. */
  inProse: 0.15,
  /**
   * "What is …" asks for a meaning, which the glossary provides; headings that begin with a verb
   * explain what to do.
   */
  definition: { glossary: 1.4, contributor: 0.75, doing: 0.7 },
} as const;
