import {
  announcementAttribute,
  defaultAnnouncementId,
  misspeltAnnouncementId,
} from '#shared/announcement.ts';
import { darkSystemQuery, lightSystemQuery, themeAttribute } from '#shared/color-mode.ts';
import { scriptLiteral } from '#shared/script-literal.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { scriptingAttribute } from '#shared/document-marks.ts';
import { missingFilesGuard } from './missing-files-guard.ts';
import { earlyClickScript, startAppScript } from './start-app-script.ts';

/**
 * Text of the inline script in the head that runs before the first paint, so that neither the colours nor the
 * announcement bar flash. It decides as `resolveColorMode` and `isAnnouncementDismissed` do; a test compares them.
 */
export function prePaintScript({
  colorMode,
  announcementBar,
}: Pick<SiteConfig, 'colorMode' | 'announcementBar'>): string {
  return [
    '(()=>{',
    helpers,
    `e.setAttribute(${scriptLiteral(scriptingAttribute)},"");`,
    startAppScript,
    earlyClickScript,
    missingFilesGuard(scriptingAttribute),
    colorModePart(colorMode),
    announcementBar?.isCloseable ? announcementPart(announcementBar.id) : '',
    '})()',
  ].join('');
}

/** Text of an inline script that sets the colours alone, for the documents of the development server. */
export function colorModeScript({ colorMode }: Pick<SiteConfig, 'colorMode'>): string {
  return `(()=>{${helpers}${colorModePart(colorMode)}})()`;
}

const helpers =
  'var d=document,e=d.documentElement,s=k=>{try{return localStorage.getItem(k)}catch{return null}};';

function colorModePart({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: SiteConfig['colorMode']): string {
  const stored = disableSwitch ? 'null' : `s(${scriptLiteral(storageKeys.theme)})`;
  const fallback = scriptLiteral(defaultMode);
  // A system without a preference has the default, so that the other mode alone is asked for.
  const system =
    defaultMode === 'dark'
      ? `matchMedia(${scriptLiteral(lightSystemQuery)}).matches?"light":"dark"`
      : `matchMedia(${scriptLiteral(darkSystemQuery)}).matches?"dark":"light"`;
  return `var t=${stored};e.setAttribute(${scriptLiteral(themeAttribute)},t!==null?(t==="dark"?t:"light"):${respectPrefersColorScheme ? system : fallback});`;
}

function announcementPart(id: string): string {
  const known =
    id === defaultAnnouncementId
      ? `(i===${scriptLiteral(id)}||i===${scriptLiteral(misspeltAnnouncementId)})`
      : `i===${scriptLiteral(id)}`;
  return (
    `var i=s(${scriptLiteral(storageKeys.announcementId)});` +
    `e.setAttribute(${scriptLiteral(announcementAttribute)},${known}&&s(${scriptLiteral(storageKeys.announcementDismissed)})==="true");`
  );
}
