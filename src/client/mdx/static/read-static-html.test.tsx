import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createMdxContent } from '../mdx-content.tsx';
import { readStaticHtml } from './read-static-html.ts';
import { useStaticHtml } from './static-html-context.ts';

afterEach(() => document.body.replaceChildren());

function Mdx() {
  return (
    <div className="prose">
      <p data-static="a1" dangerouslySetInnerHTML={useStaticHtml('a1')} />
      <button type="button">live</button>
      <ul data-static="b2" dangerouslySetInnerHTML={useStaticHtml('b2')} />
    </div>
  );
}

const pieces = { a1: 'Some <b>words</b> &amp; more.', b2: '<li>one</li>' };

/** Returns a new element with the prerendered page; React keeps one root per element. */
function prerender(): HTMLElement {
  const Content = createMdxContent(Mdx, pieces);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Content />);
  document.body.append(place);
  return place;
}

it('finds the static parts of a page in its document', () => {
  expect(readStaticHtml(prerender().firstElementChild as Element)).toMatchObject(pieces);
});

it('lets React hydrate the page without touching its static parts, and render it again elsewhere', async () => {
  const error = vi.spyOn(console, 'error');
  const root = prerender();
  const nodes = [...root.querySelectorAll('p, li')];
  const Content = createMdxContent(Mdx, readStaticHtml(root.firstElementChild as Element));
  await act(async () => void hydrateRoot(root, <Content />));
  expect([...root.querySelectorAll('p, li')]).toEqual(nodes);
  expect(nodes.every((node) => node.isConnected)).toBe(true);
  expect(error).not.toHaveBeenCalled();
  expect(renderToString(<Content />)).toBe(root.innerHTML);
});

it('is not written again when the page renders again', async () => {
  const root = prerender();
  const Content = createMdxContent(Mdx, pieces);
  let hydrated: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => void (hydrated = hydrateRoot(root, <Content />)));
  const node = root.querySelector('b');
  await act(async () => hydrated?.render(<Content />));
  expect(root.querySelector('b')).toBe(node);
});
