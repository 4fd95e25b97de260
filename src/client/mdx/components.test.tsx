import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { mdxComponentNames } from '#node/compile/components/mdx-components.ts';
import * as components from './components.ts';

const { Admonition, CodeBlock, Details } = components;

it('has a component for each name that pages may use without an import', () => {
  expect(Object.keys(components).sort()).toEqual([...mdxComponentNames].sort());
});

const draw = (content: React.ReactNode) => render(content, { wrapper: SiteFixture }).container;

afterEach(cleanup);

describe('components for MDX pages', () => {
  it.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['caution', 'caution', 'Caution'],
    ['danger', 'danger', 'Danger'],
    ['secondary', 'note', 'Secondary'],
    ['success', 'tip', 'Success'],
    ['important', 'info', 'Important'],
    ['warning', 'caution', 'Warning'],
    ['constructor', 'info', 'Info'],
  ])('renders an admonition of type %s as %s with its default title', (type, kind, title) => {
    draw(<Admonition type={type}>text</Admonition>);
    expect(screen.getByRole('note').className).toBe(`admonition admonition-${kind}`);
    expect(document.querySelector('.admonition-title')?.textContent).toBe(title);
  });

  it('accepts a title, an id, a class, and another one inside it', () => {
    draw(
      <Admonition title="Mind the hat" id="mind" className="wide" icon={<i>!</i>}>
        <Admonition type="tip">inner</Admonition>
      </Admonition>,
    );
    expect(document.querySelector('.admonition-title')?.innerHTML).toBe('<i>!</i> Mind the hat');
    expect(document.querySelector('#mind.wide.admonition-note')).not.toBeNull();
    expect(screen.getAllByRole('note')[0]?.querySelector('.admonition-tip')).not.toBeNull();
  });

  it('renders the browser’s own details, with the summary as property or child', () => {
    const own = draw(
      <Details summary="More" open>
        text
      </Details>,
    );
    expect(own.innerHTML).toBe(
      '<details open=""><summary>More</summary><div class="details-body">text</div></details>',
    );
    cleanup();
    const child = draw(
      <Details>
        <summary>More</summary>text
      </Details>,
    );
    expect(child.innerHTML).toBe(
      '<details><summary>More</summary><div class="details-body">text</div></details>',
    );
  });

  it('renders code like the static blocks: title, language, line numbers by style, exact text', () => {
    const container = draw(
      <CodeBlock language="ts" title="a.ts" showLineNumbers>
        {'const a = 1;\n\nuse(a);\n'}
      </CodeBlock>,
    );
    expect(
      container.querySelector('figure')?.matches('[data-language="ts"][data-line-numbers]'),
    ).toBe(true);
    expect(container.querySelector('figcaption')?.textContent).toBe('a.ts');
    expect(container.querySelector('code.language-ts')?.textContent).toBe(
      'const a = 1;\n\nuse(a);',
    );
    expect(container.querySelectorAll('.line')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Copy code to clipboard: a.ts' }).textContent).toBe(
      'Copy code',
    );
    expect(screen.getByRole('region', { name: 'a.ts code' }).tabIndex).toBe(0);
  });

  it('parses the options and comments of a fence in JSX, too', () => {
    const container = draw(
      <CodeBlock metastring='title="b.ts" showLineNumbers=7'>
        {'// highlight-next-line\nmarked\nplain'}
      </CodeBlock>,
    );
    expect(container.querySelector('figcaption')?.textContent).toBe('b.ts');
    expect(container.querySelector('code')?.outerHTML).toBe(
      '<code style="counter-reset: line 6;"><span class="line line-highlighted">marked</span>\n<span class="line">plain</span></code>',
    );
    cleanup();
    const listed = draw(<CodeBlock metastring="{2}">{'one\ntwo'}</CodeBlock>);
    expect(listed.querySelector('.line-highlighted')?.textContent).toBe('two');
  });

  it('renders code with elements in it, and whatever else authors pass, unchanged', () => {
    // Stands in for a missing import.
    const missing = (() => null) as unknown as React.ReactNode;
    const container = draw(
      <CodeBlock className="a language-sh b" title={<i>Run</i>}>
        npm <b>ci</b> {1}
        {missing}
      </CodeBlock>,
    );
    expect(container.querySelector('code.language-sh')?.innerHTML).toBe(
      '<span class="line">npm <b>ci</b> 1</span>',
    );
    expect(container.querySelector('figcaption')?.innerHTML).toBe('<i>Run</i>');
    cleanup();
    expect(draw(<CodeBlock />).querySelector('code')?.textContent).toBe('');
  });
});
