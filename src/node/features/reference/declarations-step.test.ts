import { describe, expect, it } from 'vitest';
import { compileSnippet } from '#node/testing/test-site.ts';

const read = (source: string) => compileSnippet(source, 'mdx');

describe('declarationsStep', () => {
  it('renders a signature with its kind, followed by its links', async () => {
    const {
      content: { html },
      markdown,
      sections,
    } = await read(
      '```ts signature type-alias deprecated\ntype Size = Box<Box> | 1\n```\n\n[Box]: <https://a.org/>\n\nWords.\n',
    );
    expect(html).toContain(
      '<pre class="api-signature api-signature-main api-deprecated" data-kind="type-alias" data-mark="T"><code>',
    );
    expect(html?.match(/<a href="https:\/\/a\.org\/"[^>]*>Box<\/a>/g)).toHaveLength(2);
    expect(markdown).toContain('```ts\ntype Size = Box<Box> | 1\n```\n\nWords.\n');
    expect(sections[0]).toMatchObject({ text: 'Words.', code: 'type Size = Box<Box> | 1' });
  });

  it('reports a broken link of a signature at its fence', async () => {
    const { problems } = await read(
      'Words.\n\n```ts signature member\nrun(): Box\n```\n\n[Box]: <./box.md>\n',
    );
    expect(problems).toEqual([expect.objectContaining({ severity: 'error' })]);
    expect(problems[0]?.position).toMatchObject({ line: 3, column: 1 });
  });

  it('renders declarations with modifiers, anchor, value and description', async () => {
    const {
      content: { html },
      markdown,
      sections,
    } = await read(
      ':::declarations\n\n- deprecated private static call signature [run](<https://a.org/>) \\{#run-1} — What it does — really.\n- enum member `Left` \\{#left} = "left"\n\n:::\n',
    );
    expect(html).toMatch(
      /^<ul class="api-rows"><li id="run-1" class="api-deprecated"><span class="api-mark" data-kind="call-signature" data-mark="f" title="call signature"><\/span><span class="api-row-title"><span class="api-modifiers">private static<\/span> <a class="api-row-name" href="https:\/\/a\.org\/"[^>]*>run<\/a><\/span> <span class="api-row-summary">What it does — really\.<\/span><\/li><li id="left">/,
    );
    expect(html).toContain('>Left</span><span class="api-row-value"> = "left"</span>');
    expect(markdown).toContain(
      '- deprecated private static call signature [run](https://a.org/) — What it does — really.\n- enum member `Left` = "left"\n',
    );
    expect(sections[0]?.text).toBe('run: What it does — really. Left');
  });

  it.each(['ts', 'js signature class', 'ts my-signature', 'ts signatures'])(
    'renders no signature for the fence "%s"',
    async (info) => {
      expect((await read(`\`\`\`${info}\nclass X {}\n\`\`\`\n`)).content.html).not.toContain(
        'api-',
      );
    },
  );

  it('ignores other code and other containers', async () => {
    const {
      content: { html },
    } = await read('```ts\nclass X {}\n```\n\n:::note\n\n- a\n\n:::\n');
    expect(html).not.toContain('api-');
    expect(html).toContain('admonition-note');
  });
});
