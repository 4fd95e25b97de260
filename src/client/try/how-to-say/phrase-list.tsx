import type { ReactNode } from 'react';
import { interpolate } from '#shared/i18n/interpolate.ts';
import type { PhraseAnswer } from './search-phrases.ts';
import { translate } from '#client/i18n/translate.ts';

const failed = translate('say.failed', 'The search could not be loaded. Try again later.');

interface PhraseListProps {
  /** undefined during the search. */
  readonly answer: PhraseAnswer | undefined;
  /** Text to show during the search. */
  readonly searching: string;
  /** Text to show if nothing was found. */
  readonly none: string;
  /** The name of a phrase's button. */
  readonly label: string;
  onChoose(phrase: string, writes?: string): void;
}

/** The phrases that a search found, each with a button and its explanation. */
export function PhraseList(props: PhraseListProps): ReactNode {
  const { answer, searching, none, label, onChoose } = props;
  if (!answer) return <p>{searching}</p>;
  if (answer === 'failed' || answer.length === 0) return <p>{summarize(answer, none)}</p>;
  return (
    <ul className="say-answers">
      {answer.map(({ phrase, explanation, writes }) => (
        <li key={phrase}>
          <button type="button" className="button" onClick={() => onChoose(phrase, writes)}>
            {interpolate(label, { phrase })}
          </button>{' '}
          {explanation.join('; ')}
          {writes !== undefined && `. ${sayThen(writes)}`}
        </li>
      ))}
    </ul>
  );
}

/** Summarizes the result of a search in one sentence for screen readers. */
export function summarize(answer: PhraseAnswer, none: string): string {
  if (answer === 'failed') return failed;
  const [first] = answer;
  if (!first) return none;
  const said = translate('say.found', 'Say “{phrase}”.', { phrase: first.phrase });
  return first.writes === undefined ? said : `${said} ${sayThen(first.writes)}`;
}

/** Asks for words that are not part of the command. */
function sayThen(text: string): string {
  return translate('say.then', 'Then dictate or type “{text}”.', { text: text.trim() });
}
