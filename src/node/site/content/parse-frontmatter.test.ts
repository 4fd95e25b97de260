import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from './parse-frontmatter.ts';

const parse = (text: string) => parseFrontmatter(text, '/page.md');
const problems = (yaml: string): readonly string[] =>
  parse(`---\n${yaml}\n---\n`).problems.map(
    ({ position, message }) => `${position.line}:${position.column} ${message}`,
  );

describe('parseFrontmatter', () => {
  it('splits fields and text, which keeps its line numbers', () => {
    expect(parse('---\ntitle: A\nslug: /a\n---\n\n# A\n')).toEqual({
      frontmatter: { title: 'A', slug: '/a' },
      body: '\n\n\n\n\n# A\n',
      problems: [],
    });
  });

  it.each([
    ['no frontmatter', '# A\n', '# A\n'],
    ['a rule in the text', 'a\n\n---\n\nb\n', 'a\n\n---\n\nb\n'],
    ['an empty one', '---\n---\ntext', '\n\ntext'],
    [
      'a byte order mark and Windows line ends',
      '\uFEFF---\r\ntitle: A\r\n---\r\ntext',
      '\n\n\ntext',
    ],
    ['dashes at the end of a value', '---\ntitle: A ---\n---\ntext', '\n\n\ntext'],
  ])('reads %s', (_, text, body) => {
    expect(parse(text)).toMatchObject({ body, problems: [] });
  });

  it('accepts all fields that authors of Docusaurus sites know', () => {
    const fields =
      'id: a\ntitle: A\nsidebar_label: B\nsidebar_position: 1.5\nslug: /x\ndescription: D\nkeywords: [a, b]\nimage: /i.png\ndraft: false\nunlisted: true\nhide_title: true\nhide_table_of_contents: true\ntoc_min_heading_level: 2\ntoc_max_heading_level: 4\ncustom_edit_url: null\npagination_prev: null\npagination_next: a/b\npagination_label: P\ntags: [x, {label: Y, permalink: /y}]\nlast_update: {date: 2024-01-01, author: Z}';
    expect(problems(fields)).toEqual([]);
  });

  it.each([
    ['page_title: A\nsidebar_title: B\nauthor: C\ndate: 2024-01-01', 0],
    ['sidebar_lable: A', 1],
    ['keyword: [a]', 1],
  ])(
    'passes on fields of other programs, but not typos, if those are allowed: %j',
    (yaml, count) => {
      expect(parseFrontmatter(`---\n${yaml}\n---\n`, '/page.md', true).problems).toHaveLength(
        count,
      );
    },
  );

  it('reports an unknown field and suggests the intended one', () => {
    const [problem] = parse('---\ntitle: A\nsidebar_lable: B\n---\n').problems;
    expect(problem).toEqual({
      message: 'The frontmatter field "sidebar_lable" is unknown.',
      hint: 'Did you mean "sidebar_label"?',
      severity: 'error',
      position: { file: '/page.md', line: 3, column: 1 },
    });
  });

  it('reports all invalid values together and keeps the valid ones', () => {
    const { frontmatter, problems: found } = parse(
      '---\ntitle: A\nsidebar_position: early\nkeywords: [a, 2]\ndraft: yes please\n---\n',
    );
    expect(frontmatter).toEqual({ title: 'A' });
    expect(found.map(({ position }) => [position.line, position.column])).toEqual([
      [3, 19],
      [4, 15],
      [5, 8],
    ]);
  });

  it.each([
    'toc_min_heading_level: 1',
    'toc_max_heading_level: 7',
    'toc_min_heading_level: 2.5',
    'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
  ])('rejects %s', (yaml) => {
    expect(problems(yaml)).toEqual([
      expect.stringMatching(
        /^[23]:24 The frontmatter field "toc_m(?:in|ax)_heading_level" is invalid: /,
      ),
    ]);
  });

  it('converts numbers and booleans of other folders to text and back, also in lists', () => {
    const text =
      '---\ntitle: 2.5\nsidebar_label: true\nsidebar_position: "-1.5"\ndraft: "true"\n---\n';
    expect(parseFrontmatter(text, '/page.md', true)).toMatchObject({
      frontmatter: { title: '2.5', sidebar_label: 'true', sidebar_position: -1.5, draft: true },
      problems: [],
    });
    expect(parseFrontmatter(text, '/page.md').problems).toHaveLength(4);
    const inner =
      '---\nkeywords: [a, 2021, true]\nlast_update: {author: 5}\nredirect_from: [2021]\n---\n';
    expect(parseFrontmatter(inner, '/page.md', true)).toMatchObject({
      frontmatter: {
        keywords: ['a', '2021', 'true'],
        last_update: { author: '5' },
        redirect_from: ['2021'],
      },
      problems: [],
    });
    expect(parseFrontmatter(inner, '/page.md').problems).toHaveLength(4);
    const wrong = '---\ntitle: [a]\nsidebar_position: ""\ndraft: "yes"\n---\n';
    expect(parseFrontmatter(wrong, '/page.md', true).problems).toHaveLength(3);
  });

  it('reports the position of a list item also if a single value is allowed', () => {
    expect(problems('redirect_from: [/a/, 5]')).toEqual([
      expect.stringMatching(/^2:22 The frontmatter field "redirect_from.1" is invalid: /),
    ]);
    expect(problems('redirect_from: 5')).toEqual([
      '2:16 The frontmatter field "redirect_from" is invalid: Invalid input.',
    ]);
  });

  it('reports invalid YAML', () => {
    expect(problems('title: one: two')).toEqual([
      expect.stringMatching(/^2:8 The frontmatter is not valid YAML: /),
    ]);
  });

  it('reports unclosed frontmatter, but not a thematic break', () => {
    expect(parse('---\ntitle: A\n\n# A\n').problems).toMatchObject([
      { message: 'The frontmatter is not closed.', position: { line: 1, column: 1 } },
    ]);
    expect(parse('---\n\nText: after a rule.\n').problems).toEqual([]);
  });

  it.each(['- a\n- b', 'only text', '5'])('reports frontmatter without fields: %j', (yaml) => {
    expect(problems(yaml)).toEqual(['2:1 The frontmatter has no fields.']);
  });

  it('reports a last update that is empty, has an impossible date or an unknown field', () => {
    expect(problems('last_update: {}')).toEqual([
      '2:14 The frontmatter field "last_update" is invalid: needs a "date" or an "author".',
    ]);
    expect(problems('last_update:\n  date: some day\n  autor: Ada')).toEqual([
      '3:9 The frontmatter field "last_update.date" is invalid: must be a date such as 2024-05-31.',
      '4:3 The frontmatter field "last_update.autor" is unknown.',
    ]);
    expect(parse('---\nlast_update: {date: 5/31/2024}\n---\n').frontmatter.last_update).toEqual({
      date: '2024-05-31',
    });
  });

  it.each([
    ['image', 'javascript:alert(1)'],
    ['image', 'https://d.example\n  Set-Cookie: pwn=1'],
    ['image', '//d.example">'],
    ['custom_edit_url', 'javascript:alert(1)'],
    ['custom_edit_url', 'data:text/html,x'],
  ])('rejects as %s an invalid address: %j', (field, value) => {
    expect(problems(`${field}: ${JSON.stringify(value)}`)).toEqual([
      expect.stringMatching(`The frontmatter field "${field}" is invalid: must be`),
    ]);
  });

  it.each(['./card.png', '/img/card.png', 'https://d.example/card.png', '//d.example/card.png'])(
    'accepts as image: %s',
    (image) => expect(problems(`image: ${image}`)).toEqual([]),
  );

  it('treats names that every object has as unknown fields', () => {
    expect(problems('__proto__: x\nconstructor: y')).toEqual([
      '2:1 The frontmatter field "__proto__" is unknown.',
      '3:1 The frontmatter field "constructor" is unknown.',
    ]);
  });
});
