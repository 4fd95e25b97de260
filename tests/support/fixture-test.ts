import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '#node/testing/serve-static.ts';
import { expect, test } from './test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A built fixture site and its server, shared by the tests of a worker. */
export interface WorkerFixtures {
  /** Folder of the built fixture site. */
  readonly fixtureOutput: string;
  /** URL of the built fixture site, including the base path. */
  readonly fixtureUrl: string;
}

/** Milliseconds that a build may take on a busy machine. */
const timeout = 600_000;

/**
 * Returns Playwright's `test` for a site in `tests/fixtures`, which is built once per run;
 * `page.goto('')` opens its home page.
 */
export function fixtureTest(name: string) {
  // The tests of a file share a worker, so that other workers do not have to wait for the build.
  test.describe.configure({ mode: 'default' });
  return test.extend<object, WorkerFixtures>({
    fixtureOutput: [
      async ({ browserName: _ }, use) => use(await buildOnce(name)),
      { scope: 'worker', timeout },
    ],
    fixtureUrl: [
      async ({ fixtureOutput }, use) => {
        const server = await serveStatic({ folder: fixtureOutput, mount: '/docs/' });
        await use(server.address);
        server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ fixtureUrl }, use) => use(fixtureUrl),
  });
}

/** Builds a site unless another worker of this run does, and returns its folder. */
async function buildOnce(name: string): Promise<string> {
  const builds = path.join(root, 'test-results/fixtures', name);
  // All workers of a run have the same parent.
  const own = path.join(builds, String(process.ppid));
  const site = path.join(own, 'site');
  await mkdir(builds, { recursive: true });
  const isFirst = await mkdir(own).then(
    () => true,
    () => false,
  );
  if (isFirst) await build(name, builds, own, site);
  // The folder appears, by a rename, only once the build is complete.
  await expect.poll(() => existsSync(site), { timeout }).toBe(true);
  return site;
}

async function build(name: string, builds: string, own: string, site: string): Promise<void> {
  for (const other of await readdir(builds))
    if (other !== path.basename(own))
      await rm(path.join(builds, other), { recursive: true, force: true });
  try {
    const args = ['--import', 'tsx', 'tests/support/build-fixture-cli.ts', name, site];
    await run(process.execPath, args, { cwd: root });
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
}
