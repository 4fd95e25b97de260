import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteFixture } from '../testing/site-fixture.tsx';
import { Interpolate, Translate } from './translate.tsx';

const notText = (<b>bold</b>) as unknown as string;

function html(node: React.ReactNode, catalogue = {}): string {
  return render(<SiteFixture config={{ catalogue }}>{node}</SiteFixture>).container.innerHTML;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Translate', () => {
  it('draws the translation with elements in its placeholders', () => {
    const message = (
      <Translate id="greeting" values={{ name: <b>Ann</b>, count: 0 }}>
        {'Hello {name}, {count} messages, {unknown}'}
      </Translate>
    );
    expect(html(message)).toBe('Hello <b>Ann</b>, 0 messages, {unknown}');
    expect(html(message, { greeting: '{name}: bonjour' })).toBe('<b>Ann</b>: bonjour');
  });

  it('refuses children that are no text, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => html(<Translate id="greeting">{notText}</Translate>)).toThrow(
      /"greeting".*plain text/,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"greeting"'));
  });

  it('refuses neither id nor message', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => html(<Translate />)).toThrow(/neither/);
  });
});

describe('Interpolate', () => {
  it('refuses children that are no text', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => html(<Interpolate>{notText}</Interpolate>)).toThrow(/plain text/);
  });
});
