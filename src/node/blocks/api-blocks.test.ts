import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import type { ApiRowsBlock, ApiSignatureBlock } from '#shared/api/api-blocks.ts';
import type { Block, BlockContext } from '../html/block.ts';
import { apiRowsBlock } from './api-rows.ts';
import { apiSignatureBlock } from './api-signature.ts';

async function draw(block: Block, body: ApiRowsBlock | ApiSignatureBlock) {
  const texts: string[] = [];
  const context = {
    addSearchText: (text: string) => void texts.push(text),
  } as unknown as BlockContext;
  const nodes = await block(
    { label: '', attributes: {}, body: JSON.stringify(body), position: { file: 'x.mdx' } },
    context,
  );
  return { html: toHtml(nodes), texts };
}

describe('api-signature', () => {
  it('draws names as links and carries the letter of the kind beside the word', async () => {
    const { html } = await draw(apiSignatureBlock, {
      kind: 'class',
      parts: [['keyword', 'class'], ' ', ['name', 'A'], '<', ['type', 'B', '/b/'], '>'],
    });
    expect(html).toBe(
      '<pre class="api-signature api-signature-main" data-kind="class" data-mark="C"><code><span class="tok-keyword">class</span> <span class="api-name">A</span>&#x3C;<a href="/b/">B</a>></code></pre>',
    );
  });

  it('says whose a type of the editor is', async () => {
    const { html } = await draw(apiSignatureBlock, {
      parts: [['type', 'Range', 'https://code.visualstudio.com/api/references/vscode-api#Range']],
    });
    expect(html).toContain('aria-label="Range, Visual Studio Code"');
  });

  it('is no text of the search', async () => {
    expect((await draw(apiSignatureBlock, { parts: ['x'] })).texts).toEqual(['']);
  });
});

describe('api-rows', () => {
  it('draws name, words and anchor, and escapes them', async () => {
    const { html, texts } = await draw(apiRowsBlock, {
      rows: [{ kind: 'enum member', name: '<b>', id: 'b', value: '1', summary: '<script>' }],
    });
    expect(html).toContain('<li id="b">');
    expect(html).toContain('&#x3C;b></span><span class="api-row-value"> = 1</span>');
    expect(html).not.toContain('<script>');
    expect(texts).toEqual(['<b>: <script>']);
  });

  it('keeps inherited members out of the search', async () => {
    expect(
      (
        await draw(apiRowsBlock, {
          hidden: true,
          rows: [{ kind: 'method', name: 'run', href: '/x/#run' }],
        })
      ).texts,
    ).toEqual(['']);
  });
});
