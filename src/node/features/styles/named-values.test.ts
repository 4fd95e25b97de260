import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { namedValues } from './named-values.ts';

const render = (css: string): string =>
  postcss([namedValues()]).process(css, { from: 'a.css' }).css;

describe('namedValues', () => {
  it('replaces the names of media queries, alone and among others', () => {
    expect(render('@media (--wide) { a { color: red } }')).toBe(
      '@media (width >= 62.3125em) { a { color: red } }',
    );
    expect(render('@media screen and (--narrow) {}')).toBe(
      '@media screen and (width < 62.3125em) {}',
    );
  });

  it('reports a name that does not exist at its place', () => {
    expect(() => render('a {}\n@media (--wild) {}')).toThrow(
      /a\.css:2:\d+: There is no media query named "wild"/,
    );
  });

  it('is the only way in which style sheets name the widths of the frame; all others are in ems', () => {
    const folder = path.resolve(import.meta.dirname, '../../../client');
    const queries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(/@media[^{]*/g),
      ])
      .map(([query]) => query);
    expect(queries.filter((query) => query.includes('--')).length).toBeGreaterThan(12);
    expect(queries.filter((query) => /\dpx|62\.3125|[^.]75em/.test(query))).toEqual([]);
  });
});
