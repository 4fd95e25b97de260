import path from 'node:path';
import { readEnvironment } from '#shared/config/environment.ts';
import { BuildError } from '#node/report/build-error.ts';
import { describeFailure } from '#node/report/describe-failure.ts';
import { generateApi } from './run/generate-api.ts';
import { readOptions } from './run/options.ts';

const folder = path.resolve(import.meta.dirname);

try {
  const { environment, problems } = readEnvironment(process.env);
  if (problems.some(({ severity }) => severity === 'error')) throw new BuildError(problems);
  const options = readOptions(environment, process.argv.slice(2), folder);
  const { lines, failed } = await generateApi(options, folder);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${describeFailure(error, path.dirname(folder))}\n`);
  process.exitCode = 1;
}
