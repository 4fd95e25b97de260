import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageData } from '#shared/page/page.ts';
import type { StaticHtml } from '#shared/document/static-html.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import { renderProblem } from '../report/render-problem.ts';
import { stackFrames } from '../report/stack-frames.ts';

/** A page with live content. */
export interface LivePage {
  readonly data: PageData;
  readonly staticHtml: StaticHtml;
  /** Absolute path of its source. */
  readonly file: string;
}

/** Input for rendering live pages. */
export interface LiveRenderOptions {
  /** Address (`file://…`) of the server bundle. */
  readonly entry: string;
  /** Time limit for one page in milliseconds. */
  readonly limit?: number;
  /**
   * Tests whether a file in a stack trace belongs to the site's authors. Default: none does,
   * because the bundle has no source maps.
   */
  readonly isAuthored?: (file: string) => boolean;
}

/** HTML of the live pages, by path, and problems of those that could not be rendered. */
export interface LiveRendering {
  readonly html: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/**
 * Renders live pages in their own thread. Reports a page that throws, never ends or ends the
 * process, and still renders all others.
 */
export async function renderLivePages(
  pages: readonly LivePage[],
  { entry, limit = 20_000, isAuthored = () => false }: LiveRenderOptions,
): Promise<LiveRendering> {
  const placeOf = ({ stack = '' }: Fault): SourcePosition | undefined =>
    stackFrames(stack).find(({ file }) => isAuthored(file));
  const html = new Map<string, string>();
  const problems: Problem[] = [];
  let thread: Worker | undefined;
  for (const { file, ...page } of pages) {
    thread ??= startThread(entry);
    const answer = await ask(thread, page, limit);
    if (answer.html !== undefined) html.set(page.data.path, answer.html);
    else problems.push(renderProblem({ ...answer.fault, place: placeOf(answer.fault), file }));
    if (answer.isOver) {
      await thread.terminate();
      thread = undefined;
    }
  }
  await thread?.terminate();
  return { html, problems };
}

/** Memory limit for pages' code in megabytes. */
const memory = 512;

function startThread(entry: string): Worker {
  const thread = new Worker(new URL('./render-thread.mjs', import.meta.url), {
    workerData: { entry },
    execArgv: [],
    // Rendered pages are published, so their code must not see the builder's environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  // Handled where the response is awaited.
  thread.on('error', () => undefined);
  return thread;
}

interface Fault {
  readonly message: string;
  readonly stack?: string;
  /** Names of the components around the failure, innermost first. */
  readonly components?: readonly string[];
}

type Answer = { readonly isOver?: boolean } & (
  | { readonly html: string; readonly fault?: undefined }
  | {
      readonly html?: undefined;
      readonly fault: Fault;
    }
);

async function ask(thread: Worker, page: Omit<LivePage, 'file'>, limit: number): Promise<Answer> {
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setTimeout(() => stop.abort(), limit);
  thread.postMessage(page);
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => answer as Answer),
      once(thread, 'exit', { signal }).then(() => over('it ends the process that renders it')),
    ]);
  } catch (error) {
    if (signal.aborted) return over(`it was not ready after ${limit / 1000} seconds`);
    return over(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function over(message: string): Answer {
  return { fault: { message }, isOver: true };
}
