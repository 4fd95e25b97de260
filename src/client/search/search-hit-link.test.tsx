import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import type { HostedHit } from './hosted/wire.ts';
import { bareConfig, SiteFixture } from '#client/testing/site-fixture.tsx';
import { SearchHitLink } from './search-hit-link.tsx';

const hierarchy = {
  lvl0: 'For users',
  lvl1: 'Glossary',
  lvl2: 'Hat',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const marked: Pick<HostedHit, '_highlightResult'> = {
  _highlightResult: { hierarchy: { lvl2: { value: '<mark>Hat</mark>' } } },
};

function show(hit: Partial<HostedHit> & { readonly number?: number }, externalUrlRegex?: string) {
  render(
    <SiteFixture
      config={{
        search: {
          ...bareConfig.search,
          ...(externalUrlRegex === undefined ? {} : { externalUrlRegex }),
        },
      }}
    >
      <ul>
        <li>
          <SearchHitLink
            hit={{
              url: 'https://example.com/docs/user/glossary/#hat',
              type: 'lvl2',
              content: null,
              hierarchy,
              number: 3,
              ...hit,
            }}
          >
            <div>
              <span>What DocSearch draws</span>
              <button type="button">Forget it</button>
            </div>
          </SearchHitLink>
        </li>
      </ul>
    </SiteFixture>,
  );
  return screen.getByRole('link');
}

afterEach(cleanup);

describe('SearchHitLink', () => {
  it('a result begins with its number and has no buttons', () => {
    expect(show(marked).textContent).toBe('3HatGlossary');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('data-number')).toBe('3');
  });

  it('a stored search has no number, and its buttons stand beside the link and not in it', () => {
    const link = show({});
    expect(link.textContent).toBe('HatGlossary');
    expect(link.contains(screen.getByRole('button', { name: 'Forget it' }))).toBe(false);
  });

  it('leads into the site, and loads fully what matches the configured pattern', () => {
    expect(show(marked).getAttribute('href')).toBe('/docs/user/glossary/#hat');
    expect(screen.getByRole('link').hasAttribute(fullLoadAttribute)).toBe(false);
    cleanup();
    expect(show(marked, 'glossary').hasAttribute(fullLoadAttribute)).toBe(true);
  });
});
