import { expect, it, vi } from 'vitest';
import { layOutWhenIdle } from './use-deferred-layout.ts';

it('a browser that is never idle still lays out the whole page', async () => {
  document.body.innerHTML = `<article class="prose">${'<p>Text</p>'.repeat(40)}</article>`;
  const neverIdle = { didTimeout: true, timeRemaining: () => 0 };
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 0 : setTimeout(() => run(neverIdle), options.timeout),
  );
  layOutWhenIdle();
  await expect.poll(() => document.documentElement.hasAttribute('data-laid-out')).toBe(true);
  expect(document.querySelectorAll('.prose > [data-laid-out]')).toHaveLength(40);
});
