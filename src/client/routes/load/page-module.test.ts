import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useStaticHtml } from '#client/mdx/static/static-html-context.ts';
import { toLoadedPage } from './page-module.ts';

const Content = () => createElement('p', null, 'live');
const data = { path: '/user/glossary/' };

describe('toLoadedPage', () => {
  it('names the route of a module without a default export', () => {
    expect(() => toLoadedPage({ data }, '/user/glossary/')).toThrow(
      '/user/glossary/ has no default export',
    );
  });

  it("returns a module's component and data", () => {
    const loaded = toLoadedPage({ default: Content, data }, '/user/glossary/');
    expect(loaded.data).toBe(data);
    expect(renderToStaticMarkup(createElement(loaded.Content))).toBe('<p>live</p>');
  });

  it('adds a sidebar from a separate module to the data', () => {
    const sidebar = { name: 'api' };
    expect(toLoadedPage({ default: Content, data, sidebar }, '/a/').data).toEqual({
      ...data,
      sidebar,
    });
  });

  it('passes the HTML of static parts to compiled MDX', () => {
    const Mdx = () => createElement('p', { dangerouslySetInnerHTML: useStaticHtml('a1') });
    const loaded = toLoadedPage({ default: Mdx, data, staticHtml: { a1: '<b>Hats</b>' } }, '/a/');
    expect(renderToStaticMarkup(createElement(loaded.Content))).toBe('<p><b>Hats</b></p>');
    const without = toLoadedPage({ default: Mdx, data }, '/a/');
    expect(() => renderToStaticMarkup(createElement(without.Content))).toThrow('the key a1');
  });

  it('accepts static content as an HTML string', () => {
    const loaded = toLoadedPage({ default: '<p>Hats</p>', data }, '/user/glossary/');
    expect(renderToStaticMarkup(createElement(loaded.Content))).toBe(
      '<div class="prose"><p>Hats</p></div>',
    );
  });

  it('names the route of a module without data', () => {
    expect(() => toLoadedPage({ default: Content }, '/a/')).toThrow('/a/ has no page data');
  });
});
