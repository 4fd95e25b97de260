import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '#node/testing/serve-static.ts';
import { test } from './test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

interface WorkerFixtures {
  /** Address of the built fixture site, including the base path. */
  readonly fixtureUrl: string;
}

/**
 * Tests on a site in `tests/fixtures`, which is built once per worker; `page.goto('')` opens its
 * home page.
 */
export function fixtureTest(name: string) {
  return test.extend<object, WorkerFixtures>({
    fixtureUrl: [
      async ({ browserName: _ }, use, { parallelIndex }) => {
        const output = path.join(root, `test-results/fixtures/${name}-${parallelIndex}/site`);
        await run('npx', ['tsx', 'tests/support/build-fixture-cli.ts', name, output], {
          cwd: root,
        });
        const server = await serveStatic({ folder: output, mount: '/docs/' });
        await use(server.address);
        server.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ fixtureUrl }, use) => use(fixtureUrl),
  });
}
