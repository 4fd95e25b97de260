import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const messages = (variables: Readonly<Record<string, string>>): readonly string[] =>
  readEnvironment(variables).problems.map(
    ({ severity, message, hint = '' }) => `${severity}: ${message} ${hint}`,
  );

describe('readEnvironment', () => {
  it('reads its settings, and ignores other variables', () => {
    const { environment, problems } = readEnvironment({
      PATH: '/bin',
      DOCS_OUT_DIR: 'site',
      DOCS_API: 'off',
      DOCS_BASE_URL: '/a/b-c/',
      DOCS_SITE_URL: 'https://docs.example',
    });
    expect(problems).toEqual([]);
    expect(environment).toEqual({
      DOCS_OUT_DIR: 'site',
      DOCS_API: 'off',
      DOCS_BASE_URL: '/a/b-c/',
      DOCS_SITE_URL: 'https://docs.example',
    });
  });

  it.each(['', ' ', '\t\n'])('treats a variable set to %j as unset', (value) => {
    expect(
      readEnvironment({ DOCS_OUT_DIR: value, DOCS_CACHE_DIR: value, DOCS_BASE_URL: value }),
    ).toEqual({ environment: {}, problems: [] });
    expect(readEnvironment({ DOCS_UNKNOWN: value, DOCS_API: undefined }).problems).toEqual([]);
  });

  it.each([
    ['DOCS_BASE_URL', '/a"><script>/'],
    ['DOCS_BASE_URL', 'docs/'],
    ['DOCS_BASE_URL', '/docs'],
    ['DOCS_BASE_URL', '//evil.example/'],
    ['DOCS_BASE_URL', '/a/../b/'],
    ['DOCS_BASE_URL', '/a b/'],
    ['DOCS_SITE_URL', 'example.org'],
    ['DOCS_SITE_URL', 'javascript:alert(1)//'],
    ['DOCS_SITE_URL', 'https://example.org/"><script>'],
    ['DOCS_API', 'no'],
    ['DOCS_API_NAME', 'a\nb'],
    ['DOCS_API_NAME', 'a'.repeat(101)],
    ['DOCS_API_SOURCE_URL', 'file:///etc/passwd'],
    ['DOCS_OUT_DIR', 'a\0b'],
    ['DOCS_SEARCH_INDEX', 'a b'],
  ])('refuses %s=%j in a sentence that names it', (name, value) => {
    const { environment, problems } = readEnvironment({ [name]: value });
    expect(environment).toEqual({});
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.severity).toBe('error');
      expect(problem.message).toMatch(
        new RegExp(`^The environment variable ${name} is invalid: it must .*\\.$`),
      );
      expect(problem.position.file).toBe(name);
    }
  });

  it('requires both parts of a hosted search', () => {
    expect(messages({ DOCS_SEARCH_APP_ID: 'A' })).toEqual([
      expect.stringContaining(
        'DOCS_SEARCH_API_KEY is invalid: it is required with DOCS_SEARCH_APP_ID',
      ),
    ]);
  });

  it('warns about a name that is not a setting, with the nearest one', () => {
    expect(messages({ DOCS_OUTDIR: 'x', DOCS_API: 'off' })).toEqual([
      'warning: The environment variable DOCS_OUTDIR is not a setting. Did you mean DOCS_OUT_DIR?',
    ]);
  });
});
