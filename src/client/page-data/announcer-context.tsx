import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { createRequiredContext } from './create-required-context.tsx';

/** Says a text to readers who listen to the page. */
type Announce = (message: string) => void;

const context = createRequiredContext<Announce>('useAnnounce', 'AnnouncerProvider');

/** Gives the function that speaks through the live region. */
export const useAnnounce = context.useValue;

/** Holds the live region of the site and hands the function that fills it to everything below. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  // A repeated message is no change and would not be spoken; a trailing space makes it one.
  const announce = useCallback(
    (text: string) => setMessage((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return (
    <context.Provider value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite" data-route-announcer>
        {message}
      </div>
    </context.Provider>
  );
}
