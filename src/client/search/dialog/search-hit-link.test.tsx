import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import type { SearchResult } from '../source/search-source.ts';
import { toDialogHits } from './dialog-client.ts';
import { DialogContext } from './dialog-state.ts';
import { SearchHitLink } from './search-hit-link.tsx';

const result: SearchResult = {
  key: '/user/glossary/#hat',
  href: '/docs/user/glossary/#hat',
  isExternal: false,
  title: { text: 'Hat', marks: [[0, 3]] },
  path: ['For users', 'Glossary'],
  snippet: null,
};

function show(query: string, changes: Partial<SearchResult> = {}): HTMLElement {
  const [hit] = toDialogHits([{ ...result, ...changes }]);
  const hierarchy = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  if (!hit) throw new Error('No hit.');
  render(
    <SiteFixture config={{}}>
      <DialogContext
        value={{
          query,
          answer: undefined,
          isPending: true,
          isEntered: false,
          meaning: undefined,
          storedCount: 0,
          countStored: () => () => undefined,
        }}
      >
        <ul>
          <li>
            <SearchHitLink hit={{ ...hit, hierarchy: { ...hierarchy, ...hit.hierarchy } }}>
              <div>
                <span>What DocSearch draws</span>
                <button type="button">Forget it</button>
              </div>
            </SearchHitLink>
          </li>
        </ul>
      </DialogContext>
    </SiteFixture>,
  );
  return screen.getByRole('link');
}

afterEach(cleanup);

describe('SearchHitLink', () => {
  it('a result begins with its number and has no buttons', () => {
    expect(show('hat').textContent).toBe('1HatGlossary');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('data-number')).toBe('1');
  });

  it('a stored search has neither number nor highlights, and its buttons are next to the link, not inside it', () => {
    const link = show('');
    expect(link.textContent).toBe('HatGlossary');
    expect(link.querySelector('mark')).toBeNull();
    expect(link.contains(screen.getByRole('button', { name: 'Forget it' }))).toBe(false);
  });

  it("leads to the result's address, with a full load outside the site", () => {
    expect(show('hat').getAttribute('href')).toBe('/docs/user/glossary/#hat');
    expect(screen.getByRole('link').hasAttribute(fullLoadAttribute)).toBe(false);
    cleanup();
    expect(show('hat', { isExternal: true }).hasAttribute(fullLoadAttribute)).toBe(true);
  });
});
