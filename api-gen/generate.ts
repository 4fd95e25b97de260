import { on } from 'node:events';
import path from 'node:path';
import { readEnvironment } from '#shared/config/environment.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { describeFailure } from '#node/base/report/describe-failure.ts';
import type { KeptProgram } from './convert/create-application.ts';
import { generateApi, type GeneratorResult } from './run/generate-api.ts';
import { readApiConfig } from './run/api-config.ts';
import { readOptions } from './run/options.ts';
import { hasErrors } from '#shared/problem.ts';

const folder = path.resolve(import.meta.dirname);

async function generate(kept?: KeptProgram): Promise<GeneratorResult> {
  try {
    const { environment, problems } = readEnvironment(process.env);
    if (hasErrors(problems)) throw new BuildError(problems);
    const api = await readApiConfig(environment, path.dirname(folder));
    const options = readOptions(environment, process.argv.slice(2), folder, api);
    return await generateApi(options, folder, kept);
  } catch (error) {
    return { lines: [describeFailure(error, path.dirname(folder))], failed: true };
  }
}

/**
 * Generates the reference once, and again on each message from the dev server. Sends the result of
 * every run to the dev server.
 */
async function serve(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const requests = on(process, 'message');
  const kept: KeptProgram = {};
  do {
    const { lines, failed } = await generate(kept);
    process.send?.({ output: lines.join('\n'), failed });
  } while (!(await requests.next()).done);
}

if (process.send) await serve();
else {
  const { lines, failed } = await generate();
  (failed ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  process.exitCode = failed ? 1 : 0;
}
