import type { SearchGroup } from '#shared/search/search-shard.ts';

/** What a query seems to be: something said, a question in English, or a name in the code. */
export type QueryIntent = 'spoken' | 'prose' | 'identifier';

/**
 * Every number that the order of results depends on, each with its reason. They were set on `tests/search/questions/tuning.json`
 * and `tests/unit/search-golden.json`; `npm run bench:search` measures a change.
 */
export const weights = {
  /** Fields of a section: what each of its words counts, and from how many words on the field counts as long. */
  fields: {
    /** A heading names what the section is about. */
    heading: { weight: 6, usualLength: 4 },
    /** What is said: found by the parsed phrase already, so that the text adds little. */
    spoken: { weight: 1.5, usualLength: 8 },
    /** What readers call the section was chosen by hand. */
    terms: { weight: 3, usualLength: 12 },
    /** What the spoken forms do, in the words of the vocabulary. */
    meaning: { weight: 1.6, usualLength: 20 },
    /** The section stands below these headings, and need not repeat them. */
    parents: { weight: 1.2, usualLength: 6 },
    /** Examples and identifiers: many, and often beside the point. */
    aliases: { weight: 0.7, usualLength: 15 },
    /** The measure of the others. */
    text: { weight: 1, usualLength: 60 },
    /** Code says little of what a section is about; who looks for a word of it has no other way. */
    code: { weight: 0.3, usualLength: 60 },
  },
  /** How fast further occurrences of a term in a section, weighted by field, count for less (the k of BM25F). */
  saturation: 6,
  /** A field of no words would count this share of a usual one (BM25's 1 - b). */
  shortField: 0.4,
  /**
   * What a word counts wherever it stands, if it or its name is all that is asked: a section that has it, however long it is, comes
   * before those that have something like it (the delta of BM25+). In a sentence a word in passing is worth no more than it says.
   */
  presence: 1.5,
  /** Documents that a word is taken to be in when it is in none, because it is misspelt or half typed. */
  guessedCount: 5,
  /** Terms that a word of the query also looks for, beside the word itself, which counts 1. */
  terms: {
    /** The stem is nearly the word. */
    stem: 0.9,
    /** The ear, or a speech engine, may have been wrong. */
    homophone: 0.4,
    /** Other words for it are less sure, and their stems still less. */
    synonym: 0.35,
    synonymStem: 0.3,
    /** Longer words that begin with it: it may be half typed. */
    prefix: 0.25,
    /** Words that are written nearly like it, where nothing else was found. */
    misspelt: 0.6,
    /** Words inside a name, and their stems: who types a name wants the name. */
    namePart: 0.25,
    namePartStem: 0.1,
  },
  /** Who comes first, by what the query seems to be: guides before the reference, unless it is a name in the code. */
  groups: {
    spoken: { user: 1, contributor: 0.5, api: 0.1 },
    prose: { user: 1, contributor: 0.8, api: 0.1 },
    identifier: { user: 0.5, contributor: 0.6, api: 1 },
  } satisfies Record<QueryIntent, Record<SearchGroup, number>>,
  /** The reader is in this part of the site. */
  here: 1.15,
  /** What is left of a text's score when next to nothing of the query is in it. */
  uncovered: 0.25,
  /** How often its rarity an idea must score to be wholly covered: a synonym in passing is not what was asked. */
  wholly: 1.5,
  /** Gained when all of a query stands in one sentence. */
  near: 0.4,
  /** A command is answered by what explains its words; its words in a text count little. */
  spokenText: 0.25,
  /** A heading that says just what was asked. */
  title: 18,
  /** The same of a page, whose heading is about all of it. */
  pageTitle: 1.2,
  /** The same for a command, and for the reference. */
  spokenTitle: 0.25,
  apiTitle: 0.5,
  /** A name in the code that is the query, or begins with it; pages before members, modules after what they hold. */
  name: { same: 40, begins: 8, page: 1.2, module: 0.9 },
  /** A guide that quotes a name that was typed, letter by letter: a setting, a file, a command's id; less by what else was typed. */
  quoted: 60,
  /** A section that explains a spoken form: more than any text can gain. */
  explained: 60,
  /** The code behind a spoken form, for those who say it. */
  explainedCode: 0.12,
  /** The code behind a term, for those who type its name in the code. */
  namedCode: 1.2,
  /** Each word said before it makes a part of a command count for less. */
  position: 0.05,
  /** In a sentence, a word that can be said is mostly just a word. */
  spokenInProse: 0.15,
  /** "What is ..." asks for a meaning: the glossary has those, headings that begin with a verb tell what to do instead. */
  definition: { glossary: 1.4, contributor: 0.75, doing: 0.7 },
} as const;

/** Parts of a command by the keys of their terms: what is done says most, then what is rare; the commonest action and the marks say least. */
export const commandParts: readonly (readonly [key: RegExp, weight: number])[] = [
  // Nearly every command of a beginner takes something: its other parts say what is asked.
  [/^simple_action:setSelection$/, 0.55],
  [/^[^:]*action/, 1],
  [/^[^:]*(?:scope|modifier|position|ordinal)/, 0.78],
  [/^[^:]*(?:delimiter|range|connective)/, 0.75],
  [/^[^:]*(?:mark|line_direction|formatter|word|homophone|snippet)/, 0.7],
  // Letters, colors and numbers stand in nearly every command.
  [/^/, 0.4],
];
