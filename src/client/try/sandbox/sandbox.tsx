import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Translate } from '#client/ui/translate.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';

const loadEditor = async () => (await import('./sandbox-editor.tsx')).SandboxEditor;

/** An editor with sample files. `?say=<phrase>` in the address fills its field. */
export function Sandbox(): ReactNode {
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  const phrase = parameters.get('say') ?? '';
  return (
    <div className="sandbox">
      <noscript>
        <p>
          <Translate id="try.needsScripts">
            To try commands, you need JavaScript. You can read the steps below without it.
          </Translate>
        </p>
      </noscript>
      {isHydrated && <LazyEditor key={phrase} load={loadEditor} props={{ phrase }} />}
    </div>
  );
}
