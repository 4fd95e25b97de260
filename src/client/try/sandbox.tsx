import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Translate } from '../ui/translate.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { LazyEditor } from './lazy-editor.tsx';
import { samples, startOf, type Sample } from './samples.ts';

const loadEditor = async () => (await import('./editor.tsx')).Editor;

/** An editor with sample files. `?say=<phrase>` in the address fills its field. */
export function Sandbox(): ReactNode {
  const translate = useTranslate();
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  const [sample, setSample] = useState(samples[0]);
  const phrase = parameters.get('say') ?? '';
  const start = useMemo(() => sample && startOf(sample), [sample]);
  if (!sample || !start) return null;
  return (
    <div className="sandbox">
      <noscript>
        <p>
          <Translate id="try.needsScripts">
            Trying commands needs JavaScript. The steps below can be read without it.
          </Translate>
        </p>
      </noscript>
      {isHydrated && (
        <>
          <SampleButtons current={sample} onChoose={setSample} />
          <LazyEditor
            key={`${sample.name} ${phrase}`}
            load={loadEditor}
            props={{
              start,
              phrase,
              isFocused: phrase !== '',
              label: translate(
                { id: 'try.sandbox', message: 'Sandbox: {sample}' },
                { sample: sample.name },
              ),
            }}
          />
        </>
      )}
    </div>
  );
}

interface SampleButtonsProps {
  readonly current: Sample;
  onChoose(sample: Sample): void;
}

function SampleButtons({ current, onChoose }: SampleButtonsProps): ReactNode {
  const translate = useTranslate();
  return (
    <div
      className="sandbox-samples"
      role="group"
      aria-label={translate({ id: 'try.samples', message: 'Sample files' })}
    >
      {samples.map((sample) => (
        <button
          key={sample.name}
          type="button"
          className="quiet-button"
          aria-pressed={sample === current}
          onClick={() => onChoose(sample)}
        >
          {sample.name}
        </button>
      ))}
    </div>
  );
}
