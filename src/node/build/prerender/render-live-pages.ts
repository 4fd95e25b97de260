import type { PageToRender } from '#shared/page/page-content.ts';
import { type Problem, type SourcePosition, errorAt } from '#shared/problem.ts';
import { stackFrames } from '#node/base/report/stack-frames.ts';
import { startThread } from '#node/base/threads/start-thread.ts';
import { locateElement } from '#node/base/report/locate.ts';

/** A page with live content. */
export interface LivePage extends PageToRender {
  /** Absolute path of the page's source. */
  readonly file: string;
}

/** The bundle that renders live pages, and limits for the pages' code. */
export interface LiveRenderOptions {
  /** URL (`file://…`) of the server bundle. */
  readonly entry: string;
  /** Time limit for one page in milliseconds. Default: 20,000. */
  readonly limit?: number;
  /**
   * Whether a file in a stack trace belongs to the site's authors. Default: no file does, because
   * the bundle has no source maps.
   */
  readonly isAuthored?: (file: string) => boolean;
}

/**
 * Renders live pages in a separate thread; returns their HTML, keyed by path. Reports a page that
 * throws, does not finish or ends the process, and still renders the remaining pages.
 */
export async function renderLivePages(
  pages: readonly LivePage[],
  { entry, limit = 20_000, isAuthored = () => false }: LiveRenderOptions,
): Promise<{
  readonly html: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}> {
  const placeOf = ({ stack = '' }: Fault): SourcePosition | undefined =>
    stackFrames(stack).find(({ file }) => isAuthored(file));
  const html = new Map<string, string>();
  const problems: Problem[] = [];
  const thread = startThread<Answer>({
    file: new URL('./render-thread.mjs', import.meta.url),
    limit,
    options: {
      workerData: { entry },
      // Rendered pages are published, so their code must not see the builder's environment.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    },
  });
  for (const { file, ...page } of pages) {
    const answer = await thread.ask(page);
    if ('html' in answer) html.set(page.data.path, answer.html);
    else problems.push(renderProblem(answer.fault, file, placeOf(answer.fault)));
  }
  await thread.stop();
  return { html, problems };
}

interface Fault {
  /** The thrown error's message, or the reason why the page could not be rendered. */
  readonly message: string;
  readonly stack?: string;
  /** Names of the components around the failure, innermost first. */
  readonly components?: readonly string[];
}

type Answer = { readonly html: string } | { readonly fault: Fault };

/** Explains why a page cannot be rendered. `place` is where the page's code threw, if known. */
function renderProblem(
  { message, components = [] }: Fault,
  file: string,
  place: SourcePosition | undefined,
) {
  const [, missing] = /Expected (?:component|object) `([^`]+)` to be defined/.exec(message) ?? [];
  const names = missing === undefined ? components : [missing];
  return errorAt(
    (missing === undefined ? place : undefined) ??
      names.map((name) => locateElement(name, file)).find(Boolean) ?? { file, line: 1, column: 1 },
    `The page cannot be rendered: ${message.replace(/\.(?: (?:If you meant to render|This will cause) .*|\n[^]*)?$/, '')}.`,
    'Correct its code; it runs when the site is built and in the browser.',
  );
}
