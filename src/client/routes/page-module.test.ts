import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toLoadedPage } from './page-module.ts';

const Content = () => null;
const data = { path: '/user/glossary/' };

describe('toLoadedPage', () => {
  it('names the route whose module has no default export', () => {
    expect(() => toLoadedPage({ data }, '/user/glossary/')).toThrow(
      '/user/glossary/ has no default export',
    );
  });

  it('gives component and data of a whole module', () => {
    expect(toLoadedPage({ default: Content, data }, '/user/glossary/')).toEqual({ Content, data });
  });

  it('takes static content as a string of HTML', () => {
    const loaded = toLoadedPage({ default: '<p>Hats</p>', data }, '/user/glossary/');
    expect(renderToStaticMarkup(createElement(loaded.Content))).toBe(
      '<div class="prose"><p>Hats</p></div>',
    );
  });

  it('names the route whose module has no data', () => {
    expect(() => toLoadedPage({ default: Content }, '/a/')).toThrow('/a/ has no page data');
  });
});
