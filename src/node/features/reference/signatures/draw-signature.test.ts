import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawSignature, type SignatureLinks } from './draw-signature.ts';

/**
 * Returns the code of a signature, with its spans as `[class:text]` and its links as `[href:text]`.
 */
function draw(code: string, links: SignatureLinks): string {
  return toHtml(drawSignature({}, code, links))
    .replace(/^<pre class="api-signature"><code>|<\/code><\/pre>$/g, '')
    .replace(/<span class="([\w-]+)">([^<]*)<\/span>/g, '[$1:$2]')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$1:$2]')
    .replaceAll('&#x3C;', '<');
}

describe('drawSignature', () => {
  it('renders names as links, and the letter of the kind next to the word', () => {
    expect(toHtml(drawSignature({ kind: 'class' }, 'class A<B>', [['B', '/b/']]))).toBe(
      '<pre class="api-signature api-signature-main" data-kind="class" data-mark="C"><code><span class="tok-keyword">class</span> <span class="api-name">A</span>&#x3C;<a href="/b/">B</a>></code></pre>',
    );
  });

  it('names the owner of an editor type', () => {
    const links = [
      ['Range', 'https://code.visualstudio.com/api/references/vscode-api#Range'],
    ] as const;
    expect(toHtml(drawSignature({}, 'x: Range', links))).toContain(
      'aria-label="Range, Visual Studio Code"',
    );
  });

  it('finds keywords, the declared name, types, strings and links', () => {
    expect(draw('type Size<T> = Box<T> | "px" | 1', [['Box', '/box/']])).toBe(
      '[tok-keyword:type] [api-name:Size]<[tok-type:T]> = [/box/:Box]<[tok-type:T]> | [tok-string:"px"] | [tok-string:1]',
    );
  });

  it('distinguishes names from keywords by their position', () => {
    const code = 'static get(type: string, of?: Range): void';
    expect(draw(code, [['Range', '/a/']])).toBe(
      '[tok-keyword:static] [api-name:get](type: [tok-keyword:string], of?: [/a/:Range]): [tok-keyword:void]',
    );
  });

  it("gives each of a name's links to one of its uses, in order", () => {
    const links = [
      ['Range', '/a/'],
      ['Range', '/b/'],
    ] as const;
    expect(draw('swap(a: Range, b: Range)', links)).toBe(
      '[api-name:swap](a: [/a/:Range], b: [/b/:Range])',
    );
  });
});
