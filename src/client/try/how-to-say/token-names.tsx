import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslator } from '#client/page-data/use-translator.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { describeHat } from '#shared/hats.ts';
import { quoteText } from '#shared/examples/quote-text.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { isSameRange, type Range } from '#shared/text/range.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { PhraseList, summarize } from './phrase-list.tsx';
import { searchPhrases, type PhraseAnswer } from './search-phrases.ts';

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
  const translator = useTranslator();
  const { translate } = translator;
  const announce = useAnnounce();
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
      announce(summarize(found, texts.none, translate));
    });
  }, [isReady, state, token, language, announce, translate]);
  return (
    <div ref={box} className="try-names">
      <p>{explainHat(state, token, translator)}</p>
      <PhraseList
        answer={answer}
        searching={texts.searching}
        none={texts.none}
        label={{ id: 'names.use', message: 'Use “{phrase}”' }}
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
        {translate({ id: 'names.close', message: 'Close names' })}
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

function explainHat(state: EngineState, token: Range, translator: Translator): string {
  const document = documentOf(state);
  const worn = state.hats.find(({ range }) => isSameRange(toRange(document, range), token));
  const text = quoteText(state.text.slice(token.start, token.end), translator);
  return worn
    ? translator.translate(texts.hat, {
        text,
        hat: describeHat(worn.hat),
        character: worn.character,
      })
    : translator.translate(texts.bare, { text });
}

const texts = {
  hat: {
    id: 'names.hat',
    message:
      '{text} wears a {hat} over “{character}”. You say its color, shape and character, but not “gray” or “dot”.',
  },
  bare: {
    id: 'names.bare',
    message:
      '{text} has no hat: tokens near the cursor use all those that fit. Refer to it through another token.',
  },
  searching: { id: 'names.searching', message: 'Looking for names.' },
  none: {
    id: 'names.none',
    message: 'No short phrase names this. Move the cursor closer, and it may get a hat.',
  },
} as const;
