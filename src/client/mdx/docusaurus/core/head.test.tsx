import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Head from './head.tsx';

test("the document accepts a page's data attributes, except those that the site uses", () => {
  expect(
    renderToStaticMarkup(
      <Head>
        <body data-brand="kiln" />
      </Head>,
    ),
  ).toContain('&quot;data-brand&quot;:&quot;kiln&quot;');
  for (const name of ['data-theme', 'data-js', 'data-tag', 'onclick', 'data-x"'])
    expect(() =>
      renderToStaticMarkup(
        <Head>
          <html {...{ [name]: 'a' }} />
        </Head>,
      ),
    ).toThrow(`<Head> accepts no <html> with "${name}"`);
});
