import { useEffect, useState } from 'react';
import { announce } from '#client/announce.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { searchPhrases, type PhraseAnswer, type PhraseRequest } from './search-phrases.ts';
import { translate } from '#client/i18n/translate.ts';

const failed = translate('say.failed', 'The search could not be loaded. Try again later.');

/** Texts that are shown or announced during and after a search. */
export interface SearchTexts {
  readonly searching: string;
  /** Shown if nothing was found. */
  readonly none: string;
  /** The label of a phrase's button; `{phrase}` is replaced. */
  readonly use: string;
}

/**
 * Searches for phrases, if there is a question, and announces the result. Returns undefined until
 * the first search has finished.
 */
export function usePhrases(
  question: PhraseRequest | undefined,
  texts: SearchTexts,
): PhraseAnswer | undefined {
  const [answer, setAnswer] = useState<PhraseAnswer>();
  useEffect(
    () =>
      question &&
      searchPhrases(question, (found) => {
        setAnswer(found);
        announce(summarize(found, texts.none));
      }),
    [question, texts],
  );
  return answer;
}

interface PhraseListProps {
  /** The result of the search; undefined while it is running. */
  readonly answer: PhraseAnswer | undefined;
  readonly texts: SearchTexts;
  onChoose(phrase: string, writes?: string): void;
}

/** The phrases that a search found, each with a button and its explanation. */
export function PhraseList({ answer, texts, onChoose }: PhraseListProps) {
  if (!answer) return <p>{texts.searching}</p>;
  if (answer === 'failed' || answer.length === 0) return <p>{summarize(answer, texts.none)}</p>;
  return (
    <ul className="say-answers">
      {answer.map(({ phrase, explanation, writes }) => (
        <li key={phrase}>
          <button type="button" className="button" onClick={() => onChoose(phrase, writes)}>
            {interpolate(texts.use, { phrase })}
          </button>{' '}
          {explanation.join('; ')}
          {writes !== undefined && `. ${sayThen(writes)}`}
        </li>
      ))}
    </ul>
  );
}

/** Summarizes the result of a search: what to say, or why no phrase is shown. */
function summarize(answer: PhraseAnswer, none: string) {
  if (answer === 'failed') return failed;
  const [first] = answer;
  if (!first) return none;
  const said = translate('say.found', 'Say “{phrase}”.', { phrase: first.phrase });
  return first.writes === undefined ? said : `${said} ${sayThen(first.writes)}`;
}

/**
 * Returns a sentence that asks the reader to dictate or type text that is not part of the command.
 */
function sayThen(text: string) {
  return translate('say.then', 'Then dictate or type “{text}”.', { text: text.trim() });
}
