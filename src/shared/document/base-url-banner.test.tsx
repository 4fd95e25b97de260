import { afterEach, describe, expect, it } from 'vitest';
import { baseUrlBannerScript } from './base-url-banner.ts';

/** Returns the text of the inline script. */
function scriptFor(baseUrl: string): string {
  return baseUrlBannerScript({ baseUrl, baseUrlIssueBanner: true, catalogue: {} }) ?? '';
}

function open(path: string, baseUrl = '/docs/'): Element | null {
  history.replaceState(null, '', path);
  // Scripts of earlier cases are still listening; the newest banner comes first, and only that one
  // counts.
  new Function(scriptFor(baseUrl))();
  window.dispatchEvent(new Event('load'));
  return document.getElementById('base-url-banner');
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-app-started');
});

describe('baseUrlBannerScript', () => {
  it('says what is wrong, the current and the suggested base URL, in a box with a red border', () => {
    const banner = open('/wrong/');
    expect(banner?.textContent).toContain('did not load properly');
    expect(banner?.textContent).toContain('base URL');
    expect(banner?.textContent).toContain('Current base URL: /docs/');
    expect(banner?.textContent).toContain('Suggested base URL: /wrong/');
    expect((banner as HTMLElement).style.border).toContain('red');
    expect(document.body.firstChild).toBe(banner);
  });

  it('adds the trailing slash to the suggestion and marks "/" as the default value', () => {
    const banner = open('/wrong', '/');
    expect(banner?.textContent).toContain('Suggested base URL: /wrong/');
    expect(banner?.textContent).toContain('/ (default value)');
  });

  it('does nothing once the app has started, and nothing before all files have come or failed', () => {
    new Function(scriptFor('/docs/'))();
    expect(document.getElementById('base-url-banner')).toBeNull();
    document.documentElement.setAttribute('data-app-started', '');
    expect(open('/docs/')).toBeNull();
  });

  it('is absent when switched off', () => {
    expect(
      baseUrlBannerScript({ baseUrl: '/docs/', baseUrlIssueBanner: false, catalogue: {} }),
    ).toBeNull();
  });

  it('inserts the suggestion as text', () => {
    const path = `/<img src=x onerror=alert(1)>`;
    const banner = open('/x');
    const script = scriptFor('/docs/').replace('location.pathname', JSON.stringify(path));
    document.body.replaceChildren();
    new Function(script)();
    window.dispatchEvent(new Event('load'));
    expect(banner?.querySelector('img')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    expect(document.body.textContent).toContain(path);
  });

  it('stays below 1 kB and cannot be ended by its texts', () => {
    expect(new TextEncoder().encode(scriptFor('/docs/')).length).toBeLessThanOrEqual(1024);
    expect(scriptFor('/</script>/')).not.toContain('</script>');
  });
});
