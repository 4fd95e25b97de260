import { useCallback, useState, type ReactNode } from 'react';
import { createRequiredContext } from './create-required-context.tsx';

/** Announces a text to screen readers. */
type Announce = (message: string) => void;

const context = createRequiredContext<Announce>('useAnnounce', 'AnnouncerProvider');

/** Returns the function that announces through the live region. */
export const useAnnounce = context.useValue;

/** Renders the site's live region, and provides the function that fills it to everything below. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [message, setMessage] = useState('');
  // A repeated message would not be announced, because nothing changes; a trailing space is a
  // change.
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
