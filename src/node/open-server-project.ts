import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './report/build-error.ts';
import { formatProblems } from './report/format-problems.ts';
import type { SiteProject } from './site/open/open-locale.ts';
import { openProject, type ProjectOptions } from './site/open/site-project.ts';

/** Options for opening the project in a server. */
export interface ServerProjectOptions extends ProjectOptions {
  /** Whether to serve the build output. */
  readonly isPreview: boolean;
}

/**
 * Opens the project for the dev or preview server. Throws a readable message without a stack trace
 * if it cannot start.
 */
export async function openServerProject(options: ServerProjectOptions): Promise<SiteProject> {
  try {
    const project = await openProject(options);
    if (options.isPreview) requireBuild(project.folders.outDir);
    return project;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const text = formatProblems(error.problems, options.root);
    // Vite prints the stack trace of whatever prevents it from starting.
    throw Object.assign(new Error(text), { stack: text });
  }
}

function requireBuild(outDir: string): void {
  if (existsSync(path.join(outDir, 'index.html'))) return;
  throw new BuildError([
    {
      message: 'There is no built site in this folder.',
      hint: 'Run "npm run build" first.',
      severity: 'error',
      position: { file: outDir },
    },
  ]);
}
