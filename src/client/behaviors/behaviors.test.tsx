import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as storageKeys from '#client/store/storage-keys.ts';
import { createTestStore } from '#client/testing/test-store.ts';
import { installAll } from './install-all.ts';

const markup = `
  <figure class="code-block" data-language="ts" data-line-numbers><div class="code-actions">
    <button type="button" data-action="wrap-code" aria-label="Toggle word wrap" hidden>Toggle word wrap</button>
    <button type="button" data-action="copy-code" aria-label="Copy code to clipboard">Copy code</button></div>
    <pre tabindex="0" role="region" aria-label="Setup code"><code><span class="line line-added">const a = 1;</span>\n<span class="line">use(a);</span>\n</code></pre></figure>
  <div class="table-scroll" tabindex="0" role="region" aria-label="Setup table"><table></table></div>
  <div class="drill-goal" tabindex="0" role="region" aria-label="Which phrase?"><code>const a</code></div>
  <button type="button" data-action="copy-page" data-url="/docs/x.md">Copy page</button>
  <button type="button" data-action="press-control" value="control-vocabulary">Load my spoken words</button>
  <div class="example-side"><pre class="example-code"><code>dr<span class="hat">a</span>w<b>()</b></code></pre></div>
  <a class="heading-link" href="#" aria-label="Link to it"></a>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const copyButton = () => find('[data-action="copy-code"]');
const wrapButton = () => find('[data-action="wrap-code"]');
const settle = () => vi.advanceTimersByTimeAsync(0);
let scrollWidth = 100;
let resized: () => void = () => {};
let stop: () => void = () => {};

function stubClipboard(writeText: (text: string) => Promise<void>) {
  const write = vi.fn(writeText);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  return write;
}

beforeEach(() => {
  vi.useFakeTimers();
  scrollWidth = 100;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => scrollWidth);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly targets = new Set<Element>();
      constructor(report: (entries: { target: Element }[]) => void) {
        const before = resized;
        resized = () => {
          before();
          report([...this.targets].map((target) => ({ target })));
        };
      }
      observe = (target: Element) => void this.targets.add(target);
      unobserve = (target: Element) => void this.targets.delete(target);
      disconnect = () => this.targets.clear();
    },
  );
  document.body.innerHTML = `${markup}<p id="status-region" role="status"></p>`;
  stop = installAll(createTestStore());
  vi.runAllTimers();
});

afterEach(() => {
  stop();
  resized = () => {};
  localStorage.clear();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('copy code', () => {
  it('copies the exact code, says "Copied" for a second, then its own name again', async () => {
    const write = stubClipboard(() => Promise.resolve());
    copyButton().click();
    await settle();
    expect(write).toHaveBeenCalledWith('const a = 1;\nuse(a);');
    expect([copyButton().textContent, copyButton().getAttribute('aria-label')]).toEqual([
      'Copied',
      'Copied',
    ]);
    expect(find('[role="status"]').textContent).toBe('Copied');
    vi.advanceTimersByTime(999);
    expect(copyButton().textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect([copyButton().textContent, copyButton().getAttribute('aria-label')]).toEqual([
      'Copy code',
      'Copy code to clipboard',
    ]);
  });

  it('a second press within the second starts the second over and keeps the name', async () => {
    stubClipboard(() => Promise.resolve());
    copyButton().click();
    await vi.advanceTimersByTimeAsync(600);
    copyButton().click();
    await vi.advanceTimersByTimeAsync(600);
    expect(copyButton().textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(400);
    expect(copyButton().textContent).toBe('Copy code');
  });

  it('does not claim success if the clipboard is blocked, and selects the code instead', async () => {
    stubClipboard(() => Promise.reject(new Error('blocked')));
    copyButton().click();
    await settle();
    expect(copyButton().textContent).toBe('Not copied');
    expect(getSelection()?.toString()).toContain('const a = 1;');
  });

  it('does not fail without a clipboard', async () => {
    vi.stubGlobal('navigator', {});
    copyButton().click();
    await settle();
    expect(copyButton().textContent).toBe('Not copied');
  });
});

describe('copy page', () => {
  const pageButton = () => find('[data-action="copy-page"]');

  it('copies the page’s Markdown', async () => {
    const write = stubClipboard(() => Promise.resolve());
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(`# From ${url}`)));
    pageButton().click();
    await vi.dynamicImportSettled();
    await settle();
    expect(write).toHaveBeenCalledWith('# From /docs/x.md');
    expect(pageButton().textContent).toBe('Copied');
    expect(pageButton().hasAttribute('aria-label')).toBe(false);
  });

  it('does not claim success if the Markdown is missing', async () => {
    const write = stubClipboard(() => Promise.resolve());
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    pageButton().click();
    await vi.dynamicImportSettled();
    await settle();
    expect(write).not.toHaveBeenCalled();
    expect(pageButton().textContent).toBe('Not copied');
  });
});

it('a button in the text presses the control that it names', async () => {
  const control = document.createElement('button');
  const pressed = vi.fn();
  control.id = 'control-vocabulary';
  control.addEventListener('click', pressed);
  document.body.append(control);
  find('[data-action="press-control"]').click();
  await vi.dynamicImportSettled();
  await settle();
  expect(pressed).toHaveBeenCalledOnce();
  control.remove();
});

describe('wrap code', () => {
  const block = () => find('.code-block');

  it('shows the button only while lines are too long', () => {
    expect(wrapButton().hidden).toBe(true);
    scrollWidth = 300;
    resized();
    expect(wrapButton().hidden).toBe(false);
    scrollWidth = 100;
    resized();
    expect(wrapButton().hidden).toBe(true);
  });

  it('toggles wrapping, exposes its state and stores the choice', () => {
    scrollWidth = 300;
    resized();
    wrapButton().click();
    expect(['wrapped' in block().dataset, wrapButton().getAttribute('aria-pressed')]).toEqual([
      true,
      'true',
    ]);
    expect(localStorage.getItem(storageKeys.codeWrap)).toBe('true');
    wrapButton().click();
    expect(['wrapped' in block().dataset, wrapButton().getAttribute('aria-pressed')]).toEqual([
      false,
      'false',
    ]);
  });

  it('applies the stored choice to code added later', async () => {
    localStorage.setItem(storageKeys.codeWrap, 'true');
    scrollWidth = 300;
    document.body.innerHTML = `${markup}<p id="status-region" role="status"></p>`;
    await settle();
    expect('wrapped' in block().dataset).toBe(true);
    expect(wrapButton().hidden).toBe(false);
  });
});

describe('scrollable regions', () => {
  const state = (selector: string) =>
    ['tabindex', 'role', 'aria-label'].map((name) => find(selector).getAttribute(name));

  it('makes overflowing code, tables and goals focusable, each with the name that it came with', () => {
    scrollWidth = 300;
    resized();
    expect(state('pre')).toEqual(['0', 'region', 'Setup code']);
    expect(state('.table-scroll')).toEqual(['0', 'region', 'Setup table']);
    expect(state('.drill-goal')).toEqual(['0', 'region', 'Which phrase?']);
  });

  it('keeps boxes that fit out of the tab order, even after resizing', () => {
    expect(state('pre')).toEqual([null, null, null]);
    expect(state('.drill-goal')).toEqual([null, null, null]);
    scrollWidth = 300;
    resized();
    scrollWidth = 100;
    resized();
    expect(state('pre')).toEqual([null, null, null]);
  });
});

describe('lists with arrow keys', () => {
  const list = `<nav data-arrow-keys><input type="search"><a href="#a">A</a><button>Open B</button>
    <div hidden><a href="#c">C</a></div><a href="#d" aria-current="page">D</a></nav>`;
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('nav :is(a, button)')].map(
      ({ tabIndex }) => tabIndex,
    );
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );

  beforeEach(async () => {
    document.body.insertAdjacentHTML('beforeend', list);
    await settle();
  });

  it('are one tab stop: at first the current page, then the last focused link', () => {
    expect(stops()).toEqual([-1, -1, -1, 0]);
    find('nav button').focus();
    expect(stops()).toEqual([-1, 0, -1, -1]);
  });

  it('support arrow keys, Home and End, skipping collapsed items', () => {
    find('nav a').focus();
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowUp'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(walked).toEqual(['Open B', 'D', 'D', 'A', 'D', 'Open B']);
  });

  it('are entered from their filter with the arrow key; the filter keeps its other keys', () => {
    find('nav input').focus();
    press('End');
    expect(document.activeElement?.tagName).toBe('INPUT');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('A');
  });
});

describe('focus tips', () => {
  it("Escape hides a link's name until it is focused again", () => {
    const icon = find('.heading-link');
    icon.focus();
    icon.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(icon.hasAttribute('data-tip-dismissed')).toBe(true);
    icon.blur();
    expect(icon.hasAttribute('data-tip-dismissed')).toBe(false);
  });
});

describe('installAll', () => {
  it('stops after cleanup', async () => {
    const write = stubClipboard(() => Promise.resolve());
    stop();
    copyButton().click();
    await settle();
    expect(write).not.toHaveBeenCalled();
  });
});

it("exposes an example's code as one text to screen readers", () => {
  const code = find('.example-code');
  expect(code.getAttribute('role')).toBe('img');
  expect(code.getAttribute('aria-label')).toBe('draw()');
  expect(code.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
