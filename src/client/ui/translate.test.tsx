import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import site from '../../../tests/support/site.ts';
import { translateAuthorText } from '../i18n/translate.ts';
import { Translate } from './translate.tsx';

const notText = (<b>bold</b>) as unknown as string;

function html(node: React.ReactNode): string {
  return render(node).container.innerHTML;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Translate', () => {
  it('renders the translation with elements in its placeholders', () => {
    const message = (
      <Translate id="greeting" values={{ name: <b>Ann</b>, count: 0 }}>
        {'Hello {name}, {count} messages, {unknown}'}
      </Translate>
    );
    expect(html(message)).toBe('Hello <b>Ann</b>, 0 messages, {unknown}');
    const catalogue: Record<string, string> = site.config.catalogue;
    onTestFinished(() => void delete catalogue.greeting);
    catalogue.greeting = '{name}: bonjour';
    expect(html(message)).toBe('<b>Ann</b>: bonjour');
  });

  it('rejects children that are not text, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => html(<Translate id="greeting">{notText}</Translate>)).toThrow(
      /"greeting".*plain text/,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"greeting"'));
  });

  it('finds a text without an id by its words, and shows an id without words', () => {
    const catalogue: Record<string, string> = site.config.catalogue;
    onTestFinished(() => void delete catalogue.Search);
    catalogue.Search = 'Suche';
    expect(html(<Translate>Search</Translate>)).toBe('Suche');
    expect(html(<Translate id="search.label">Search</Translate>)).toBe('Search');
    expect(html(<Translate id="constructor" />)).toBe('constructor');
    expect(translateAuthorText({ message: 'Search' })).toBe('Suche');
    expect(translateAuthorText({ id: 'search.found' })).toBe('search.found');
  });

  it('throws without an id and a message', () => {
    expect(() => translateAuthorText({})).toThrow(/neither/);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => html(<Translate />)).toThrow(/neither/);
  });
});
