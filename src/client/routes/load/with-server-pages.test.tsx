import { afterEach, expect, it, vi } from 'vitest';
import { crashEvent, fixedEvent } from '#shared/page/page-problems.ts';
import { loadUntilFixed } from './with-server-pages.ts';

const told = vi.fn();
window.addEventListener(crashEvent, told);
afterEach(() => told.mockClear());

const fix = (): boolean => window.dispatchEvent(new Event(fixedEvent));

it('tells why a page cannot be loaded, and loads it again when that is fixed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('faulty')).mockResolvedValue('page');
  const loaded = loadUntilFixed(load);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  fix();
  expect(await loaded).toBe('page');
});

it('loads a page again that was fixed while it was loading, and tells nothing old', async () => {
  const load = vi
    .fn()
    .mockImplementationOnce(() => {
      fix();
      return Promise.reject(new Error('old'));
    })
    .mockResolvedValue('page');
  expect(await loadUntilFixed(load)).toBe('page');
  expect(told).not.toHaveBeenCalled();
});
