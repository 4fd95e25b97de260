import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { SkipLink } from './skip-link.tsx';

afterEach(cleanup);

describe('SkipLink', () => {
  it('is a real link that moves focus to the main region and keeps the address', () => {
    Element.prototype.scrollIntoView = () => {};
    render(
      <SiteFixture>
        <SkipLink />
        <main id="main-content" tabIndex={-1} />
      </SiteFixture>,
    );
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    expect(link.getAttribute('href')).toBe('#main-content');
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('');
  });
});
