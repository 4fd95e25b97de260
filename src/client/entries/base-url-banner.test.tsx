import { afterEach, describe, expect, it } from 'vitest';
import { warnOfBaseUrl } from './base-url-banner.ts';

const lines = ['This site did not load properly.', 'Suggested base URL: {path}'];
const banner = (): HTMLElement | null => document.getElementById('base-url-banner');

function open(path: string): HTMLElement | null {
  history.replaceState(null, '', path);
  // Listeners of earlier tests remain; the newest banner comes first, and only that one counts.
  warnOfBaseUrl(lines);
  window.dispatchEvent(new Event('load'));
  return banner();
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-app-started');
});

describe('warnOfBaseUrl', () => {
  it('says what is wrong and the suggested base URL, in a box with a red border', () => {
    const shown = open('/wrong/');
    expect(shown?.textContent).toContain('did not load properly');
    expect(shown?.textContent).toContain('Suggested base URL: /wrong/');
    expect(shown?.style.border).toContain('red');
    expect(document.body.firstChild).toBe(shown);
  });

  it('adds the trailing slash to the suggestion', () => {
    expect(open('/wrong')?.textContent).toContain('Suggested base URL: /wrong/');
  });

  it('does nothing once the app has started, or before all files have loaded or failed', () => {
    warnOfBaseUrl(lines);
    expect(banner()).toBeNull();
    document.documentElement.setAttribute('data-app-started', '');
    expect(open('/docs/')).toBeNull();
  });

  it('inserts its lines as text', () => {
    warnOfBaseUrl(['<img src=x onerror=alert(1)>']);
    window.dispatchEvent(new Event('load'));
    expect(banner()?.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
