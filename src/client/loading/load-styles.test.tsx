import { afterEach, expect, it, vi } from 'vitest';
import { loadStyles } from './load-styles.ts';

afterEach(() => document.head.replaceChildren());

it('whoever asks for a style sheet that is loading waits for it; after a failure, the next one requests it again', async () => {
  const done = vi.fn<() => void>();
  const both = [loadStyles('/a.css'), loadStyles('/a.css')].map((one) => one.then(done));
  const links = document.querySelectorAll('link');
  expect(links).toHaveLength(1);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  links[0]?.dispatchEvent(new Event('load'));
  await Promise.all(both);
  const failed = loadStyles('/b.css');
  document.querySelector('[href="/b.css"]')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  void loadStyles('/b.css');
  expect(document.querySelectorAll('[href="/b.css"]')).toHaveLength(1);
});
