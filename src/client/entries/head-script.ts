import {
  announcementAttribute,
  isAnnouncementDismissed,
  type ClosableBar,
} from '#client/store/announcement.ts';
import { resolveColorMode, systemColorMode, themeAttribute } from '#client/store/color-mode.ts';
import {
  appListeningAttribute,
  appScriptsId,
  appStartedAttribute,
  scriptingAttribute,
} from '#shared/document/document-marks.ts';
import type { ColorModeConfig } from '#shared/config/site-config.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { navigationTiming } from '#client/loading/navigation-timing.ts';
import { markPressed } from './early-click.ts';
import { listenForSearch } from './early-search.ts';

/** What the head script needs from the site's configuration. */
export interface HeadSettings {
  readonly colorMode: ColorModeConfig;
  /** Accessible name of a search field that opens before the app has started. */
  readonly searchLabel: string;
}

const root = document.documentElement;

/**
 * Runs in the head of every document before its first paint, so that colors do not flash. Until the
 * app has started, it also handles missing app files, the search shortcut and clicks on buttons.
 * The build bundles it separately and inlines it in the documents.
 */
export function runHeadScript({ colorMode, searchLabel }: HeadSettings): void {
  root.setAttribute(scriptingAttribute, '');
  document.addEventListener('DOMContentLoaded', requestApp);
  document.addEventListener('click', noteEarlyClick, true);
  window.addEventListener('error', recoverFromMissingFile, true);
  listenForSearch(searchLabel, readStorage);
  const stored = readStorage(storageKeys.theme);
  root.setAttribute(themeAttribute, resolveColorMode(colorMode, stored, systemColorMode()));
}

/**
 * Moves the app's files out of their template, so that they are requested only after the text has
 * been painted. The document's `load` event still waits for them.
 */
function requestApp() {
  const held = document.querySelector<HTMLTemplateElement>(`#${appScriptsId}`);
  if (!held) return;
  // A copy, because a style sheet created by the parser would block the first paint.
  const files = document.importNode(held.content, true);
  // Keeps the scripts in order, so that React is evaluated in one task and the app in the next,
  // whichever loads first.
  for (const script of files.querySelectorAll('script')) script.async = false;
  held.replaceWith(files);
}

/**
 * Marks a button that is pressed before the app is listening. Links and fields work without the
 * app.
 */
function noteEarlyClick({ target }: Event) {
  const button = target instanceof Element && target.closest('button');
  if (button && !root.hasAttribute(appListeningAttribute)) markPressed(button);
}

/**
 * Reloads a document once if its files are gone, as can happen with an outdated cache; Navigation
 * Timing reveals an earlier reload without the need for storage. If a script is missing and
 * reloading did not help or is impossible, removes the attribute that marks scripting as available,
 * so that no broken controls remain.
 */
function recoverFromMissingFile({ target }: Event) {
  if (root.hasAttribute(appStartedAttribute) || !isAppFile(target)) return;
  const load = navigationTiming();
  const isFirstLoad = load && load.type !== 'reload';
  if (navigator.onLine && isFirstLoad) window.location.reload();
  else if (target instanceof HTMLScriptElement) root.removeAttribute(scriptingAttribute);
}

function isAppFile(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches('script[src], link[rel=stylesheet]');
}

/** Before the first paint, hides an announcement that the reader has closed. */
export function hideClosedAnnouncement(bar: ClosableBar): void {
  root.setAttribute(announcementAttribute, String(isAnnouncementDismissed(bar, readStorage)));
}

/** Returns the stored text; null if there is none or the browser blocks storage. */
function readStorage(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
