import { appStartedAttribute } from './document-marks.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import { translateWith } from '../i18n/translate.ts';
import { scriptLiteral } from './script-literal.ts';
import type { LocalizedConfig } from '../config/site-config.ts';

/** Id of the banner. The site's own styles hide it, because if they load, the base URL is right. */
const baseUrlBannerId = 'base-url-banner';

type BannerConfig = Pick<LocalizedConfig, 'baseUrl' | 'baseUrlIssueBanner' | 'catalogue'>;

/**
 * Returns the inline script that warns on the home page if the site's files are at a different base
 * URL; null if this is turned off. It inserts everything as text, because the suggestion comes from
 * the address.
 */
export function baseUrlBannerScript({
  baseUrl,
  baseUrlIssueBanner,
  catalogue,
}: BannerConfig): string | null {
  if (!baseUrlIssueBanner) return null;
  const lines = bannerLines(baseUrl, catalogue).map(scriptLiteral).join();
  return [
    'addEventListener("load",()=>{var d=document,p=location.pathname;',
    `if(d.documentElement.hasAttribute(${scriptLiteral(appStartedAttribute)}))return;`,
    'if(!p.endsWith("/"))p+="/";',
    `var b=d.createElement("div");b.id=${scriptLiteral(baseUrlBannerId)};b.setAttribute("role","alert");`,
    'b.style.cssText="border:4px solid red;padding:16px;margin:16px;font:18px/1.5 sans-serif";',
    `[${lines}].forEach(t=>{var l=d.createElement("p");l.textContent=t.replace("{path}",()=>p);b.append(l)});`,
    'd.body.prepend(b)})',
  ].join('');
}

function bannerLines(baseUrl: string, catalogue: Catalogue): string[] {
  const translate = translateWith(catalogue);
  return [
    translate('baseUrlBanner.problem', 'This site did not load properly.'),
    translate(
      'baseUrlBanner.cause',
      'A common cause is a wrong base URL in the site’s configuration.',
    ),
    baseUrl === '/'
      ? translate('baseUrlBanner.currentDefault', 'Current base URL: {baseUrl} (default value)', {
          baseUrl,
        })
      : translate('baseUrlBanner.current', 'Current base URL: {baseUrl}', { baseUrl }),
    translate('baseUrlBanner.suggestion', 'Suggested base URL: {path}'),
  ];
}
