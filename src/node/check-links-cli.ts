import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorsOf } from '#shared/problem.ts';
import { readConfigFile } from './site/config/config-source.ts';
import { checkEnvironment } from './site/config/check-environment.ts';
import { describeFailure } from './base/report/describe-failure.ts';
import { formatProblems } from './base/report/format-problems.ts';
import { openProject } from './site/open/site-project.ts';
import { checkExternalLinks } from './features/external-links/check-external-links.ts';
import { listExternalLinks } from './features/external-links/list-external-links.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error, root));
  process.exitCode = 1;
}

/** Checks the links of the site; returns whether all are alive. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      skip: { type: 'string', multiple: true, default: [] },
      concurrency: { type: 'string', default: '8' },
      retries: { type: 'string', default: '2' },
      timeout: { type: 'string', default: '20' },
    },
  });
  const { environment } = checkEnvironment(root, process.env);
  const source = await readConfigFile(root, environment);
  const project = await openProject({ root, environment: process.env, includeDrafts: false });
  const { links, problems: unread } = await listExternalLinks(project, source);
  const { problems: found, asked } = await checkExternalLinks(links, {
    skip: values.skip.flatMap((hosts) => hosts.split(',')),
    concurrency: Math.max(1, Number(values.concurrency) || 1),
    retries: Number(values.retries) || 0,
    timeout: 1000 * (Number(values.timeout) || 20),
    pause: 1000,
  });
  const problems = [...unread, ...found];
  if (problems.length > 0) console.error(`${formatProblems(problems, root)}\n`);
  const dead = errorsOf(found).length;
  console.log(`${asked} addresses requested, ${dead} dead links.`);
  return errorsOf(problems).length === 0;
}
