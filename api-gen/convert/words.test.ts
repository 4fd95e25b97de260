import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseGenerated } from '../testing/live-parts.ts';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';

describe('words of comments', () => {
  let built: Awaited<ReturnType<typeof buildFixturePages>>;
  const text = (id: string) => toString(parseGenerated(built.page(id)));

  beforeAll(async () => {
    built = await buildFixturePages('words');
  });

  it.each([
    'What the implementation reads.',
    'What the implementation returns otherwise.',
    'What the implementation found.',
    'Who the constant calls.',
    'What the constant gives back.',
    'Where the alias begins.',
    'Where the alias ends.',
  ])('of functions, constants and aliases are shown: %s', (words) => {
    expect(text('modules/overloads')).toContain(words);
  });

  it('of overloads come before those of their implementation, which are labeled', () => {
    const [, split = ''] = text('modules/overloads').split('Overload 1 of split');
    expect(split.split('Defined in')[0]?.replace(/\s*\n\s*/g, '')).toMatch(
      /Splits by a text\..*Splits by a number\..*Implementation\s*Splits somehow\./s,
    );
    expect(text('modules/overloads').match(/Splits somehow/g)).toHaveLength(1);
  });

  it('of a constant come before those of its calls', () => {
    expect(text('modules/overloads')).toMatch(
      /Joins something\..*Joins by a text\..*Joins by a number\./s,
    );
  });

  it('of overloads are shown at each, even if they are the same', () => {
    expect(text('interfaces/overloads.Twice').match(/Says it again\./g)).toHaveLength(2);
  });

  it.each([
    ['block', /Says it in its own words\..*A name in its own words\..*A size from the source\./s],
    ['block', /A result in its own words\..*Says it first\..*More from the source\./s],
    ['inline', /Says something before\..*A name from the source\..*A result from the source\./s],
    ['alone', /Nobody has said it before\.(?!.*inheritDoc)/s],
  ])('of a comment with @inheritDoc are its own and the inherited ones: %s', (name, words) => {
    const [, about = ''] = text('modules/inherits').split(`function ${name}(`);
    expect(about.split('Defined in')[0]).toMatch(words);
    expect(about).not.toContain('inheritDoc');
  });

  it('of an heir are its own and those of its parent', () => {
    const page = text('classes/inherits.Heir');
    expect(page).toMatch(/What the heir adds\.\s*What the parent does\./);
    expect(page).toContain('How the parent stops.');
    expect(page).not.toContain('inheritDoc');
  });

  it('of a class and its overloads are shown', () => {
    expect(text('classes/overloads.Owned')).toContain('Who owns the class.');
    expect(text('classes/overloads.Owned')).toContain('The grown size.');
  });

  it.each([
    'How deep the named type goes.',
    'Whether to turn.',
    'How many steps the inline type takes.',
    'The line of the start.',
    'The digits, below the third level.',
    'The last node of the result.',
    'The title of an item in a list.',
    'The left half.',
    'The right half.',
    'The first branch.',
    'The second branch.',
    'The size of the constant.',
    'const strict = tagExample();',
    'tagSee',
    'Use tagInstead.',
  ])('of properties are shown at every depth, with their tags: %s', (words) => {
    expect(text('modules/properties')).toContain(words);
  });

  it.each([
    ['makeFunction', 'Parameters of the result'],
    ['makeCallable', 'Calls and properties of the result'],
  ])('of a result have a title that says what they describe: %s', (name, title) => {
    const [, about = ''] = built.page('modules/properties').split(`\n### ${name} `);
    expect(about.split('\n### ')[0]).toContain(`<strong>${title}</strong>`);
  });

  it('are in one table with types and defaults, collapsed below the third level', () => {
    const page = built.page('modules/properties');
    expect(page).toContain(
      '<th scope="row" class="api-depth-two">`turn?`</th>\n<td class="api-type"><code>boolean</code></td>',
    );
    expect(page).toContain(
      '<th scope="row" class="api-depth-one">`strict?`</th>\n<td class="api-type"><code>boolean</code></td>\n<td class="api-type">`true`</td>',
    );
    expect(page).toContain('<summary>Properties of line</summary>');
  });

  it('of an inline type that an interface extends are shown on its page', () => {
    expect(built.page('interfaces/properties.Extended')).toContain(
      '<p class="api-label"><strong>Properties</strong></p>\n\n- `width` — How wide it may be.',
    );
  });

  it('mark internal and unstable declarations, on their pages and in lists', () => {
    const inside = built.page('classes/badges.Inside');
    expect(inside).toContain('<div class="api-badges"><strong>internal</strong></div>');
    expect(inside).toContain('<strong>beta</strong>');
    expect(inside).toContain('<strong>virtual</strong>');
    const module = built.page('modules/badges');
    expect(module).toContain('- internal class [Inside]');
    expect(module).toContain('- sealed class [Closed]');
    expect(module).toContain('<strong>experimental</strong>');
    expect(module).toContain('<strong>alpha</strong>');
  });

  it('order their page by group and category, which are not shown', () => {
    const headings = [...built.page('classes/badges.Inside').matchAll(/^## (.*?) \\/gm)];
    expect(headings.map(([, title]) => title)).toEqual([
      'Constructors',
      'Methods',
      'Events',
      'Sorting',
    ]);
    expect(built.page('classes/badges.Inside')).not.toMatch(/group|category/);
  });

  it('remain from broken links, which are reported once with their position', () => {
    expect(text('interfaces/links.Linked')).toContain('See document, the part, nothing, Missing,');
    const found = built.problems
      .filter(({ message }) => message.includes('links to'))
      .map(({ message, position: { file, line, column } }) => {
        const [, name] = /"(.*)"/.exec(message) ?? [];
        return `${path.relative(built.root, file)}:${line}:${column} ${name}`;
      });
    expect(found).toEqual([
      'links.ts:1:9 TextDocument',
      'links.ts:1:40 Missing#part',
      'links.ts:1:100 Missing',
      'links.ts:4:29 Nearby',
    ]);
  });

  it('of links are complete: on two lines, after an address, and none if a link is empty', () => {
    const page = built.page('classes/links.Worded');
    expect(page).toContain(
      'See [the words in two lines](</contributing/api/interfaces/links.Linked/>), [the kit](<https://example.org/kit>), [`Worded.prototype.size`](</contributing/api/classes/links.Worded/#size>) and nothing.',
    );
  });

  it('join a category that is named like a section', () => {
    const page = built.page('classes/grouped.Grouped');
    expect(page.match(/^## Methods/gm)).toHaveLength(1);
    expect(page).toMatch(/## Methods [^]*### name /);
  });

  it('keep names with underscores, labels in code and the type of an unknown tag', () => {
    const page = built.page('modules/grouped');
    expect(page).toContain('const __KIT__: Grouped');
    expect(page).toContain('[`Grouped`](</contributing/api/classes/grouped.Grouped/>) by name.');
    expect(page).toContain('`number` In pixels.');
  });

  it('of groups and categories are below their headings', () => {
    const page = built.page('classes/grouped.Grouped');
    expect(page).toContain('## Events \\{#events}\n\nWhat happens, and when.\n\n### start');
    expect(page).toContain('## Sizes \\{#sizes}\n\nHow large things are.\n\n### width');
  });

  it('are not the tags that arrange TypeDoc’s pages', () => {
    expect(built.page('interfaces/arranged.Arranged')).not.toMatch(/hideGroups|sortStrategy/);
    expect(built.page('interfaces/arranged.Expanded')).not.toMatch(/>expand</);
  });

  it('of a function’s properties are shown, with a signature that has them', () => {
    const page = built.page('modules/arranged');
    expect(page).toContain('const measure: { (text: string): number; unit: string }');
    expect(page).toContain('Of which unit.');
  });

  it('omit tags without text', () => {
    expect(built.page('modules/arranged')).not.toMatch(/See also|Example/);
  });

  it('link names that are not imported: the only match, or the nearest', () => {
    expect(built.page('interfaces/links.Linking')).toContain(
      'See [`Distant`](</contributing/api/interfaces/far_distant.Distant/>) and `Nearby`,',
    );
    expect(built.page('interfaces/near_neighbour.Neighbour')).toContain(
      '[`Nearby`](</contributing/api/interfaces/near_nearby.Nearby/>)',
    );
    expect(built.page('interfaces/links.Leveled')).toContain(
      '[`Level`](</contributing/api/interfaces/level.Level/>)',
    );
  });
});

describe('a declaration of a library', () => {
  it('is one line with a link, and only additions in the sources are shown', async () => {
    const { page } = await buildFixturePages('words');
    const stack = page('classes/foreign.Stack');
    expect(stack).toMatch(/And \d+ members of \[Array\]\(<https:\/\/developer\.mozilla\.org\//);
    expect(stack.match(/^### .*(?= \\\{#)/gm)).toEqual(['### top']);
    expect(page('interfaces/foreign.global.Array').match(/^### .*(?= \\\{#)/gm)).toEqual([
      '### addedToEveryList',
    ]);
  });
});
