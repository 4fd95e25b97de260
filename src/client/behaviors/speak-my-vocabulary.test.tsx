import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import type { SiteStore } from '#client/store/site-store.ts';
import { createTestStore } from '#client/testing/test-store.ts';
import { speakMyVocabulary } from './speak-my-vocabulary.ts';

const page =
  '<p><span class="spoken">“<span data-term="simple_action:setSelection">take</span> <span data-term="scope_type_plural:namedFunction">funks</span>”</span></p>';
const own = [
  { group: 'simple_action', identifier: 'setSelection', spoken: ['grab', 'snatch'] },
  { group: 'scope_type', identifier: 'namedFunction', spoken: ['function'] },
] as const;

const phrases =
  '<p aria-label="Link to “take third funk”"><span class="spoken">“take three funks”</span> <span class="spoken">“take <span class="spoken-slot">target</span>”</span> <span class="spoken">“chuck air”</span></p>';

const text = (): string => document.body.textContent;
const shows = (words: string) => expect.poll(text).toBe(words);
const restores = (html: string) => expect.poll(() => document.body.innerHTML).toBe(html);
const deleted = () => document.querySelector('[role="deletion"]')?.textContent;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('speakMyVocabulary', () => {
  let stop = (): void => undefined;
  let store: SiteStore;
  const setMine = (mine: MyVocabulary): void => store.getState().setMyVocabulary(mine);
  beforeEach(() => {
    store = createTestStore();
    document.body.innerHTML = page;
  });
  afterEach(() => {
    stop();
    localStorage.clear();
  });

  it('shows stored words, including plurals, and restores the defaults', async () => {
    setMine(own);
    stop = speakMyVocabulary(store);
    await shows('“grab functions”');
    setMine([]);
    await restores(page);
  });

  it('follows changes to the words', async () => {
    stop = speakMyVocabulary(store);
    expect(text()).toBe('“take funks”');
    setMine(own);
    setMine([{ ...own[0], spoken: ['pick'] }]);
    await shows('“pick funks”');
  });

  it('marks disabled words, and removes the mark again', async () => {
    stop = speakMyVocabulary(store);
    setMine([{ ...own[0], spoken: [] }]);
    await expect.poll(deleted).toBe('take');
    setMine([]);
    await restores(page);
  });

  it('shows them in content added later', async () => {
    setMine(own);
    stop = speakMyVocabulary(store);
    await shows('“grab functions”');
    document.body.insertAdjacentHTML('beforeend', `<main>${page}</main>`);
    await settle();
    expect(document.querySelector('main')?.textContent).toBe('“grab functions”');
  });

  it('parses phrases whose terms are not marked, including those in labels, and restores them', async () => {
    document.body.innerHTML = phrases;
    setMine(own);
    stop = speakMyVocabulary(store);
    await shows('“grab three functions” “grab target” “chuck air”');
    expect(document.querySelector('p')?.ariaLabel).toBe('Link to “grab third function”');
    expect(document.querySelector('.spoken-slot')?.textContent).toBe('target');
    setMine([{ ...own[0], spoken: [] }]);
    await expect.poll(deleted).toBe('take');
    expect(document.querySelector('p')?.ariaLabel).toBe('Link to “take third funk”');
    setMine([]);
    await restores(phrases);
  });

  it('parses phrases added later, each once', async () => {
    setMine(own);
    stop = speakMyVocabulary(store);
    document.body.innerHTML = phrases;
    await shows('“grab three functions” “grab target” “chuck air”');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div><span class="spoken">“fold funk”</span></div>',
    );
    await settle();
    expect(document.querySelector('div')?.textContent).toBe('“fold function”');
  });

  it('stops after cleanup', async () => {
    speakMyVocabulary(store)();
    setMine(own);
    await settle();
    expect(text()).toBe('“take funks”');
  });
});
