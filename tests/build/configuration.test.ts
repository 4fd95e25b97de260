import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '#node/base/report/format-problems.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { openProject } from '#node/build/open-project.ts';
import { buildFixture } from './build-fixture.ts';
import { fixturesDir, root } from './folders.ts';

const contentDir = path.join(fixturesDir, 'docusaurus-site/docs');

/**
 * Builds a fixture with these configuration fields, expects the build to fail, and returns the
 * error messages.
 */
async function messages(config: Record<string, unknown>): Promise<readonly string[]> {
  const { failed, problems } = await buildFixture({ contentDir, config });
  expect(failed).toBe(true);
  return problems.map((problem) => problem.message);
}

describe('a wrong configuration', () => {
  it('stops the build when the base URL does not end with a slash', async () => {
    expect(await messages({ baseUrl: '/docs' })).toEqual([
      'The configuration field "baseUrl" is invalid: must end with a slash.',
    ]);
  });

  it('reports all faults at once, each at its line', async () => {
    const { problems } = await buildFixture({
      contentDir,
      config: {
        title: '',
        baseUrl: 'docs',
        colorMode: { defaultMode: 'pink' },
        navbar: { items: [{ type: 'rainbow' }] },
        sidbar: {},
      },
    });
    expect(problems).toHaveLength(6);
    const report = formatProblems(problems, root);
    for (const part of [
      'must start with a slash',
      'must end with a slash',
      '"colorMode.defaultMode"',
      '"rainbow" does not exist',
      'Did you mean "sidebar',
      '"title" is invalid: is required',
    ])
      expect(report).toContain(part);
    expect(report).toMatch(/src\/site\.config\.ts:\d+:\d+ error/);
  });

  it('stops the build for a navbar item whose page or sidebar does not exist', async () => {
    const navbar = { items: [{ type: 'docSidebar', sidebarId: 'nothing', label: 'Nothing' }] };
    expect(await messages({ navbar })).toEqual([expect.stringContaining('nothing')]);
  });

  it.each([
    [
      'site.config.ts',
      [
        ["'rainbow'", 'the navbar item type "rainbow" does not exist'],
        ["postion: 'left'", '"navbar.items.2.postion" is unknown'],
        ["{ label: 'A link that leads nowhere'", 'exactly one of "to" and "href"'],
        ["{ type: 'doc', label: 'No page at all'", 'needs a "docId"'],
        ["titel: 'x'", '"footer.links.0.titel" is unknown'],
        ['breadcrums: true', '"breadcrums" is unknown'],
      ],
    ],
    [
      'references.config.ts',
      [
        ["'user/RAEDME'", 'the document "user/RAEDME", which does not exist'],
        ["'usr'", 'the sidebar "usr", which does not exist'],
        ["'custom-clock'", '"custom-clock" is not registered'],
        ["'nothing.png'", 'The image "nothing.png"'],
      ],
    ],
  ] as const)('is reported with each mistake at its own line: %s', async (name, mistakes) => {
    const configFile = path.join(fixturesDir, 'wrong-config', name);
    const lines = readFileSync(configFile, 'utf8').split('\n');
    const opening = openProject({
      root,
      environment: { DOCS_API: 'off', DOCS_SITE_CONFIG: configFile },
    }).then(async (project) => project.configProblems());
    const problems = await opening.catch((reason: unknown) =>
      reason instanceof BuildError ? reason.problems : [],
    );
    const places = problems.map(({ message, position: { file, line = 0, column = 0 } }) => {
      expect(file).toBe(configFile);
      return [lines[line - 1]?.slice(column - 1), message];
    });
    for (const [place, message] of mistakes)
      expect(
        places.find(([, text]) => text?.includes(message))?.[0]?.startsWith(place),
        message,
      ).toBe(true);
    expect(problems).toHaveLength(mistakes.length);
  });
});
