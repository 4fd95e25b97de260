import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { linkParameter } from '#client/try/link/link-limits.ts';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import { translate } from '#client/i18n/translate.ts';

const loadEditor = async () => (await import('./sandbox-editor.tsx')).SandboxEditor;

/**
 * An editor with sample files. `?say=<phrase>` in the URL fills its field; `#s=<link>`, which takes
 * precedence, sets its text and its field.
 */
export function Sandbox() {
  const [parameters] = useSearchParams();
  const phrase = parameters.get('say') ?? '';
  const link = useOpenedLink();
  return (
    <div className="sandbox">
      <noscript>
        <p>
          {translate(
            'try.needsScripts',
            'To try commands, you need JavaScript. You can read the steps below without it.',
          )}
        </p>
      </noscript>
      {useHydrated() && (
        <LazyEditor key={`${phrase} ${link}`} load={loadEditor} props={{ phrase, link }} />
      )}
    </div>
  );
}

/**
 * Returns the latest value of `#s=` in the URL; empty if there has been none. Any other hash, such
 * as a heading id, leaves the opened text unchanged.
 */
function useOpenedLink() {
  const { hash } = useLocation();
  const [opened, setOpened] = useState('');
  const isLink = hash.startsWith(`#${linkParameter}`);
  const link = isLink ? hash.slice(linkParameter.length + 1) : opened;
  if (link !== opened) setOpened(link);
  return link;
}
