import { useMemo, useState } from 'react';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { PhraseList, usePhrases } from './phrase-list.tsx';
import { translate } from '#client/i18n/translate.ts';

interface HowToSayProps {
  /** State before the edit or selection. */
  readonly before: EngineState;
  readonly after: EngineState;
  readonly language: Language;
  /** Runs a phrase on `before`, then inserts `writes`, if present. */
  onRun(phrase: string, writes?: string): void;
}

/**
 * A button that finds phrases for an edit or a selection made by hand. Another edit or selection
 * cancels the search.
 */
export function HowToSay(props: HowToSayProps) {
  const { before, after } = props;
  /** The change that the reader asked about, serialized; undefined before the first press. */
  const [asked, setAsked] = useState<string>();
  const change =
    before.text === after.text ? JSON.stringify(after.selections) : `text: ${after.text}`;
  return (
    <>
      {/* The button stays after a press, so that focus is not lost. */}
      <p className="try-buttons">
        <button type="button" className="button" onClick={() => setAsked(change)}>
          {translate('say.ask', 'How do I say that?')}
        </button>
      </p>
      {asked === change && <FoundPhrases {...props} />}
    </>
  );
}

function FoundPhrases({ before, after, language, onRun }: HowToSayProps) {
  const question = useMemo(
    () => ({ state: before, wanted: after, language }),
    [before, after, language],
  );
  return <PhraseList answer={usePhrases(question, texts)} texts={texts} onChoose={onRun} />;
}

const texts = {
  searching: translate('say.searching', 'Looking for a phrase.'),
  none: translate('say.none', 'No short phrase does this. Try it in two smaller steps.'),
  use: translate('say.run', 'Run “{phrase}”'),
} as const;
