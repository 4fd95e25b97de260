import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawSignature } from './draw-signature.ts';

describe('drawSignature', () => {
  it('renders names as links, and the letter of the kind next to the word', () => {
    const drawn = drawSignature({
      kind: 'class',
      parts: [['keyword', 'class'], ' ', ['name', 'A'], '<', ['type', 'B', '/b/'], '>'],
    });
    expect(toHtml(drawn)).toBe(
      '<pre class="api-signature api-signature-main" data-kind="class" data-mark="C"><code><span class="tok-keyword">class</span> <span class="api-name">A</span>&#x3C;<a href="/b/">B</a>></code></pre>',
    );
  });

  it('names the owner of an editor type', () => {
    const drawn = drawSignature({
      parts: [['type', 'Range', 'https://code.visualstudio.com/api/references/vscode-api#Range']],
    });
    expect(toHtml(drawn)).toContain('aria-label="Range, Visual Studio Code"');
  });
});
