import { beforeEach, expect, test } from 'vitest';
import type { HeadTag } from '#shared/page/head-tags.ts';
import { bareConfig } from '#client/testing/site-fixture.tsx';
import type { PageData } from '#shared/page/page.ts';
import { showHead, updateHead } from './update-head.ts';

const named = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});
const contents = () =>
  [...document.head.querySelectorAll('meta')].map(({ name, content }) => `${name}: ${content}`);

beforeEach(() => document.head.replaceChildren());

test("the head has the new page's tags and those that belong to no page", () => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  updateHead([
    { tag: 'title', attributes: {}, text: 'First' },
    named('description', 'One.'),
    named('keywords', 'a'),
  ]);
  updateHead([{ tag: 'title', attributes: {}, text: 'Second' }, named('description', 'Two.')]);
  expect(document.title).toBe('Second');
  expect(contents()).toEqual(['viewport: width=device-width', 'description: Two.']);
});

test('a tag that both pages have stays in place', () => {
  updateHead([named('language', 'en'), named('description', 'One.')]);
  const kept = document.head.querySelector('[name="language"]');
  updateHead([named('description', 'Two.'), named('language', 'en')]);
  expect(document.head.querySelector('[name="language"]')).toBe(kept);
  expect(contents()).toEqual(['language: en', 'description: Two.']);
});

test('tags from a page’s content take precedence', () => {
  document.body.innerHTML = `<span hidden data-page-head='[{"tag":"title","attributes":{},"text":"Own"}]'></span>`;
  showHead({ path: '/a/', kind: 'doc', title: 'A' } as PageData, bareConfig);
  expect(document.title).toBe('Own');
  document.body.replaceChildren();
});

test('attributes that a page sets on the document are removed with it; other classes stay', () => {
  const { body, documentElement: root } = document;
  const page = (title: string) => ({ path: '/a/', kind: 'doc', title }) as PageData;
  const tags = [
    { tag: 'html', attributes: { lang: 'cs', class: 'wide', 'data-brand': 'kiln' } },
    { tag: 'body', attributes: { class: 'kiln hot' } },
  ];
  body.className = 'dialog-open';
  body.innerHTML = `<span hidden data-page-head='${JSON.stringify(tags)}'></span>`;
  showHead(page('A'), bareConfig);
  const given = () => [root.lang, root.className, root.dataset.brand, body.className];
  expect(given()).toEqual(['cs', 'wide', 'kiln', 'dialog-open kiln hot']);
  body.replaceChildren();
  showHead(page('B'), bareConfig);
  expect(given()).toEqual(['en', '', undefined, 'dialog-open']);
});
