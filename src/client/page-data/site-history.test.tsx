import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHistory, createStaticHistory } from './site-history.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('createBrowserHistory', () => {
  it('reads the address without the base path', () => {
    window.history.replaceState(null, '', '/docs/user/?q=a%20b#x');
    expect(createBrowserHistory('/docs/').current()).toEqual({
      pathname: '/user/',
      search: '?q=a%20b',
      hash: '#x',
      key: expect.stringMatching(/./) as string,
      action: 'pop',
    });
  });

  it('adds an entry below the base path, and replaces one', () => {
    const history = createBrowserHistory('/docs/');
    const before = window.history.length;
    history.navigate('/user/?q=x#y');
    expect(window.location.href).toMatch(/\/docs\/user\/\?q=x#y$/);
    expect(window.history.length).toBe(before + 1);
    const { key } = history.current();
    expect(history.current()).toMatchObject({ pathname: '/user/', action: 'push' });
    history.navigate('/', { replace: true });
    expect(window.history.length).toBe(before + 1);
    expect(history.current()).toMatchObject({ pathname: '/', action: 'replace' });
    expect(history.current().key).not.toBe(key);
  });

  it('gives an entry its key again when Back leads to it', async () => {
    const history = createBrowserHistory('/docs/');
    const end = history.subscribe(() => undefined);
    history.navigate('/a/');
    const first = history.current();
    history.navigate('/b/');
    window.history.back();
    await vi.waitFor(() => expect(history.current()).toEqual({ ...first, action: 'pop' }));
    end();
  });

  it('is the same entry until something changes, and tells whoever subscribed', () => {
    const history = createBrowserHistory('/docs/');
    const listener = vi.fn();
    const end = history.subscribe(listener);
    const before = history.current();
    expect(history.current()).toBe(before);
    history.navigate('/a/');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    history.navigate('/b/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(history.current().action).toBe('push');
  });

  it('names an entry that the browser made, and leaves in its state what others keep there', () => {
    for (const state of [7, 'text', null, { key: 3 }, { other: 1 }]) {
      window.history.replaceState(state, '', '/docs/');
      const { key } = createBrowserHistory('/docs/').current();
      expect(key).toMatch(/^[a-z0-9]+$/);
      expect(window.history.state).toMatchObject({ key });
      expect(createBrowserHistory('/docs/').current().key).toBe(key);
    }
    expect(window.history.state).toMatchObject({ other: 1 });
  });
});

describe('createStaticHistory', () => {
  it('stays where it is', () => {
    const history = createStaticHistory('/user/');
    history.navigate('/other/');
    expect(history.current()).toMatchObject({ pathname: '/user/', hash: '', action: 'pop' });
  });
});
