import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { describeHat } from '#shared/hats.ts';
import { quoteText } from '#engine/examples/quote-text.ts';
import { isSameRange, type Range } from '#shared/text/range.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { PhraseList, usePhrases } from './phrase-list.tsx';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

interface TokenNamesProps {
  readonly state: EngineState;
  readonly token: Range;
  readonly language: Language;
  /** Whether the state's hats are final. */
  readonly isReady: boolean;
  /** Inserts a name into the command. */
  onUse(name: string): void;
  onClose(): void;
}

/**
 * Explains a token's hat, and lists phrases that name the token. Must be rendered with a `key` that
 * changes with the token.
 */
export function TokenNames({ state, token, language, isReady, onUse, onClose }: TokenNamesProps) {
  const question = useMemo(
    () => (isReady ? { state, token, language } : undefined),
    [isReady, state, token, language],
  );
  const answer = usePhrases(question, texts);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeBelowCursor(box.current), []);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={box} className="try-names">
      <p>{explainHat(state, token)}</p>
      <PhraseList answer={answer} texts={texts} onChoose={onUse} />
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
function placeBelowCursor(names: HTMLElement | null) {
  const cursor = names?.parentElement?.querySelector('.example-cursor');
  if (!names?.parentElement || !cursor) return;
  const below =
    cursor.getBoundingClientRect().bottom - names.parentElement.getBoundingClientRect().top;
  names.style.marginBlockStart = `${below}px`;
}

function explainHat(state: EngineState, token: Range) {
  const document = documentOf(state);
  const worn = state.hats.find(({ range }) => isSameRange(toRange(document, range), token));
  const text = quoteText(state.text.slice(token.start, token.end), translator);
  return worn
    ? translate(
        'names.hat',
        '{text} wears a {hat} over “{character}”. You say its color, shape and character, but not “gray” or “dot”.',
        { text, hat: describeHat(worn.hat), character: worn.character },
      )
    : translate(
        'names.bare',
        '{text} has no hat: tokens near the cursor use all those that fit. Refer to it through another token.',
        { text },
      );
}

const texts = {
  searching: translate('names.searching', 'Looking for names.'),
  use: translate('names.use', 'Use “{phrase}”'),
  none: translate(
    'names.none',
    'No short phrase names this. Move the cursor closer, and it may get a hat.',
  ),
} as const;
