import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testConfig as config } from '../testing/test-site.ts';
import {
  contentSecurityPolicy,
  findContentNeeds,
  headersFile,
  inlineScripts,
} from './content-security-policy.ts';

const nothing = findContentNeeds([]);

describe('inlineScripts', () => {
  it('speak the language of their documents', () => {
    const catalogue = { 'baseUrlBanner.problem': 'Die Seite wurde nicht richtig geladen.' };
    expect(inlineScripts({ ...config, catalogue })[1]).toContain(
      catalogue['baseUrlBanner.problem'],
    );
  });
});

describe('contentSecurityPolicy', () => {
  it('allows the site itself and its two inline scripts, and no other code', () => {
    const hashes = inlineScripts(config).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(contentSecurityPolicy([config], nothing).split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hashes.join(' ')}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types docs-html',
    ]);
  });

  it('names the hosted search, and no other host', () => {
    const hosted = { appId: 'APP1', apiKey: 'public', indexName: 'cursorless' };
    expect(
      contentSecurityPolicy([{ ...config, search: { ...config.search, hosted } }], nothing),
    ).toContain("connect-src 'self' https://APP1-dsn.algolia.net https://*.algolianet.com;");
  });

  it('allows the colours of the announcement by the hash of their attribute', () => {
    const announcementBar = {
      id: 'news',
      content: 'News',
      isCloseable: true,
      backgroundColor: '#35225f',
      textColor: 'white',
    };
    const hash = createHash('sha256')
      .update('background-color:#35225f;color:white')
      .digest('base64');
    expect(contentSecurityPolicy([{ ...config, announcementBar }], nothing)).toContain(
      `; style-src-attr 'unsafe-hashes' 'sha256-${hash}';`,
    );
  });

  it('lets through what authors use: pictures and frames by their hosts, inline styles', () => {
    const needs = findContentNeeds([
      '<p style="color: red"><img alt="" src="https://img.example/a.png"></p>',
      '<iframe src="//video.example/1"></iframe><img src="/docs/a.png"><a href="https://x.example/">',
    ]);
    expect(needs).toEqual({
      media: ['https://img.example'],
      frames: ['https://video.example'],
      hasInlineStyles: true,
      styles: [],
    });
    const policy = contentSecurityPolicy([config], needs);
    expect(policy).toContain("img-src 'self' data: https://img.example;");
    expect(policy).toContain("frame-src 'self' https://video.example;");
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy).not.toContain('x.example');
  });
});

describe('headersFile', () => {
  const policy = contentSecurityPolicy([config], nothing);
  const [, header = ''] = /Content-Security-Policy: (.*)/.exec(headersFile([config], policy)) ?? [];

  it('has the policy of the pages, WebAssembly for the worker beside it, and forbids frames', () => {
    const directives = header.split('; ');
    expect(directives.at(-1)).toBe("frame-ancestors 'none'");
    expect(directives.slice(0, -1)).toEqual(
      policy
        .split('; ')
        .map((directive) =>
          directive.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
        ),
    );
    expect(policy).not.toContain('wasm');
  });

  it('keeps hashed files for ever, and gives Markdown its type', () => {
    expect(headersFile([config], policy)).toContain(
      '/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(headersFile([config], policy)).toContain(
      '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
    );
  });
});
