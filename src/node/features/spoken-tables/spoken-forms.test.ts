import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { englishTranslator } from '#shared/i18n/translator.ts';
import type { Problem } from '#shared/problem.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { derivedGroups, listedGroups } from '#shared/voice/group-id.ts';
import type { SpokenBlock } from '#node/compile/html/block.ts';
import cheatsheetSections from '../cheatsheet/cheatsheet-sections.json' with { type: 'json' };
import { cheatsheetBlock } from '../cheatsheet/cheatsheet.ts';
import { spokenFormsBlock } from './spoken-forms.ts';
import { findSpokenTable } from './spoken-tables.ts';

async function draw(block: SpokenBlock, label: string) {
  const problems: Problem[] = [];
  const searched: { text: string; aliases: readonly string[] }[] = [];
  const nodes = await block(
    { label, position: { file: 'a.md', line: 3 } },
    {
      contentDir: '/content',
      versionPath: '/',
      apiPath: 'contributing/api',
      language: defaultLanguage,
      translator: englishTranslator,
      loadTrees: () => Promise.reject(new Error('No parser is needed.')),
      highlight: () => Promise.resolve([]),
      dependOn: () => undefined,
      report: (problem) => problems.push(problem),
      addSearchText: (text, aliases = []) => searched.push({ text, aliases }),
    },
  );
  return { html: nodes.map((node) => toHtml(node)).join('\n'), nodes, problems, searched };
}

/** Returns the texts of a table's cells, by row. */
function rowsOf(name: string): string[][] {
  const table = findSpokenTable(name, defaultLanguage);
  return (table?.rows ?? []).map((row) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? cell
        : cell
            .map((part) =>
              typeof part === 'string' ? part : part.type === 'element' ? toString(part) : '',
            )
            .join(''),
    ),
  );
}

describe('spokenFormsBlock', () => {
  it('lists colors with their ids and defaults', () => {
    expect(rowsOf('colors')).toEqual([
      ['(none)', ' gray', 'default', 'yes'],
      ['“blue”', ' blue', 'blue', 'yes'],
      ['“green”', ' green', 'green', 'yes'],
      ['“red”', ' red', 'red', 'yes'],
      ['“pink”', ' pink', 'pink', 'yes'],
      ['“yellow”', ' yellow', 'yellow', 'yes'],
      ['“navy”', ' navy', 'userColor1', 'no'],
      ['“apricot”', ' apricot', 'userColor2', 'no'],
    ]);
  });

  it('lists shapes with a named picture', async () => {
    const { html } = await draw(spokenFormsBlock, 'shapes');
    expect(rowsOf('shapes').map((row) => [row[0], row[2], row[3]].join(' '))).toContain(
      '“cross” crosshairs no',
    );
    const pictures = html.matchAll(/ (hat-shape-\w+)" role="img" aria-label="[a-z]+"/g);
    expect(new Set([...pictures].map(([, shape]) => shape)).size).toBe(11);
  });

  it('lists 27 syntactic scopes', () => {
    expect(rowsOf('scopes')).toHaveLength(27);
    expect(rowsOf('scopes').at(-1)).toEqual([
      '“value”',
      'value in a map or object, a return statement and so on',
    ]);
  });

  it('lists paired delimiters, including those that cannot wrap or be selected', () => {
    const rows = rowsOf('paired-delimiters');
    expect(rows).toHaveLength(13);
    expect(rows).toContainEqual([
      '“pair”',
      'the nearest pair of any kind',
      'any',
      'any',
      'no',
      'yes',
    ]);
    expect(rows).toContainEqual(['“void”', 'a space on each side', 'space', 'space', 'yes', 'no']);
    expect(rows).toContainEqual([
      '“escaped quad”',
      'escaped double quotes',
      '\\"',
      '\\"',
      'yes',
      'yes',
    ]);
  });

  it('lists all characters with all their names', async () => {
    const letters = await draw(spokenFormsBlock, 'letters');
    expect(letters.html.match(/<li>/g)).toHaveLength(26);
    expect(letters.searched[0]?.aliases).toContain('zip');
    const symbols = await draw(spokenFormsBlock, 'symbols');
    expect(
      symbols.nodes.map((node) => (node.type === 'element' ? toString(node) : '')).join(''),
    ).toContain('# “hash sign” “number sign” “hash”');
  });

  it('lists any group', async () => {
    const { html, searched } = await draw(spokenFormsBlock, 'position');
    expect(html).toContain(
      '<th scope="row"><span class="spoken">“<span data-term="position:start">start of</span>”</span></th>',
    );
    expect(searched[0]?.aliases).toContain('end of');
  });

  it('reports an unknown name', async () => {
    const { problems, nodes } = await draw(spokenFormsBlock, 'colours');
    expect(nodes).toEqual([]);
    expect(problems).toMatchObject([
      { severity: 'error', hint: 'Did you mean "colors"?', position: { line: 3 } },
    ]);
  });
});

describe('cheatsheetBlock', () => {
  it('has every group of the vocabulary, except plurals and numbers, which follow rules', async () => {
    const groups = cheatsheetSections.flatMap((section) => [
      ...section.parts.flatMap((part) => part.groups),
      ...section.lists,
    ]);
    expect([...new Set(groups)].sort()).toEqual([...listedGroups].sort());
    expect(derivedGroups).toHaveLength(3);
    const { html } = await draw(cheatsheetBlock, '');
    const rows = [...html.matchAll(/data-term="([^"]+)">([^<]+)/g)].map(([, ...row]) => row.join());
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it('lists actions by what they are used for, the most used first', async () => {
    const { html } = await draw(cheatsheetBlock, '');
    const actions = [...html.matchAll(/data-term="[a-z_]*action:([^"]+)"/g)].map(([, id]) => id);
    expect(actions.slice(0, 6)).toEqual([
      'setSelection',
      'setSelectionBefore',
      'setSelectionAfter',
      'deselect',
      'remove',
      'clearAndSetSelection',
    ]);
    const all = defaultLanguage.vocabulary.simple_action.forms.map(({ identifier }) => identifier);
    expect(actions).toEqual(expect.arrayContaining(all));
  });

  it('draws the hats of colors and shapes', async () => {
    const { html } = await draw(cheatsheetBlock, '');
    expect(html).toContain('<span class="hat-mark hat-color-blue" aria-hidden="true"></span>');
    expect(html).toContain('<span class="hat-mark hat-shape-fox" aria-hidden="true"></span>');
  });

  it('shows spoken forms, their meaning, and links to code and explanations', async () => {
    const { html } = await draw(cheatsheetBlock, '');
    expect(html).toContain(
      '<tr><td><a href="/user/actions/#delete"><span class="spoken">“<span data-term="simple_action:remove">chuck</span>”</span></a></td><td>delete it; the cursor stays where it is</td><td><a href="/contributing/api/classes/actions_Remove.Delete/"><code>Delete</code></a></td></tr>',
    );
    expect(html).toContain('<li><code><span class="hat">a</span></code> <span class="spoken"');
    expect(html).toContain('(off by default)');
  });

  it('names links to different targets differently', async () => {
    const { html } = await draw(cheatsheetBlock, '');
    const targets = new Map<string, Set<string>>();
    for (const [, href = '', name = ''] of html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g))
      targets.set(name, (targets.get(name) ?? new Set<string>()).add(href));
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
  });
});
