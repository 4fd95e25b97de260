import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageErrorBoundary, SiteErrorBoundary } from './page-error-boundary.tsx';
import { notFoundPageData } from '../routes/special-pages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageNotLoaded } from '../loading/page-not-loaded.tsx';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('PageNotLoaded', () => {
  const draw = (onRetry: () => void) =>
    render(
      <PageNotLoaded
        error={new Error('<b>gone</b>')}
        heading="The page could not be loaded"
        onRetry={onRetry}
      />,
      { wrapper: SiteFixture },
    );

  it('shows the error’s text in a box, and retries on demand', () => {
    const onRetry = vi.fn();
    draw(onRetry);
    expect(screen.getByRole('alert').className).toBe('error-box');
    expect(screen.getByText('<b>gone</b>')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has a main region with one heading', () => {
    draw(() => {});
    expect(screen.getByRole('main').querySelectorAll('h1')).toHaveLength(1);
  });

  it('says that the reader is offline, and retries automatically when the connection returns', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = vi.fn();
    draw(onRetry);
    expect(screen.getByRole('alert').textContent).toMatch(/^You are offline/);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('PageLoading', () => {
  it('shows nothing before the delay, then a spinner of two rings', () => {
    const { rerender } = render(<PageLoading isLate={false} />, { wrapper: SiteFixture });
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<PageLoading isLate />);
    expect(screen.getByRole('status').querySelectorAll('.spinner-ring')).toHaveLength(2);
  });
});

describe('NotFoundPage', () => {
  it('says that there is no such page and what to do', () => {
    render(
      <SiteFixture page={notFoundPageData('/nowhere/')}>
        <NotFoundPage />
      </SiteFixture>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByText(/tell the owner of the site/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/');
  });
});

describe('error boundaries', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  function Fragile({ fails }: { readonly fails: () => boolean }) {
    if (fails()) throw new Error('<i>boom</i>');
    return <p>fine</p>;
  }
  const page = (fails: () => boolean, key = 'first') => (
    <SiteFixture location={{ key }}>
      <nav>navbar</nav>
      <PageErrorBoundary>
        <Fragile fails={fails} />
      </PageErrorBoundary>
    </SiteFixture>
  );
  const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  it('shows title, message and button, and keeps the frame', () => {
    render(page(() => true));
    expect(screen.getByRole('heading').textContent).toBe('This page crashed.');
    expect(screen.getByRole('alert').textContent).toContain('boom');
    expect(screen.getByText('navbar')).toBeTruthy();
  });

  it('renders again on retry, and shows the error if it recurs', () => {
    let broken = true;
    render(page(() => broken));
    tryAgain();
    expect(screen.getByRole('heading').textContent).toBe('This page crashed.');
    broken = false;
    tryAgain();
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('shows a bare page when the frame crashes, and says so in the title', () => {
    document.title = 'Before';
    render(
      <SiteErrorBoundary>
        <Fragile fails={() => true} />
      </SiteErrorBoundary>,
    );
    expect(screen.getByRole('main').textContent).toContain('This page crashed.');
    expect(document.title).toBe('Page error');
  });

  it('is cleared by navigation', () => {
    const { rerender } = render(page(() => true));
    rerender(page(() => false, 'second'));
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('shows the error as text', () => {
    render(page(() => true));
    expect(screen.getByText('<i>boom</i>')).toBeTruthy();
    expect(document.querySelector('i')).toBeNull();
  });
});
