import { useMemo, useRef, useState, type ReactNode } from 'react';
import { inLanguage } from '#client/language/in-language.tsx';
import { Editor } from '#client/try/editor/editor.tsx';
import { createParserSource, type ParserSource } from '#client/try/session/parser-source.ts';
import { setLanguage, type Session } from '#client/try/session/session.ts';
import { languageNames, longerSample, samples, startOf, type Sample } from './samples.ts';
import type { SampleStart } from './start-for-phrase.ts';
import { useRequestedStart, type RequestedAddress } from './use-requested-start.ts';
import { translate } from '#client/i18n/translate.ts';

/** The sandbox's editor, with the text from the address, or one in which its phrase works. */
export const SandboxEditor = inLanguage(RequestedEditor);

function RequestedEditor(address: RequestedAddress): ReactNode {
  const [parser] = useState(createParserSource);
  const requested = useRequestedStart(address, parser);
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
      <SampleEditors phrase={requested.phrase} parser={parser} requested={requested.found} />
    </>
  );
}

interface SampleEditorsProps {
  readonly phrase: string;
  readonly parser: ParserSource;
  readonly requested: SampleStart | undefined;
}

/** One editor per sample, with one of them open; each continues where the reader left off. */
function SampleEditors({ phrase, parser, requested }: SampleEditorsProps): ReactNode {
  const [sessions, setSessions] = useState<ReadonlyMap<Sample, Session>>(new Map());
  const [sample, setSample] = useState(requested?.sample ?? samples[0]);
  /**
   * A ref instead of state, because it changes on every keystroke, and nothing here is rendered
   * from it.
   */
  const latest = useRef<Session>(undefined);
  const isRequested = sample === requested?.sample;
  const start = useMemo(
    () => (isRequested && requested ? requested.start : sample && startOf(sample)),
    [isRequested, requested, sample],
  );
  if (!sample || !start) return null;
  const resumed = sessions.get(sample);
  const keep = (session: Session | undefined): void => {
    if (session) setSessions((before) => new Map(before).set(sample, session));
  };
  const languageId = resumed?.state.languageId ?? sample.languageId;
  return (
    <>
      <SampleButtons
        shared={requested && !samples.includes(requested.sample) ? requested.sample : undefined}
        current={sample}
        onChoose={(next) => {
          keep(latest.current);
          latest.current = undefined;
          setSample(next);
        }}
      />
      {samples.at(-1) === sample && (
        <LanguageChoice
          languageId={languageId}
          onChoose={(chosen) => {
            keep(latest.current && setLanguage(latest.current, chosen));
            parser.warmUp(chosen);
          }}
        />
      )}
      <Editor
        key={`${sample.name} ${resumed?.state.languageId ?? ''}`}
        start={start}
        resumed={resumed}
        parser={parser}
        onSession={(session) => {
          latest.current = session;
        }}
        phrase={isRequested || !requested ? phrase : ''}
        isFocused={requested !== undefined || phrase !== ''}
        label={translate('try.sandbox', 'Sandbox: {sample}', { sample: sample.name })}
      />
    </>
  );
}

interface SampleButtonsProps {
  /** The text from a link. */
  readonly shared: Sample | undefined;
  readonly current: Sample;
  onChoose(sample: Sample): void;
}

function SampleButtons({ shared, current, onChoose }: SampleButtonsProps): ReactNode {
  const nameOf = (sample: Sample): string => {
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

interface LanguageChoiceProps {
  readonly languageId: string;
  onChoose(languageId: string): void;
}

/** Language of the reader's own text, which determines its functions and lists. */
function LanguageChoice({ languageId, onChoose }: LanguageChoiceProps): ReactNode {
  return (
    <p className="sandbox-language">
      <label>
        {translate('try.language', 'Language of the text')}{' '}
        <select
          className="field"
          value={languageId}
          onChange={({ target }) => onChoose(target.value)}
        >
          {Object.entries(languageNames).map(([id, name]) => (
            <option key={id} value={id}>
              {id === 'plaintext' ? translate('try.plainText', 'Plain text') : name}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
