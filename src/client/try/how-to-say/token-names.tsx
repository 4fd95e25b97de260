import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '#client/announce.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { describeHat } from '#shared/hats.ts';
import { quoteText } from '#engine/examples/quote-text.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { isSameRange, type Range } from '#shared/text/range.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { PhraseList, summarize } from './phrase-list.tsx';
import { searchPhrases, type PhraseAnswer } from './search-phrases.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

interface TokenNamesProps {
  readonly state: EngineState;
  readonly token: Range;
  readonly language: Language;
  /** Whether the hats of the state are final. */
  readonly isReady: boolean;
  /** Inserts a name into the command. */
  onUse(name: string): void;
  onClose(): void;
}

/**
 * Explains the hat of a token, and lists the names for it. Must have a key that changes with the
 * token.
 */
export function TokenNames(props: TokenNamesProps): ReactNode {
  const { state, token, language, isReady, onUse, onClose } = props;
  const [answer, setAnswer] = useState<PhraseAnswer>();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeBelowCursor(box.current), []);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  useEffect(() => {
    if (!isReady) return;
    return searchPhrases({ state, token, language }, (found) => {
      setAnswer(found);
      announce(summarize(found, texts.none));
    });
  }, [isReady, state, token, language]);
  return (
    <div ref={box} className="try-names">
      <p>{explainHat(state, token)}</p>
      <PhraseList
        answer={answer}
        searching={texts.searching}
        none={texts.none}
        label={translate('names.use', 'Use “{phrase}”')}
        onChoose={onUse}
      />
      <button
        type="button"
        className="quiet-button"
        onClick={({ currentTarget }) => {
          currentTarget.closest('.try-text')?.querySelector('textarea')?.focus();
          onClose();
        }}
      >
        {translate('names.close', 'Close names')}
      </button>
    </div>
  );
}

/**
 * Positions the names over the lines below the token, so that neither the token nor the command
 * moves.
 */
function placeBelowCursor(names: HTMLElement | null): void {
  const cursor = names?.parentElement?.querySelector('.example-cursor');
  if (!names?.parentElement || !cursor) return;
  const below =
    cursor.getBoundingClientRect().bottom - names.parentElement.getBoundingClientRect().top;
  names.style.marginBlockStart = `${below}px`;
}

function explainHat(state: EngineState, token: Range): string {
  const document = documentOf(state);
  const worn = state.hats.find(({ range }) => isSameRange(toRange(document, range), token));
  const text = quoteText(state.text.slice(token.start, token.end), translator);
  return worn
    ? interpolate(texts.hat, {
        text,
        hat: describeHat(worn.hat),
        character: worn.character,
      })
    : interpolate(texts.bare, { text });
}

const texts = {
  hat: translate(
    'names.hat',
    '{text} wears a {hat} over “{character}”. You say its color, shape and character, but not “gray” or “dot”.',
  ),
  bare: translate(
    'names.bare',
    '{text} has no hat: tokens near the cursor use all those that fit. Refer to it through another token.',
  ),
  searching: translate('names.searching', 'Looking for names.'),
  none: translate(
    'names.none',
    'No short phrase names this. Move the cursor closer, and it may get a hat.',
  ),
} as const;
