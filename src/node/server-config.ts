import { readEnvironment } from '#shared/config/environment.ts';
import { errorAt } from '#shared/problem.ts';
import { createLogger, type UserConfig } from 'vite';
import { viteOptions } from './vite-options.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isReferenceOff } from '#node/features/reference/is-reference-off.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { readableError } from '#node/base/report/describe-failure.ts';
import { openProject } from '#node/build/open-project.ts';

/**
 * Returns Vite's configuration for the dev server (`isServed`), the preview (`isPreview`) and `vite
 * build`. If the command cannot start, throws an error with a readable message and no stack trace.
 */
export async function serverConfig(
  root: string,
  isServed: boolean,
  isPreview: boolean,
): Promise<UserConfig> {
  try {
    const environment = process.env;
    const project = await openProject({ root, environment, isServed });
    if (isPreview) requireBuild(project.site.options.outDir);
    else if (!isServed) requireReference(project.site.options.apiDir);
    return viteOptions({ project, log: (message) => createLogger().info(message), isPreview });
  } catch (error) {
    throw readableError(error, root);
  }
}

function requireBuild(outDir: string) {
  if (existsSync(path.join(outDir, 'index.html'))) return;
  throw new BuildError([
    errorAt(
      { file: outDir },
      'There is no built site in this folder.',
      'Run "npm run build" first.',
    ),
  ]);
}

/**
 * Throws an error if the reference does not exist. Unlike `npm run build`, `vite build` does not
 * generate it.
 */
function requireReference(apiDir: string) {
  if (isReferenceOff(readEnvironment(process.env).environment) || existsSync(apiDir)) return;
  throw new BuildError([
    errorAt(
      { file: apiDir },
      'The API reference has not been generated.',
      'Run "npm run api", or "npm run build" instead of "vite build". DOCS_API=off builds without a reference.',
    ),
  ]);
}
