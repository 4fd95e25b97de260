import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { hatClassNames } from '#shared/hats.ts';
import { inLanguage } from '#client/language/in-language.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { HatField } from './hat-field.tsx';
import { hatsOfPage, type PageHat } from './page-hats.ts';
import { namedCharacters, pageHatStyles } from './hat-words.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { isTextField } from './press-control.ts';
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
  const { hats, host } = usePageHats(panel, field, language);
  const { key } = useLocation();
  const { path } = usePage();
  // Called in effects, so that it moves focus only after a new page or a jump has moved it.
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
  const end = () => {
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
      {hats.map(({ style, character, index, place }) => (
        <span
          key={`${character} ${index}`}
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

/**
 * Returns the hats, updated after any event that may move or change a control, and the element to
 * draw them in. The field for hat names gets no hat itself.
 */
function usePageHats(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  language: Language,
) {
  const [hats, setHats] = useState<readonly PageHat[]>([]);
  const [host, setHost] = useState(findHost);
  const before = useRef<readonly PageHat[]>([]);
  const refresh = useCallback(() => {
    before.current = hatsOfPage({
      styles: pageHatStyles(language.vocabulary),
      named: namedCharacters(language.sayable),
      except: field.current,
      before: before.current,
    });
    setHats(before.current);
    setHost(findHost());
  }, [field, language]);
  useEffect(() => watchPage(panel, refresh), [panel, refresh]);
  return { hats, host };
}

/**
 * Returns the topmost modal dialog or the open search, because nothing else can be used while it is
 * open, or else the page's body.
 */
function findHost() {
  return (
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector('.search-root') ??
    document.body
  );
}

/** Events that may move, show or hide controls without a change that the observer sees. */
const movements = ['scroll', 'resize', 'transitionend', 'toggle', 'focusin', 'load'];

/**
 * Calls `refresh` before the next paint, and again after each change of the page outside `panel`.
 * Returns a cleanup function.
 */
function watchPage(panel: RefObject<HTMLElement | null>, refresh: () => void) {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  };
  schedule();
  const observer = new MutationObserver((changes) => {
    const counts = ({ type, target }: MutationRecord) => {
      if (panel.current?.contains(target)) return false;
      if (type !== 'attributes') return true;
      // Attribute changes outside the viewport cannot move a control that has a hat, and there are
      // hundreds of them during the home page's layout.
      const { top, bottom } = (target as Element).getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    };
    if (changes.some(counts)) schedule();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const handlers = Object.fromEntries(movements.map((name) => [name, schedule]));
  const stop = listen(window, handlers, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    stop();
  };
}

/** Returns whether hats stay on, now and on later visits, and a function that sets this. */
function useKept() {
  const [isKept, setKept] = useState(() => safeStorage.get(storageKeys.pageHats) !== null);
  const keep = (isWanted: boolean) => {
    if (isWanted) safeStorage.set(storageKeys.pageHats, 'true');
    else safeStorage.remove(storageKeys.pageHats);
    setKept(isWanted);
  };
  return [isKept, keep] as const;
}

/**
 * Adds space below the page, so that its end can be scrolled above the panel, or shortens an open
 * dialog; nothing in view moves. Returns a function that undoes this.
 */
function makeRoom(host: Element, height: number) {
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

/**
 * Makes Escape remove the hats while focus is in the panel, before the key reaches an open dialog.
 */
function useEscape(panel: RefObject<HTMLElement | null>, end: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (!panel.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    };
    return listen(window, { keydown: onKeyDown }, { capture: true });
  });
}
