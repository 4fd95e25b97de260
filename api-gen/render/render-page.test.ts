import { describe, expect, it } from 'vitest';
import { memberView, pageView, sectionView } from '../testing/views.ts';
import { token } from '../model/code.ts';
import { renderMember } from './member.ts';
import { renderPage } from './render-page.ts';

const description = (markdown: string, rest: object = {}) => ({
  markdown,
  blocks: [],
  badges: [],
  ...rest,
});
const signature = (name: string, markdown: string, rest: object = {}) => ({
  code: [token('name', name)],
  description: description(markdown, rest),
  typeParameters: [],
  parameters: [],
  returns: '',
  result: [],
});

describe('renderPage', () => {
  it('marks private members on a long page, where a switch hides them', () => {
    const hidden = memberView({ name: 'hidden', modifiers: ['private'] });
    const render = (count: number) =>
      renderPage(
        pageView({
          sections: [
            sectionView('Properties', count),
            sectionView('Methods', 1, { members: [hidden] }),
          ],
        }),
      );
    expect(render(12).match(/<div class="api-private">\n\n### hidden/g)).toHaveLength(1);
    expect(render(11)).not.toContain('api-private');
  });

  it('has its first sentence as description, or else its kind and module', () => {
    const describes = (rest: object) =>
      /^description: "(.*)"$/m.exec(renderPage(pageView(rest)))?.[1];
    expect(describes({ description: description('One. Two.') })).toBe('One.');
    expect(describes({})).toBe('Class: X, declared in a.');
    expect(describes({ category: 'modules' })).toBe('What the module X exports.');
  });

  it('counts members of libraries in one line', () => {
    const foreign = [
      { name: 'A', count: 1 },
      { name: 'B', href: '/b/', count: 2 },
    ];
    expect(renderPage(pageView({ foreign }))).toContain(
      '\n\nAnd 1 member of `A`. And 2 members of [B](</b/>).\n',
    );
  });

  it('says how many members a section inherits', () => {
    const row = {
      name: 'y',
      kind: 'property',
      modifiers: [],
      description: description(''),
      signatures: [],
    } as const;
    const render = (title: string, inherited: (typeof row)[]) =>
      renderPage(pageView({ sections: [sectionView(title, 0, { inherited })] }));
    expect(render('Properties', [row])).toContain('<summary>1 inherited property</summary>');
    expect(render('Methods', [row])).toContain('<summary>1 inherited method</summary>');
    expect(render('Methods', [row, row])).toContain('<summary>2 inherited methods</summary>');
  });
});

describe('renderMember', () => {
  const render = (rest: object, folded = false) => renderMember(memberView(rest), folded).text;
  const source = { name: 'line 3', href: '/3/' };
  const origin = '<div class="api-origin">\n\nDefined in [line 3](</3/>).\n\n</div>';

  it('shows text that a setter repeats from its getter only once', () => {
    const mdx = render({
      kind: 'accessor',
      signatures: [signature('get', 'Its size.'), signature('set', 'Its size.')],
    });
    expect(mdx.match(/Its size\./g)).toHaveLength(1);
    expect(mdx).not.toMatch(/Overload|overload/);
  });

  it('tells whether something in it can be opened, whatever its text contains', () => {
    const opens = (rest: object, folded: boolean) =>
      renderMember(memberView(rest), folded).hasDetails;
    const said = { description: description('First.\n\n`<details >`.') };
    expect(opens(said, true)).toBe(true);
    expect(opens(said, false)).toBe(false);
    const where = { description: description('Where.'), children: [] };
    const at = { name: 'at', code: [], isOptional: false, ...where };
    const nested = [1, 2, 3].reduce<object>((child) => ({ ...at, children: [child] }), at);
    expect(opens({ properties: [at] }, false)).toBe(false);
    expect(opens({ properties: [nested] }, false)).toBe(true);
  });

  it('collapses its details with its source link, but never the source link alone', () => {
    const said = { description: description('First.\n\nSecond.'), source };
    expect(render({ source }, true)).toBe(`### x \\{#x}\n\n${origin}`);
    expect(render(said)).toBe(`### x \\{#x}\n\nFirst.\n\nSecond.\n\n${origin}`);
    expect(render(said, true)).toBe(
      '### x \\{#x}\n\nFirst.\n\n<details class="api-details">\n<summary>Details of x</summary>\n\nSecond.\n\nDefined in [line 3](</3/>).\n\n</details>',
    );
  });

  it('never collapses parameters, results and examples', () => {
    const blocks = ['@example', '@remarks'].map((tag) => ({ tag, markdown: tag }));
    const at = { name: 'at', code: [], isOptional: false, children: [] };
    const called = {
      ...signature('x', 'First.\n\nSecond.', { blocks }),
      parameters: [{ ...at, description: description('Where.') }],
      returns: 'A number.',
    };
    const [open = '', collapsed] = render({ signatures: [called] }, true).split('<details');
    expect(open).toMatch(/First\.[^]*Where\.[^]*A number\.[^]*Example/);
    expect(collapsed).toMatch(/Second\.[^]*Remarks/);
    expect(open).not.toMatch(/Second|Remarks/);
  });

  it('has a number in its details if another member has its name', () => {
    const described = { description: description('First.\n\nSecond.') };
    expect(render({ ...described, id: 'x-1' }, true)).toContain('Details of x 1<');
    expect(render({ ...described, name: 'x1', id: 'x-1' }, true)).toContain('Details of x1<');
  });

  it('says what it overrides or else implements', () => {
    const overrides = { name: 'A.x' };
    const implementationOf = { name: 'B.x' };
    expect(render({ overrides, implementationOf })).toContain('\n\nOverrides `A.x`.\n');
    expect(render({ implementationOf, source })).toContain('\n\nImplements `B.x`. Defined in ');
  });

  it('is struck out if it or one of its calls is deprecated', () => {
    const code = [token('name', 'x')];
    const deprecated = description('', { deprecated: '' });
    expect(render({ code })).toContain('```ts signature member\n');
    expect(render({ code, description: deprecated })).toContain(
      '```ts signature member deprecated\n',
    );
    const called = signature('x', '', { deprecated: 'Use y.' });
    const mdx = render({ code, signatures: [called] });
    expect(mdx).toContain('```ts signature member deprecated\n');
    expect(mdx).toContain(':::caution[Deprecated]\n\nUse y.\n\n:::');
  });

  it('numbers the details of its overloads, if they have any', () => {
    const returning = { ...signature('x', 'One.'), returns: 'A number.' };
    const mdx = render({ signatures: [signature('x', 'None.'), returning] });
    expect(mdx).toContain(
      '\n\nOne.\n\n<p class="api-label"><strong>Returns</strong></p>\n\nA number.',
    );
    const throwing = signature('x', 'One.', { blocks: [{ tag: '@throws', markdown: 'Errors.' }] });
    const more = render({ signatures: [signature('x', 'None.'), throwing] }, true);
    expect(more).toContain(
      '</summary>\n\n<p class="api-label"><strong>Overload 2</strong></p>\n\n<p class="api-label"><strong>Throws</strong></p>\n\nErrors.',
    );
    expect(more).not.toContain('<p class="api-label"><strong>Overload 1</strong></p>');
    expect(render({ signatures: [returning] })).not.toContain('Overload');
  });
});
