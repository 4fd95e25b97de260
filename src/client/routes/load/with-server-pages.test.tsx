import { Component, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { crashEvent, fixedEvent } from '#shared/page/page-problems.ts';
import { loadUntilFixed, reportCrash } from './with-server-pages.ts';

const told = vi.fn<(event: CustomEventInit<Error>) => void>();
window.addEventListener(crashEvent, told);
afterEach(() => told.mockClear());

const fix = (): boolean => window.dispatchEvent(new Event(fixedEvent));

it('reports why a page cannot be loaded, and loads it again once that is fixed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('faulty')).mockResolvedValue('page');
  const loaded = loadUntilFixed(load);
  await expect.poll(() => told).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  fix();
  expect(await loaded).toBe('page');
});

it('reloads a page that was fixed while it was loading, without reporting the outdated error', async () => {
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

class Boundary extends Component<{ readonly children: ReactNode }, { readonly isOver: boolean }> {
  override state = { isOver: false };
  static getDerivedStateFromError = () => ({ isOver: true });
  override render = () => !this.state.isOver && this.props.children;
}

it('reports where an element that React cannot render was created', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = () => createElement('img', {}, 'text');
  const page = createElement(Boundary, null, createElement(Page));
  const root = createRoot(document.createElement('div'), { onCaughtError: reportCrash });
  root.render(page);
  await expect.poll(() => told).toHaveBeenCalled();
  const [{ detail } = {}] = told.mock.lastCall ?? [];
  expect(detail?.message).toMatch(/^img is a void element tag/);
  expect(detail?.stack).toContain('at Page (');
  log.mockRestore();
});
