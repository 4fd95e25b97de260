import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PhraseAnswer } from './search-phrases.ts';

const failed = { id: 'say.failed', message: 'The search could not be loaded. Try again later.' };

interface PhraseListProps {
  /** undefined during the search. */
  readonly answer: PhraseAnswer | undefined;
  /** Text to show during the search. */
  readonly searching: MessageDescriptor;
  /** Text to show if nothing was found. */
  readonly none: MessageDescriptor;
  /** The name of a phrase's button. */
  readonly label: MessageDescriptor;
  onChoose(phrase: string, writes?: string): void;
}

/** The phrases that a search found, each with a button and its explanation. */
export function PhraseList(props: PhraseListProps): ReactNode {
  const { answer, searching, none, label, onChoose } = props;
  const translate = useTranslate();
  if (!answer) return <p>{translate(searching)}</p>;
  if (answer === 'failed' || answer.length === 0)
    return <p>{summarize(answer, none, translate)}</p>;
  return (
    <ul className="say-answers">
      {answer.map(({ phrase, explanation, writes }) => (
        <li key={phrase}>
          <button type="button" className="button" onClick={() => onChoose(phrase, writes)}>
            {translate(label, { phrase })}
          </button>{' '}
          {explanation.join('; ')}
          {writes !== undefined && `. ${sayThen(writes, translate)}`}
        </li>
      ))}
    </ul>
  );
}

/** Summarizes the result of a search in one sentence for screen readers. */
export function summarize(
  answer: PhraseAnswer,
  none: MessageDescriptor,
  translate: Translator['translate'],
): string {
  if (answer === 'failed') return translate(failed);
  const [first] = answer;
  if (!first) return translate(none);
  const said = translate({ id: 'say.found', message: 'Say “{phrase}”.' }, { phrase: first.phrase });
  return first.writes === undefined ? said : `${said} ${sayThen(first.writes, translate)}`;
}

/** Asks for words that are not part of the command. */
function sayThen(text: string, translate: Translator['translate']): string {
  return translate(
    { id: 'say.then', message: 'Then dictate or type “{text}”.' },
    { text: text.trim() },
  );
}
