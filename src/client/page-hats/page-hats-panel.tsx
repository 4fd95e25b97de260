import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { hatClassNames } from '#shared/hats.ts';
import { inLanguage } from '#client/language/in-language.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { HatField } from './hat-field.tsx';
import type { PageHat } from './page-hats.ts';
import { isTextField } from './press-control.ts';
import { usePageHats } from './use-page-hats.ts';
import './page-hats.css';
import { listen } from '#client/listen.ts';
import { translate } from '#client/i18n/translate.ts';

/** Controls that reveal more controls, which need hats too. */
const opensMore = '[aria-haspopup], [aria-expanded], summary';

interface PageHatsProps {
  /** Incremented whenever the reader requests hats, to return focus to the field. */
  readonly turn: number;
  readonly onClose: () => void;
}

/** Draws hats on all visible controls and shows a field for their names. Loaded on demand. */
export const PageHatsPanel = inLanguage(ShownHats);

function ShownHats({ turn, onClose }: PageHatsProps) {
  const language = useReaderLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isKept, keep] = useKept();
  const { hats, host } = usePageHats({ panel, field, vocabulary: language.vocabulary });
  const { key } = useLocation();
  const { path } = usePage();
  // Effects, so that focus moves only after a new page or a jump has moved it.
  const focus = (): void => field.current?.focus({ preventScroll: true });
  useEffect(focus, [turn]);
  useEffect(() => {
    if (!isTextField(document.activeElement)) focus();
  }, [host, key, path]);
  useLayoutEffect(
    () => makeRoom(host, panel.current?.firstElementChild?.clientHeight ?? 0),
    [host],
  );
  const [opener] = useState(() => document.activeElement);
  const end = (): void => {
    keep(false);
    onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  useEscape(panel, end);
  return createPortal(
    <div ref={panel} className="page-hats">
      <section className="page-hats-panel" aria-label={translate('hats.title', 'Page hats')}>
        <HatField
          ref={field}
          host={host}
          hats={hats}
          language={language}
          onPressed={(control) => {
            const isField = isTextField(document.activeElement);
            if (!isKept && (isField || !control.matches(opensMore))) onClose();
            else if (!isField) focus();
          }}
        />
        <label className="page-hats-keep">
          <input
            type="checkbox"
            checked={isKept}
            onChange={(event) => keep(event.target.checked)}
          />
          {translate('hats.keep', 'Keep hats on')}
        </label>
        <button type="button" className="button" onClick={end}>
          {translate('hats.hide', 'Hide hats')}
        </button>
        <p className="page-hats-hints">{otherHints}</p>
      </section>
      <HatMarks hats={hats} />
    </div>,
    host,
  );
}

/** The hats, drawn above the page without affecting its layout, and hidden from screen readers. */
function HatMarks({ hats }: { readonly hats: readonly PageHat[] }) {
  return (
    <div className="page-hats-marks" aria-hidden="true">
      {hats.map(({ character, style, choice, place }) => (
        <span
          key={`${choice.character} ${choice.index}`}
          className={['hat', ...hatClassNames(style)].join(' ')}
          data-hat={[style.color, style.shape, character].join(' ')}
          style={{ left: place.left, top: place.top, fontSize: place.size }}
        >
          {place.isOwnLetter && <b>{character === '[unk]' ? '?' : character}</b>}
        </span>
      ))}
    </div>
  );
}

const otherHints = translate(
  'hats.otherHints',
  'Other hints as well? In Rango, say “hints off”. In Voice Control, say “hide numbers”.',
);

/** Returns whether hats stay on, now and on later visits, and a function that sets this. */
function useKept(): readonly [boolean, (isWanted: boolean) => void] {
  const [isKept, setKept] = useState(() => safeStorage.get(storageKeys.pageHats) !== null);
  const keep = (isWanted: boolean): void => {
    if (isWanted) safeStorage.set(storageKeys.pageHats, 'true');
    else safeStorage.remove(storageKeys.pageHats);
    setKept(isWanted);
  };
  return [isKept, keep];
}

/**
 * Adds space below the page, so that its end can be scrolled above the panel, or shortens an open
 * dialog; nothing in view moves. Returns a function that undoes this.
 */
function makeRoom(host: Element, height: number): () => void {
  if (!(host instanceof HTMLElement)) return () => undefined;
  const { style } = host;
  const before = style.cssText;
  if (host === document.body) style.marginBlockEnd = `${height}px`;
  else if (host.matches('dialog')) {
    const { top } = host.getBoundingClientRect();
    style.marginBlock = `${top}px auto`;
    style.maxBlockSize = `${window.innerHeight - height - top}px`;
  }
  return () => {
    style.cssText = before;
  };
}

/** Makes Escape remove the hats before it reaches an open dialog. */
function useEscape(panel: React.RefObject<HTMLElement | null>, end: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!panel.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    };
    return listen(window, { keydown: onKeyDown }, { capture: true });
  });
}
