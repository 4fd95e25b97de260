import { describe, expect, it } from 'vitest';
import { scriptLiteral } from './script-literal.ts';
import { fillDocument, renderHeadTag } from './fill-document.ts';
import { outputFile } from '#node/base/files/page-outputs.ts';

describe('fillDocument', () => {
  it('inserts every part in its place, with dollar signs unchanged', () => {
    const template =
      '<html lang="en" dir="ltr"><head><!--head--></head><body><div><!--app--></div><!--data--></body></html>';
    expect(
      fillDocument(template, {
        head: '<t>',
        app: "$& $1 $'",
        data: '<d>',
        html: { lang: 'ar', dir: 'rtl' },
        body: { class: 'a' },
      }),
    ).toBe(
      '<html lang="ar" dir="rtl"><head><t></head><body class="a"><div>$& $1 $\'</div><d></body></html>',
    );
  });

  it('leaves a shell without places as it is', () => {
    const plain = '<head><title>Docs</title></head>';
    const parts = { head: '<t>', app: '<a>', data: '<d>', html: {}, body: {} };
    expect(fillDocument(plain, parts)).toBe(plain);
  });
});

describe('renderHeadTag', () => {
  it('escapes text and attributes', () => {
    expect(renderHeadTag({ tag: 'title', attributes: {}, text: 'a < b & c' }, 'x')).toBe(
      '<title>a &lt; b &amp; c</title>',
    );
    expect(
      renderHeadTag({ tag: 'meta', attributes: { name: 'description', content: '"<&' } }, 'data-x'),
    ).toBe('<meta name="description" content="&quot;&lt;&amp;" data-x>');
  });
});

describe('scriptLiteral', () => {
  it('cannot end the script element', () => {
    const value = { a: '</script><!--', b: '\u2028' };
    expect(scriptLiteral(value)).not.toMatch(/<|\u2028/);
    expect(JSON.parse(scriptLiteral(value))).toEqual(value);
  });
});

describe('outputFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/user/glossary/', 'user/glossary/index.html'],
    ['/404.html', '404.html'],
  ])('writes %s to %s', (address, file) => expect(outputFile(address)).toBe(file));
});
