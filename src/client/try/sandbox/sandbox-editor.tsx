import { useEffect, useMemo, useState } from 'react';
import { inLanguage } from '#client/language/in-language.tsx';
import { Editor } from '#client/try/editor/editor.tsx';
import { pageParser } from '#client/try/session/page-parser.ts';
import { setLanguage, type Session } from '#client/try/session/session.ts';
import { languageNames, longerSample, samples, startOf, type Sample } from './samples.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import { readLink } from '#client/try/link/read-link.ts';
import { startForPhrase, type SampleStart } from './start-for-phrase.ts';
import { translate } from '#client/i18n/translate.ts';

interface RequestedAddress {
  /** Phrase in `?say=`. */
  readonly phrase: string;
  /** Value of `#s=`. */
  readonly link: string;
}

interface RequestedStart {
  /** The text from the link, or the sample found for the phrase. */
  readonly found?: SampleStart;
  readonly phrase: string;
  readonly isDamaged?: boolean;
}

/**
 * The sandbox's editor. It opens the text from the link or, without a link, the first sample in
 * which the phrase works; if there is none, the first sample.
 */
export const SandboxEditor = inLanguage(RequestedEditor);

function RequestedEditor(address: RequestedAddress) {
  const requested = useRequestedStart(address);
  if (!requested) return <p role="status">{translate('try.opening', 'Opening the editor.')}</p>;
  return (
    <>
      {requested.isDamaged && (
        <p role="alert">
          {translate(
            'try.linkRefused',
            'This link is damaged or incomplete, so here is a sample instead. Ask for the link again, and copy all of it.',
          )}
        </p>
      )}
      <SampleEditors {...requested} />
    </>
  );
}

/**
 * Returns the text and phrase that the URL requests; undefined while they are being loaded or
 * found.
 */
function useRequestedStart({ phrase, link }: RequestedAddress) {
  const language = useReaderLanguage();
  const isPlain = phrase === '' && link === '';
  const [requested, setRequested] = useState<RequestedStart | undefined>(
    isPlain ? { phrase } : undefined,
  );
  useEffect(() => {
    if (isPlain) return;
    let isWanted = true;
    const take = (found: RequestedStart) => {
      if (isWanted) setRequested(found);
    };
    const found =
      link === ''
        ? startForPhrase(phrase, language, (state, said) =>
            pageParser.run(state, said, { language }),
          ).then((start) => ({ found: start, phrase }))
        : openLink(link);
    found.then(take, () => take({ phrase }));
    return () => {
      isWanted = false;
    };
  }, [isPlain, phrase, link, language]);
  return requested;
}

async function openLink(link: string): Promise<RequestedStart> {
  const shared = await readLink(link);
  if (!shared) return { phrase: '', isDamaged: true };
  const { start, phrase } = shared;
  const sample = { name: 'Shared text', languageId: start.languageId, text: start.text };
  return { found: { sample, start }, phrase };
}

/** Renders the editor of the chosen sample; each sample resumes where the reader left off. */
function SampleEditors({ phrase, found }: RequestedStart) {
  const [sample, setSample] = useState(found?.sample ?? samples[0]);
  /**
   * The latest session of each sample. Mutated rather than replaced, because it changes on every
   * keystroke.
   */
  const [sessions] = useState(() => new Map<Sample, Session>());
  /** Identifier of the language chosen for the reader's own text; empty until then. */
  const [chosen, setChosen] = useState('');
  const start = useMemo(
    () => createStartState(sample === found?.sample ? found.start : startOf(sample)),
    [found, sample],
  );
  const resumed = sessions.get(sample);
  const isOwn = sample === samples.at(-1);
  return (
    <>
      <SampleButtons
        shared={found && !samples.includes(found.sample) ? found.sample : undefined}
        current={sample}
        onChoose={setSample}
      />
      {isOwn && (
        // The language determines what the text's functions and lists are.
        <p className="sandbox-language">
          <label>
            {translate('try.language', 'Language of the text')}{' '}
            <select
              className="field"
              value={resumed?.state.languageId ?? sample.languageId}
              onChange={({ target: { value: languageId } }) => {
                const latest = sessions.get(sample);
                if (latest) sessions.set(sample, setLanguage(latest, languageId));
                setChosen(languageId);
                pageParser.warmUp(languageId);
              }}
            >
              {Object.entries(languageNames).map(([id, name]) => (
                <option key={id} value={id}>
                  {id === 'plaintext' ? translate('try.plainText', 'Plain text') : name}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      <Editor
        key={`${sample.name} ${isOwn ? chosen : ''}`}
        start={start}
        resumed={resumed}
        onSession={(session) => sessions.set(sample, session)}
        phrase={!found || sample === found.sample ? phrase : ''}
        isFocused={found !== undefined || phrase !== ''}
        label={translate('try.sandbox', 'Sandbox: {sample}', { sample: sample.name })}
      />
    </>
  );
}

interface SampleButtonsProps {
  /** A sample to offer besides `samples`: the text from a link, or one found for a phrase. */
  readonly shared: Sample | undefined;
  readonly current: Sample;
  onChoose(sample: Sample): void;
}

function SampleButtons({ shared, current, onChoose }: SampleButtonsProps) {
  const nameOf = (sample: Sample) => {
    if (sample === longerSample) return translate('try.longerText', 'Longer text');
    if (sample === shared) return translate('try.sharedText', 'Shared text');
    return sample.text === '' ? translate('try.ownText', 'Your own text') : sample.name;
  };
  return (
    <div
      className="sandbox-samples"
      role="group"
      aria-label={translate('try.samples', 'Sample files')}
    >
      {[...(shared ? [shared] : []), ...samples].map((sample) => (
        <button
          key={sample.name}
          type="button"
          className="button"
          aria-pressed={sample === current}
          onClick={() => onChoose(sample)}
        >
          {nameOf(sample)}
        </button>
      ))}
    </div>
  );
}
