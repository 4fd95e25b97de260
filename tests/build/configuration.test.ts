import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '#node/report/format-problems.ts';
import { buildFixture, fixturesDir, root } from './build-fixture.ts';

const contentDir = path.join(fixturesDir, 'docusaurus-site/docs');

/** Messages of a build with these fields of the configuration changed; it stops before any page is read. */
async function messages(config: Record<string, unknown>): Promise<readonly string[]> {
  const { failed, problems } = await buildFixture({ contentDir, config });
  expect(failed).toBe(true);
  return problems.map((problem) => problem.message);
}

describe('a wrong configuration', () => {
  it('stops the build when the base URL does not end with a slash', async () => {
    expect(await messages({ baseUrl: '/docs' })).toEqual([
      'The configuration field "baseUrl" is wrong: must end with a slash.',
    ]);
  });

  it('reports everything that is wrong together, at its lines', async () => {
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
      '"title" is wrong: is required',
    ])
      expect(report).toContain(part);
    expect(report).toMatch(/src\/site\.config\.ts:\d+:\d+ error/);
  });

  it('stops the build for a navbar item whose page or sidebar does not exist', async () => {
    const navbar = { items: [{ type: 'docSidebar', sidebarId: 'nothing', label: 'Nothing' }] };
    expect(await messages({ navbar })).toEqual([expect.stringContaining('nothing')]);
  });
});
