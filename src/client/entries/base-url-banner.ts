import { appStartedAttribute } from '#shared/document/document-marks.ts';

/** Id of the banner. The site's own styles hide it, because if they load, the base URL is right. */
const bannerId = 'base-url-banner';

/**
 * Shows a warning if the app has not started by the time the page has loaded, probably because the
 * site's files are at a different base URL. The build inlines this function in the home page. In
 * `lines`, `{path}` is replaced with the suggested base URL, which is inserted as text because it
 * comes from the page's URL.
 */
export function warnOfBaseUrl(lines: readonly string[]): void {
  window.addEventListener('load', () => {
    if (document.documentElement.hasAttribute(appStartedAttribute)) return;
    const path = location.pathname.replace(/\/?$/, '/');
    const banner = document.createElement('div');
    banner.id = bannerId;
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'border:4px solid red;padding:16px;margin:16px;font:18px/1.5 sans-serif';
    for (const line of lines) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line.replace('{path}', () => path);
      banner.append(paragraph);
    }
    document.body.prepend(banner);
  });
}
