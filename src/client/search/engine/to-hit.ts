import type { AnalyzedQuery } from './query/analyze-query.ts';
import type { SearchDocument } from './search-documents.ts';
import type { SearchHit } from './search-hit.ts';
import { createWordTest, cutSnippet, markWords, type WordTest } from './snippet.ts';

/**
 * Returns a test for the words to highlight: the query's words, close variants of them, and the
 * spoken forms found in the query.
 */
export function wordTest({ concepts, matches }: AnalyzedQuery): WordTest {
  const said = matches.flatMap(({ term }) => term.form.split(' '));
  const strong = concepts.flatMap(({ terms }) =>
    [...terms].filter(([, weight]) => weight >= 0.4).map(([term]) => term),
  );
  return createWordTest(
    [...strong, ...said],
    concepts.map(({ word }) => word),
  );
}

/** Converts a matching document to a hit, with its quoted phrases in the reader's words. */
export function toHit(
  { url, group, kind, titles, text, forms, aliases, code }: SearchDocument,
  isWanted: WordTest,
  inMyWords: (text: string) => string,
): SearchHit {
  const body =
    text === ''
      ? [forms, aliases].filter(Boolean).join(' ').replaceAll('\n', ', ')
      : inMyWords(text);
  return {
    url,
    group,
    kind,
    titles,
    title: markWords(inMyWords(titles.at(-1) ?? ''), isWanted),
    snippet: bestSnippet(body, code, isWanted),
  };
}

/**
 * Returns a snippet of the text that contains the query's words, or of the code if only the code
 * contains them.
 */
function bestSnippet(text: string, code: string, isWanted: WordTest) {
  const snippet = cutSnippet(text, isWanted);
  if (snippet.marks.length > 0 || code === '') return snippet;
  const inCode = cutSnippet(code, isWanted);
  return inCode.marks.length > 0 ? inCode : snippet;
}
