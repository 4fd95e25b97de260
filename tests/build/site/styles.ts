import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtSite, type BuiltSite } from '../built-site.ts';
import { root } from '../folders.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await builtSite;
});

const readAll = (folder: string, pattern: RegExp): string =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z][\w-]*/g) ?? [];

/** Returns the class names in the selectors of a style sheet. */
function classesOf(styles: string): ReadonlySet<string> {
  const selectors = styles
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

it('every class with a rule is used on a page, or in the code that renders pages', () => {
  const inPages = [...site.documents.values(), site.notFound].flatMap(({ tags }) =>
    tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []),
  );
  // Includes the code for features that are not used on any of these pages.
  const source = /(?<!\.test)\.tsx?$/;
  const code =
    readAll('dist/assets', /\.js$/) +
    readAll('src', source) +
    ['markdown', 'model', 'render'].map((name) => readAll(`api-gen/${name}`, source)).join('');
  const used = new Set([...inPages, ...wordsOf(code)]);
  // Prefixes such as `admonition-`, which are completed at run time.
  const prefixes = [...used].filter((word) => /^[\w-]{2,}-$/.test(word));
  const unused = [...classesOf(readAll('dist/assets', /\.css$/))].filter(
    (name) => !used.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});

it('every document contains the rules of all classes in its content, which it does not link', () => {
  const linked = classesOf(readAll('dist/assets', /^page-.*\.css$/));
  const ofContent = classesOf(readAll('dist/assets', /^content-.*\.css$/));
  expect(ofContent.size).toBeGreaterThan(50);
  const missing = [...site.documents.values(), site.notFound].flatMap(({ path, html, tags }) => {
    const inline = classesOf([...html.matchAll(/<style>(.*?)<\/style>/gs)].join(''));
    const shown = new Set(tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []));
    return [...shown]
      .filter((name) => ofContent.has(name) && !inline.has(name) && !linked.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});
