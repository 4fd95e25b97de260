import { useEffect, useState } from 'react';
import { announce } from '#client/announce.ts';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import type { SessionStep } from '#client/try/session/session.ts';
import { countSyllables } from '#engine/spoken/effort.ts';
import { searchPhrases } from './search-phrases.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Shows and announces a phrase that has fewer syllables than a command but the same effect, if
 * there is one.
 */
export function ShorterPhrase({ step }: { readonly step: SessionStep }) {
  const language = useReaderLanguage();
  const [shorter, setShorter] = useState<string>();
  useEffect(
    () =>
      searchPhrases({ state: step.before, wanted: step.after, language }, (found) => {
        const [first] = found === 'failed' ? [] : found;
        if (!first || countSyllables(first.phrase) >= countSyllables(step.phrase)) return;
        const sentence = translate('say.shorter', 'Shorter: “{phrase}”.', { phrase: first.phrase });
        setShorter(sentence);
        announce(sentence);
      }),
    [step, language],
  );
  return shorter === undefined ? null : <p>{shorter}</p>;
}
