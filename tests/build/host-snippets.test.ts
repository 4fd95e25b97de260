import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSnippet } from '#node/testing/host-server.ts';
import { root } from './build-fixture.ts';
import { builtSite } from './built-site.ts';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const { files, documents } = await builtSite;

describe('the function for CloudFront in README.md', () => {
  interface ViewerRequest {
    uri: string;
    readonly querystring: Readonly<Record<string, { readonly value: string }>>;
  }
  const handler = new Function(`${readSnippet(readme, 'js')}; return handler;`)() as (event: {
    readonly request: ViewerRequest;
  }) => unknown;
  const run = (uri: string, querystring: ViewerRequest['querystring'] = {}) =>
    handler({ request: { uri, querystring } });
  const moved = (value: string) => ({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value } },
  });

  it('finds every page and every file of the site, and sends readers on to the slash', () => {
    for (const file of files.filter((file) => !/(?:^[._]|\.(?:br|gz)$)/.test(file)))
      expect(run(`/docs/${file}`)).toMatchObject({ uri: `/docs/${file}` });
    for (const page of documents.keys()) {
      expect(run(`/docs${page}`)).toMatchObject({ uri: `/docs${page}index.html` });
      expect(run(`/docs${page.slice(0, -1)}`)).toEqual(moved(`/docs${page}`));
    }
    expect(run('/')).toEqual(moved('/docs/'));
    expect(run('/docs/search', { q: { value: 'take%20air' }, x: { value: '' } })).toEqual(
      moved('/docs/search/?q=take%20air&x='),
    );
  });
});

describe('the snippets of README.md', () => {
  it('name one policy for all servers, and files that the build writes', () => {
    const policies = [...readme.matchAll(/"(object-src [^"]*)"/g)].map(([, policy]) => policy);
    expect(policies).toHaveLength(3);
    expect(new Set(policies).size).toBe(1);
    for (const file of ['_headers', '404.html']) {
      expect(readme).toContain(`site/docs/${file}`);
      expect(statSync(path.join(root, 'dist', file)).size).toBeGreaterThan(0);
    }
    for (const block of readme.matchAll(/^```json\n(.*?)^```$/gms))
      expect(JSON.parse(block[1] ?? '')).toBeTypeOf('object');
  });
});
