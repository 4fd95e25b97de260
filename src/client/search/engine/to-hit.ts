import type { AnalyzedQuery } from './query/analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchHit } from './search-hit.ts';
import {
  createWordTest,
  cutSnippet,
  markWords,
  type MarkedText,
  type WordTest,
} from './snippet.ts';

/** Returns a test for the query's words and their synonyms. */
export function wordTest({ concepts, matches }: AnalyzedQuery): WordTest {
  const said = matches.flatMap(({ term }) => term.form.split(' '));
  const words = concepts.map(({ word }) => word);
  const strong = concepts.flatMap(({ terms: own }) =>
    [...own].filter(([, weight]) => weight >= 0.4).map(([term]) => term),
  );
  return createWordTest([...words, ...strong, ...said], words);
}

/** Converts a matching document to a hit. */
export function toHit(
  { url, group, kind, titles, heading, text, forms, aliases, code }: SearchDocument,
  score: number,
  isWanted: WordTest,
): SearchHit {
  const body =
    text === '' ? [forms, aliases].filter(Boolean).join(' ').replaceAll('\n', ', ') : text;
  return {
    url,
    group,
    kind: kind || undefined,
    titles,
    title: markWords(heading, isWanted),
    snippet: bestSnippet(body, code, isWanted),
    score,
  };
}

/**
 * Returns a snippet of the text with the query's words, or of the code if only the code contains
 * them.
 */
function bestSnippet(text: string, code: string, isWanted: WordTest): MarkedText {
  const snippet = cutSnippet(text, isWanted);
  if (snippet.marks.length > 0 || code === '') return snippet;
  const inCode = cutSnippet(code, isWanted);
  return inCode.marks.length > 0 ? inCode : snippet;
}
