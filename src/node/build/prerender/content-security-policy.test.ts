import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testConfig as config } from '#node/testing/test-site.ts';
import { contentSecurityPolicy, findContentNeeds, headersFile } from './content-security-policy.ts';

const scripts = ['start()', 'banner()'];
const nothing = { ...findContentNeeds([]), scripts, styles: [], trustsCode: false };

describe('contentSecurityPolicy', () => {
  it('allows the site itself and its two inline scripts, and no other code', () => {
    const hashes = scripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
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

  it('allows the hosted search and no other host', () => {
    const hosted = { appId: 'APP1', apiKey: 'public', indexName: 'cursorless' };
    expect(
      contentSecurityPolicy([{ ...config, search: { ...config.search, hosted } }], nothing),
    ).toContain("connect-src 'self' https://APP1-dsn.algolia.net https://*.algolianet.com;");
  });

  it('allows the colors of the announcement by the hash of their attribute', () => {
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

  it('allows what authors use: images and frames by their hosts, inline styles', () => {
    const needs = findContentNeeds([
      '<p style="color: red"><img alt="" src="https://img.example/a.png"></p>',
      '<iframe src="//video.example/1"></iframe><img src="/docs/a.png"><a href="https://x.example/">',
    ]);
    expect(needs).toEqual({
      media: ['https://img.example'],
      frames: ['https://video.example'],
      hasInlineStyles: true,
    });
    const policy = contentSecurityPolicy([config], { ...nothing, ...needs });
    expect(policy).toContain("img-src 'self' data: https://img.example;");
    expect(policy).toContain("frame-src 'self' https://video.example;");
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy).not.toContain('x.example');
  });

  it('allows foreign components to load, style and compile, but no scripts from other hosts', () => {
    const policy = contentSecurityPolicy([config], { ...nothing, trustsCode: true });
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("img-src 'self' data: https:;");
    expect(policy).toContain("frame-src 'self' https:;");
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
    expect(policy).not.toContain('trusted-types');
    expect(contentSecurityPolicy([config], nothing)).not.toMatch(/https:;|wasm/);
  });
});

describe('findContentNeeds', () => {
  const image = (src: string): string => `<img src="${src}">`;

  it.each([
    ['https://img.example:8443/a.png?x#y', ['https://img.example:8443']],
    ['http://IMG.example/a.png', ['http://img.example']],
    ['https://user:pw@img.example/', ['https://img.example']],
    ['https:\\\\img.example\\a.png', ['https://img.example']],
    ['https://d.example&#10;  Set-Cookie: pwn=1/x.png', []],
    ['https://d.exa&#10;mple/x.png', ['https://d.example']],
    ['https://a.example; sandbox/x.png', []],
    ['https://a.example;sandbox/x.png', []],
    ["https://a.example'unsafe-inline'/x.png", []],
    ['https://a.example,b.example/x.png', []],
    ['https://*/x.png', []],
    ['https://*.example/x.png', []],
    ['https://[::1]/x.png', []],
    ['data:image/png;base64,AA', []],
    ['blob:https://a.example/1', []],
    ['javascript:alert(1)', []],
    ['/docs/a.png', []],
    ['a.png', []],
  ])('collects scheme, host and port of %s', (src, media) => {
    expect(findContentNeeds([image(src)]).media).toEqual(media);
  });

  it.each([
    'https://one.example/a 1x,https://two.example/b 2x',
    'https://one.example/a,https://two.example/b',
    'https://one.example/a,, https://two.example/b 2x',
    '\n https://one.example/a\t100w ,\nhttps://two.example/b',
  ])('finds the candidates for an image as browsers do: %j', (srcset) => {
    const second = srcset.includes('a,https') ? [] : ['https://two.example'];
    const { media } = findContentNeeds([`<img srcset="${srcset}">`]);
    expect(media).toEqual(['https://one.example', ...second]);
  });

  it('reads attributes as browsers do', () => {
    const html = `<img title='a src="https://title.example/"' SRC = https://bare.example/a.png>
      <video poster='https://poster.example/a.png'><source srcset="https://one.example/a 1x, https://two.example/b 2x"></video>
      <iframe src='https://frame.example/'></iframe><embed src="https://embed.example/"><p>&lt;img src="https://text.example/"></p>`;
    const { media, frames, hasInlineStyles } = findContentNeeds([
      html,
      "<p title=' style=\"'></p>",
    ]);
    expect(media).toEqual([
      'https://bare.example',
      'https://one.example',
      'https://poster.example',
      'https://two.example',
    ]);
    expect([frames, hasInlineStyles]).toEqual([['https://frame.example'], false]);
  });
});

describe('headersFile', () => {
  it.each(['\n', '\r', '\u2028', '\0'])(
    'throws on text that would break a line: %j',
    (character) => {
      expect(() => headersFile([config], `a${character}  Set-Cookie: x`)).toThrow('several lines');
      expect(() => headersFile([{ baseUrl: `/${character}/` }], 'a')).toThrow('several lines');
    },
  );

  const policy = contentSecurityPolicy([config], nothing);
  const [, header = ''] = /Content-Security-Policy: (.*)/.exec(headersFile([config], policy)) ?? [];

  it("contains the pages' policy except rules that affect WebAssembly, and forbids framing", () => {
    const directives = header.split('; ');
    expect(directives.at(-1)).toBe("frame-ancestors 'none'");
    for (const directive of policy
      .split('; ')
      .filter((one) => !/^(?:default|script)-src /.test(one)))
      expect(directives).toContain(directive);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(directives).toContain(`script-src-elem ${scripts}`);
    expect(directives).toContain("script-src-attr 'none'");
    expect(directives.filter((one) => /^(?:default|script)-src /.test(one))).toEqual([]);
    // Only the first of two directives with the same name counts, so none may appear twice.
    const names = directives.map((one) => one.split(' ', 1)[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('allows WebAssembly only in workers', () => {
    const file = headersFile([config], policy);
    expect(policy).not.toContain('wasm');
    expect(file.match(/wasm/g)).toHaveLength(1);
    expect(file).toContain(
      "/docs/assets/workers/*\n  Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'\n",
    );
  });

  it('caches hashed files forever, and sets the type of Markdown', () => {
    expect(headersFile([config], policy)).toContain(
      '/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(headersFile([config], policy)).toContain(
      '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
    );
  });
});
