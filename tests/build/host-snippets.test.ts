import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSnippet } from '#node/testing/host-server.ts';
import { hostileAddresses } from '../support/hostile-addresses.ts';
import { root } from './folders.ts';
import { builtSite } from './built-site.ts';

const hosting = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
const { files, documents } = await builtSite;

interface ViewerRequest {
  uri: string;
  readonly querystring: Readonly<Record<string, { readonly value: string }>>;
}
const handler = new Function(`${readSnippet(hosting, 'js')}; return handler;`)() as (event: {
  readonly request: ViewerRequest;
}) => unknown;
const runFunction = (uri: string, querystring: ViewerRequest['querystring'] = {}): unknown =>
  handler({ request: { uri, querystring } });

describe('the function for CloudFront in HOSTING.md', () => {
  const moved = (value: string) => ({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value } },
  });

  it('finds every page and file of the site, and redirects readers to the trailing slash', () => {
    for (const file of files.filter((file) => !/(?:^[._]|\.(?:br|gz)$)/.test(file)))
      expect(runFunction(`/docs/${file}`)).toMatchObject({ uri: `/docs/${file}` });
    for (const page of documents.keys()) {
      expect(runFunction(`/docs${page}`)).toMatchObject({ uri: `/docs${page}index.html` });
      expect(runFunction(`/docs${page.slice(0, -1)}`)).toEqual(moved(`/docs${page}`));
    }
    expect(runFunction('/')).toEqual(moved('/docs/'));
    expect(runFunction('/docs')).toEqual(moved('/docs/'));
    expect(runFunction('/docs/search', { q: { value: 'take%20air' }, x: { value: '' } })).toEqual(
      moved('/docs/search/?q=take%20air&x='),
    );
  });
});

describe('no snippet redirects readers to another host', () => {
  const site = 'https://docs.example.org';

  it.each(hostileAddresses)('CloudFront: %j', (address) => {
    const [uri = ''] = address.split('?', 1);
    const answer = runFunction(uri) as { readonly headers?: { location: { value: string } } };
    const { value } = answer.headers?.location ?? { value: '/' };
    expect(value).not.toMatch(/[\r\n]/);
    expect(new URL(value, site).origin).toBe(site);
  });

  it.each([
    ['Netlify', 'toml', /^ {2}from = "(.*)"\n {2}to = "(.*)"$/gm],
    ['Cloudflare Pages', 'bash', /^echo '(\S+) (\S+) 302' > site\/_redirects$/gm],
    ['GitHub Pages', 'yaml', /(refresh)" content="0; url=(.*?)">/g],
  ])('%s redirects one fixed address to another', (_name, language, redirect) => {
    const found = [...readSnippet(hosting, language).matchAll(redirect)];
    expect(found.map(([, from, to]) => [from, to])).toEqual([
      [language === 'yaml' ? 'refresh' : '/', '/docs/'],
    ]);
  });
});

describe('the snippets of HOSTING.md', () => {
  it('name one policy for all servers, and files that the build writes', () => {
    const policies = [...hosting.matchAll(/"(object-src [^"]*)"/g)].map(([, policy]) => policy);
    expect(policies).toHaveLength(3);
    expect(new Set(policies).size).toBe(1);
    for (const file of ['_headers', '404.html', '_redirects']) {
      expect(hosting).toContain(`site/docs/${file}`);
      expect(files).toContain(file);
    }
    for (const block of hosting.matchAll(/^```json\n(.*?)^```$/gms))
      expect(JSON.parse(block[1] ?? '')).toBeTypeOf('object');
  });
});
