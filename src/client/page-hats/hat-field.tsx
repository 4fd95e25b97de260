import { useEffect, useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { createLexicon } from '#shared/voice/lexicon.ts';
import { withAllHats, type Vocabulary } from '#shared/voice/vocabulary.ts';
import { hatWords } from './hat-words.ts';
import { findWearer, type PageHat } from './page-hats.ts';
import { pressControl } from './press-control.ts';
import { readHats } from './read-hats.ts';

/** Milliseconds without a keystroke after which the text is submitted; the letters of one word arrive faster. */
const pause = 700;

interface HatFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly hats: readonly PageHat[];
  readonly vocabulary: Vocabulary;
  /** Called after a control is pressed; `isField` if focus is now in a text field. */
  readonly onPressed: (isField: boolean) => void;
}

/** The field that takes typed or dictated hats and presses their controls. */
export function HatField({ ref, hats, vocabulary, onPressed }: HatFieldProps): ReactNode {
  const translate = useTranslate();
  const helpId = useId();
  const lexicon = useMemo(() => createLexicon(withAllHats(vocabulary)), [vocabulary]);
  const [words, setWords] = useState('');
  const [missed, setMissed] = useState('');
  const take = (): void => {
    if (words.trim() === '') return;
    const wearers = readHats(words, lexicon).map((hat) => findWearer(hats, hat));
    const isComplete = wearers.length > 0 && wearers.every(Boolean);
    setMissed(isComplete ? '' : words.trim());
    setWords('');
    if (isComplete)
      onPressed(wearers.map((wearer) => wearer && pressControl(wearer)).at(-1) === true);
  };
  useAfterPause(words, take);
  const [plain, styled] = examplesOf(hats).map((hat) => hatWords(hat, vocabulary));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label>
        {translate({ id: 'hats.field', message: 'Hat' })}
        <input
          ref={ref}
          type="text"
          value={words}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={helpId}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p id={helpId}>
        {translate(
          {
            id: 'hats.how',
            message:
              'Say or type the letter below a hat, after the color or shape of the hat: “{plain}” or “{styled}”. Escape ends it.',
          },
          { plain: plain ?? 'air', styled: styled ?? 'blue air' },
        )}
      </p>
      <p role="status">
        {missed !== '' &&
          translate(
            { id: 'hats.missed', message: 'Nothing here wears “{words}”.' },
            { words: missed },
          )}
      </p>
    </form>
  );
}

/** Example phrases: a hat without a style word, and one with. */
function examplesOf(hats: readonly PageHat[]): readonly PageHat[] {
  return [0, 1].flatMap(
    (penalty) => hats.find(({ choice }) => Math.min(choice.index, 1) === penalty) ?? [],
  );
}

/** Calls back once the text has not changed for a while, unless it is empty. */
function useAfterPause(text: string, act: () => void): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(act, pause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the text restarts the timer.
  }, [text]);
}
