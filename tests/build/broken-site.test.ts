import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblems } from '#node/base/report/format-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { fixturesDir, root } from './folders.ts';

const contentDir = path.join(fixturesDir, 'broken-site/docs');

let site: BuiltFixture;
beforeAll(async () => {
  site = await buildFixture({
    contentDir,
    config: {
      navbar: { items: [{ label: 'Kilns', to: '/kilns' }] },
      footer: {
        links: [
          { label: 'Glaze', href: '/docs/glaze/' },
          { html: '<a href="/docs/wheel/">Wheel</a>' },
          { label: 'Shop', to: 'pathname:///shop' },
        ],
      },
    },
  });
});
afterAll(() => site.remove());

/**
 * Returns the problems in one file, sorted as strings of the form `line:column severity: message`.
 */
function found(file: string): readonly string[] {
  const own = site.problems.filter(({ position }) => position.file === path.join(contentDir, file));
  return own
    .map(
      ({ position, severity, message }) =>
        `${position.line}:${position.column} ${severity}: ${message}`,
    )
    .sort();
}

function problem(message: string): Problem {
  const match = site.problems.find((candidate) => candidate.message.includes(message));
  if (!match) throw new Error(`No problem says "${message}".`);
  return match;
}

describe('a site full of mistakes', () => {
  it('fails, and reports missing pages and files at each link, with the nearest target', () => {
    expect(site.failed).toBe(true);
    expect(found('index.md')).toEqual([
      '3:38 warning: The link "./first.md#ende" names a heading that does not exist: "#ende".',
      '3:7 error: The link "./frist.md" points to a file that does not exist.',
      '5:27 error: The link "/frist/" leads to a page that does not exist.',
      '5:6 warning: The link "#nowhere" names a heading that does not exist: "#nowhere".',
      '5:64 error: The link "./notes.txt" points to a file that does not exist.',
      '7:1 error: The image "./img/pott.png" does not exist.',
    ]);
    expect(problem('./frist.md').hint).toBe('The nearest existing target is "first.md".');
    expect(problem('"/frist/"').hint).toBe(
      'The nearest existing target is "/first/". If another part of the host has it, add "/frist/" to `checks.elsewhere` in the configuration.',
    );
    expect(problem('#ende').hint).toBe('The nearest existing target is "#end".');
  });

  it('reports in the same run each broken link of navbar and footer, once', () => {
    const links = ['kilns', 'glaze', 'wheel', 'shop'].map(
      (name) => site.problems.filter(({ message }) => message.includes(`/${name}`)).length,
    );
    expect(links).toEqual([1, 1, 1, 0]);
    expect(problem('/glaze/').hint).toContain('probably in the layout');
  });

  it('names the missing image, its page and the nearest file', () => {
    expect(problem('pott.png').hint).toBe('The nearest existing file is "img/pot.png".');
  });

  it('reports the same broken link at both of its places', () => {
    expect(found('first.md').filter((line) => line.includes('/gone/'))).toEqual([
      '10:17 error: The link "/gone/" leads to a page that does not exist.',
      '10:35 error: The link "/gone/" leads to a page that does not exist.',
    ]);
  });

  it('reports unknown and wrong frontmatter fields at their positions', () => {
    expect(found('first.md').filter((line) => line.includes('frontmatter'))).toEqual([
      '2:1 error: The frontmatter field "titel" is unknown.',
      expect.stringMatching(
        /^3:19 error: The frontmatter field "sidebar_position" is invalid: .*number/,
      ),
    ]);
    expect(problem('"titel"').hint).toBe('Did you mean "title"?');
  });

  it('reports impossible redirects, each at its line', () => {
    expect(found('moved.md')).toEqual([
      '3:5 error: The redirect from "/first/" starts at a page that exists.',
      '4:5 error: The redirect from "https://elsewhere.example/moved/" starts outside the site.',
    ]);
  });

  it('reports frontmatter that is not YAML', () => {
    expect(found('yaml.md')).toEqual([
      expect.stringMatching(/^2:8 error: The frontmatter is not valid YAML/),
    ]);
  });

  it('reports MDX syntax errors at their positions in the file, counting frontmatter', () => {
    expect(found('jsx.mdx')).toEqual([
      '5:1 error: The page cannot be read as MDX: Expected a closing tag for `<Tabs>`',
    ]);
    // This configuration does not come from a file, so problems with its links are reported for the
    // first page.
    expect(found('brace.mdx').filter((line) => !/^undefined.*link/.test(line))).toEqual([
      expect.stringMatching(
        /^5:16 error: The page cannot be read as MDX: Unexpected end of file in expression/,
      ),
    ]);
  });

  it('warns about two pages with the same address, and continues', () => {
    expect(found('other.md')).toEqual([
      '2:7 warning: Two pages have the address /twin/: other.md and twin.md. The first one is shown.',
    ]);
  });

  it('reports category files that cannot be read or link to nothing', () => {
    expect(found('chest/_category_.yml')).toEqual([
      expect.stringMatching(/^2:1 error: The category file cannot be read: /),
    ]);
    expect(found('shelf/_category_.json')).toEqual([
      '3:34 error: The category links to the document "shelf/bok", which does not exist.',
    ]);
  });

  it('warns about an unknown kind of admonition', () => {
    expect(found('chest/coat.md')).toEqual([
      '3:1 warning: ":::hint" is not a kind of admonition; it is shown as info.',
    ]);
  });

  it('reports imports that lead nowhere or outside, where they were written', () => {
    expect(found('code/alias.mdx')).toEqual([
      '1:22 error: The page imports "@site/src/none", which does not exist.',
    ]);
    expect(found('code/outside.mdx')).toEqual([
      '3:19 error: The page imports "/etc/hosts?raw", which is outside its folder.',
    ]);
    for (const { hint } of site.problems) expect(hint).toMatch(/[.?]$/);
  });

  it('puts everything into one report, grouped by file, with the source and how to fix it', () => {
    const report = formatProblems(site.problems, root);
    expect(report.match(/^tests\/fixtures\/broken-site\/docs\/index\.md$/gm)).toHaveLength(1);
    expect(report).toContain(
      [
        '  tests/fixtures/broken-site/docs/index.md:5:6 warning: The link "#nowhere" names a heading that does not exist: "#nowhere".',
        '      3 | Go to [the firs page](./frist.md) or [its end](./first.md#ende).',
        '      4 | ',
        '    > 5 | Stay [here](#nowhere), at [a missing address](/frist/) or with [a missing file](./notes.txt).',
        '        |      ^',
      ].join('\n'),
    );
    expect(report).toContain('    To fix it: Did you mean "title"?');
  });

  it('exits with 1 and prints the report to standard error', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        DOCS_CONTENT_DIR: contentDir,
        DOCS_API: 'off',
        DOCS_OUT_DIR: path.join(site.outDir, 'cli'),
      },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('index.md:5:6 warning: The link "#nowhere"');
    expect(stderr).not.toContain('Build failed');
    expect(stderr).toMatch(/The site was not built: \d+ errors, 4 warnings\./);
  });
});

/**
 * Builds a broken fixture and returns its problems, sorted as strings of the form `file line column
 * message`.
 */
async function problemsOf(name: string, configFile?: string): Promise<readonly string[]> {
  const folder = path.join(fixturesDir, name);
  const broken = await buildFixture({
    contentDir: path.join(folder, 'docs'),
    ...(configFile === undefined ? {} : { configFile: path.join(folder, configFile) }),
  });
  broken.remove();
  expect(broken.problems.filter(({ hint }) => !hint)).toEqual([]);
  return broken.problems
    .map(({ message, position: { file, line, column } }) =>
      [path.relative(folder, file), line, column, message].join(' '),
    )
    .sort();
}

it('reports everything that the bundler cannot read in one run, where it was written', async () => {
  expect(await problemsOf('broken-code')).toEqual([
    'docs/broken.jsx 2 17 The code cannot be bundled: Unexpected token.',
    "docs/data.json 1 14 The code cannot be bundled: Expected ',' or '}' after property value.",
    expect.stringMatching(/^docs\/lost\.js 1 17 The code cannot be bundled: .*\.\/none\.js/),
  ]);
});

it('reports every page that cannot be rendered in one run, where its code fails', async () => {
  expect(await problemsOf('broken-render')).toEqual([
    "docs/null.tsx 3 18 The page cannot be rendered: Cannot read properties of null (reading 'glaze').",
    'docs/object.mdx 1 1 The page cannot be rendered: Objects are not valid as a React child (found: object with keys {glaze, size}).',
    'docs/shown.mdx 5 1 The page cannot be rendered: Objects are not valid as a React child (found: object with keys {glaze, size}).',
    'docs/text.mdx 5 18 The page cannot be rendered: no error.',
    'docs/value.mdx 7 7 The page cannot be rendered: undefinedThing is not defined.',
  ]);
});

it('reports faults in pages and in other files in one run, each once and with a fix', async () => {
  expect(await problemsOf('broken-folder', 'site.json')).toEqual([
    'all.tsx 1 18 The code imports "./Kiln", which does not exist.',
    expect.stringMatching(/^docs\/_steps\.mdx 1 24 The page cannot be read as MDX: Unexpected end/),
    'docs/live.mdx 5 12 The link "#lost" names a heading that does not exist: "#lost".',
    'docs/live.mdx 5 26 The link "./gone.md" points to a file that does not exist.',
    'docs/live.mdx 7 34 The link "./unset.mdx#glaze" names a heading that does not exist: "#glaze".',
    'docs/part/_category_.json 2 3 The category file has the unknown field "lable".',
    'docs/part/_category_.json 3 3 The category file is invalid at "link.id": Invalid input: expected string, received undefined.',
    'docs/part/note.mdx 5 1 The page cannot be read as MDX: Expected a closing tag for `<div>` before the end of `directiveContainer`',
    'docs/value.mdx 5 27 The link "./live.mdx#gone" names a heading that does not exist: "#gone".',
    'docs/value.mdx 5 5 The link "./gone.md" points to a file that does not exist.',
    expect.stringMatching(
      /^docs\/words\.json 2 22 The file words\.json is invalid at "groups\.0\.id"/,
    ),
    expect.stringMatching(/^sidebars\.js 2 18 The sidebar file is invalid: /),
  ]);
});
