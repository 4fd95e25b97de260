import type { Connect, HotChannelClient, HotPayload, Plugin, ViteDevServer } from 'vite';
import { normalizePath, toPath } from '#shared/paths/base-path.ts';
import { fixedEvent, shownEvent, type ShownAddress } from '#shared/page/page-update.ts';
import { errorsOf, hasErrors, uniqueProblems, type Problem } from '#shared/problem.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { reportFor } from '#node/base/report/color-report.ts';
import { formatProblems, sortByPlace } from '#node/base/report/format-problems.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import { findPageLinks } from '#node/build/links/check-site-links.ts';
import { features } from '#node/features/index.ts';

/** The site, the data that its pages share, and the check of its configuration. */
export type ProblemSources = Pick<SiteProject, 'site' | 'configProblems' | 'siteData'>;

/**
 * Reports problems in open pages in the terminal, in the same words as a build, and in Vite's
 * overlay, both when a page is opened and when a file is saved. Vite itself reports code that it
 * cannot parse.
 */
export function problemsPlugin(project: ProblemSources): Plugin {
  let check: ReturnType<typeof watchPages> = () => undefined;
  /** Whether a browser has failed to load a module since the last save. */
  let hasFailed = false;
  return {
    name: 'docs:problems',
    apply: 'serve',
    configureServer(server) {
      check = watchPages(project, server);
      filterErrors(server);
      const answer: Connect.ErrorHandleFunction = (error: unknown, _request, response, next) => {
        hasFailed = true;
        // Vite responds unless `watchPages` reports the reason.
        if (!(error instanceof BuildError)) return next(error);
        response.statusCode = 500;
        response.end();
      };
      return () => server.middlewares.use(answer);
    },
    hotUpdate: {
      order: 'post',
      handler() {
        if (this.environment.name !== 'client') return undefined;
        check(true);
        if (!hasFailed) return undefined;
        // The page may be waiting for code that failed to load, but Vite would update only code
        // that a browser has already loaded.
        hasFailed = false;
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

/**
 * Checks every page that a browser opens. Returns a function that checks all open pages again once
 * earlier checks have finished; with `isSaved`, it reports all problems again.
 */
function watchPages(project: ProblemSources, server: ViteDevServer) {
  const { site, configProblems } = project;
  const { root, config } = site.options;
  const { hot } = server.environments.client;
  /** Each browser's page, and whether a page existed at its path when the browser opened it. */
  const opened = new Map<HotChannelClient, { readonly path: string; readonly isFound: boolean }>();
  /** Browsers that show errors. */
  const faulty = new WeakSet<HotChannelClient>();
  let printed = '';

  async function show() {
    const ofSite = [...(await configProblems()), ...site.problems()];
    const all: Problem[] = [];
    for (const [client, { path, isFound }] of opened) {
      const problems = await findPageProblems(project, path, ofSite);
      all.push(...problems);
      if (!isFound && site.pageAt(path)) client.send({ type: 'full-reload' });
      if (hasErrors(problems)) {
        faulty.add(client);
        client.send(toOverlay(problems, root));
      } else if (faulty.delete(client)) client.send({ type: 'custom', event: fixedEvent });
    }
    const report = formatProblems(uniqueProblems(all), root);
    if (report !== '' && report !== printed)
      server.config.logger[hasErrors(all) ? 'error' : 'warn'](
        `\n${reportFor(process.stderr, report)}\n`,
      );
    printed = report;
  }

  let earlier: Promise<void> = Promise.resolve();
  const check = (isSaved: boolean): void => {
    earlier = earlier.then(() => {
      if (isSaved) printed = '';
      return show();
    });
  };
  hot.on(shownEvent, ({ pathname }: ShownAddress, client) => {
    const path = normalizePath(toPath(config.baseUrl, pathname) ?? '/');
    opened.set(client, { path, isFound: site.pageAt(path) !== undefined });
    check(false);
  });
  hot.on('vite:client:disconnect', (_data, client) => opened.delete(client));
  return check;
}

/**
 * Returns the message that shows all errors in Vite's overlay, where clicking a position opens the
 * editor.
 */
function toOverlay(problems: readonly Problem[], root: string): HotPayload {
  const errors = sortByPlace(errorsOf(problems));
  const places = errors.map(({ position: { file, line = 1, column = 1 } }) => ({
    file,
    line,
    column,
  }));
  return {
    type: 'error',
    err: {
      plugin: 'docs:problems',
      message: formatProblems(errors, root),
      loc: places[0],
      stack: places.map(({ file, line, column }) => `${file}:${line}:${column}`).join('\n'),
    },
  };
}

/**
 * Suppresses errors in pages, which `watchPages` reports in full. Also shows in browsers why the
 * server cannot restart, which Vite prints only to the terminal.
 */
function filterErrors({ config: { logger }, environments: { client } }: ViteDevServer) {
  const { error } = logger;
  let last = '';
  logger.error = (message, options) => {
    if (options?.error instanceof BuildError) return;
    if (message === 'server restart failed')
      client.hot.send({ type: 'error', err: { message: last, stack: '' } });
    last = message;
    error(message, options);
  };
}

/**
 * Finds the problems of the page at a path, and the site's problems that do not belong to another
 * page; without a page at that path, all of the site's problems.
 */
async function findPageProblems(
  { site, siteData }: ProblemSources,
  path: string,
  ofSite: readonly Problem[],
) {
  const { byFile } = site.manifest();
  const page = site.pageAt(path);
  const own = ofSite.filter(({ position }) => {
    const other = byFile.get(position.file);
    return page === undefined || other === undefined || other === page;
  });
  if (!page) return uniqueProblems(own);
  const compiled = await site.compile(page);
  const links = await findPageLinks({ page, compiled }, site, siteData().config);
  const found = features.flatMap((feature) => feature.checkPage?.(page, compiled, site) ?? []);
  return uniqueProblems([...own, ...page.problems, ...compiled.problems, ...links, ...found]);
}
