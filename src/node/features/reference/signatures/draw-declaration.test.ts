import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawDeclaration } from './draw-declaration.ts';

describe('drawDeclaration', () => {
  it('renders name, description and anchor, escaped', () => {
    const html = toHtml(
      drawDeclaration({
        kind: 'enum member',
        name: '<b>',
        id: 'b',
        value: '1',
        summary: '<script>',
      }),
    );
    expect(html).toContain('<li id="b">');
    expect(html).toContain('&#x3C;b></span><span class="api-row-value"> = 1</span>');
    expect(html).not.toContain('<script>');
  });
});
