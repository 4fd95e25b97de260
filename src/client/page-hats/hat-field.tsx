import { useEffect, useId, useState, type Ref } from 'react';
import type { Language } from '#shared/voice/language/language.ts';
import { findNamed } from './find-controls.ts';
import { hatWords } from './hat-words.ts';
import { controlOfHat, type PageHat } from './page-hats.ts';
import { pressControl, takesWords, writeWords } from './press-control.ts';
import { asSaid, splitHats } from './read-hats.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Milliseconds without a keystroke after which the text is submitted; the letters of one word
 * arrive faster.
 */
const pause = 700;

interface HatFieldProps {
  /** The page or open dialog whose controls can be named. */
  readonly host: Element;
  readonly ref: Ref<HTMLInputElement>;
  readonly hats: readonly PageHat[];
  readonly language: Language;
  /** Called with the last control that a submission presses, after it is pressed. */
  readonly onPressed: (control: HTMLElement) => void;
}

/**
 * The field that takes typed or dictated hats, or the name of a control, and presses the controls.
 */
export function HatField({ ref, host, hats, language, onPressed }: HatFieldProps) {
  const helpId = useId();
  const [words, setWords] = useState('');
  const [missed, setMissed] = useState('');
  const take = () => {
    if (words.trim() === '') return;
    const presses =
      findPresses(splitHats(words, language.sayable), hats) ??
      findNamedPress(words, host, language);
    setMissed(presses ? '' : words.trim());
    setWords('');
    if (!presses) return;
    presses.controls.forEach(pressControl);
    if (presses.words !== '') writeWords(presses.words);
    presses.controls.slice(-1).forEach(onPressed);
  };
  useAfterPause(words, take);
  // Examples for the help text: a hat without a style word, and a hat with one.
  const [plain, styled] = [0, 1]
    .flatMap((penalty) => hats.find(({ index }) => Math.min(index, 1) === penalty) ?? [])
    .map((hat) => hatWords(hat, language.sayable));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label>
        {translate('hats.field', 'Hat')}
        <input
          className="field"
          ref={ref}
          type="text"
          value={words}
          {...verbatim}
          aria-describedby={helpId}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p id={helpId}>
        {translate(
          'hats.how',
          'Say a control’s name, or the letter below its hat, after any color or shape: “{plain}”, “{styled}”. Escape closes this.',
          { plain: plain ?? 'air', styled: styled ?? 'blue air' },
        )}
      </p>
      <p role="status">
        {missed !== '' &&
          translate('hats.missed', 'Nothing here has the hat or the name “{words}”.', {
            words: missed,
          })}
      </p>
    </form>
  );
}

/** Submits the text when the reader pauses. */
function useAfterPause(words: string, submit: () => void) {
  useEffect(() => {
    if (words === '') return undefined;
    const timer = setTimeout(submit, pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- Only the text restarts the timer.
  }, [words]);
}

/**
 * Returns the controls to press, and the words to type afterward; undefined if no reading matches
 * the page's hats.
 */
function findPresses(readings: ReturnType<typeof splitHats>, hats: readonly PageHat[]) {
  return readings
    .map(({ hats: said, words }) => ({
      said,
      controls: said.flatMap((hat) => controlOfHat(hats, hat) ?? []),
      words,
    }))
    .find(
      ({ said, controls, words }) =>
        controls.length === said.length && (words === '' || takesWords(controls.at(-1))),
    );
}

/** Returns the control that the words name, which may be far outside the viewport. */
function findNamedPress(words: string, host: Element, { sayable }: Language) {
  const found = findNamed(host, words, (text) => asSaid(text, sayable));
  return found && { controls: [found], words: '' };
}
