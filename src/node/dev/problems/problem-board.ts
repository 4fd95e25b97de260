import type { HotChannelClient, ViteDevServer } from 'vite';
import { normalizePath, toPath } from '#shared/paths/base-path.ts';
import {
  problemsEvent,
  type PageCrash,
  type ShownAddress,
  type ShownProblems,
} from '#shared/page/page-problems.ts';
import { hasErrors, uniqueProblems, type Problem } from '#shared/problem.ts';
import { checkFeed } from '#node/features/release-feed/release-feed.ts';
import { findPageLinks } from '#node/build/links/check-site-links.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { codeProblems } from '#node/base/report/code-problem.ts';
import { reportFor } from '#node/base/report/color-report.ts';
import { formatProblems } from '#node/base/report/format-problems.ts';
import { renderProblem } from '#node/base/report/render-problem.ts';
import type { SiteProject } from '#node/site/open/open-locale.ts';
import { unlessKnown } from '#node/base/report/unless-known.ts';
import { findThrown, ranOldCode } from './find-thrown.ts';
import { moduleUrl } from './module-url.ts';

/** The site, its data for every page, and the check of its configuration. */
export type ProblemSources = Pick<SiteProject, 'site' | 'configProblems' | 'siteData'>;

/** Collects problems while the server runs. */
export interface ProblemBoard {
  open(shown: ShownAddress, client: HotChannelClient): void;
  close(client: HotChannelClient): void;
  crash(crash: PageCrash, client: HotChannelClient): Promise<void>;
  /** Clears the errors that a page threw before it was refreshed. */
  render(client: HotChannelClient): void;
  /** Shows why the server cannot restart with the saved files; it continues with the earlier ones. */
  refuse(errors: string): void;
  isRefused(): boolean;
  /** Adds the problems of a module. */
  fail(error: unknown, url: string): Promise<void>;
  /** Checks everything again. */
  save(file: string): Promise<BeforeSave>;
}

/** What did not work before a file was saved. */
interface BeforeSave {
  /** Whether this file's module failed to compile. */
  readonly wasFaulty: boolean;
  /** Other files whose code threw, or whose imports could not be resolved, in an open page. */
  readonly throwers: readonly string[];
}

/** Creates a server's board, which prints problems and sends them to browsers. */
export function createProblemBoard(
  { site, configProblems, siteData }: ProblemSources,
  server: ViteDevServer,
): ProblemBoard {
  const { root } = site.options;
  const { client: environment } = server.environments;
  /** Paths of open pages. */
  const opened = new Map<HotChannelClient, string>();
  /** Problems of modules, by requested address, until they compile without any. */
  let failed = new Map<string, readonly Problem[]>();
  /** Errors thrown by open pages since the last save, by path. */
  let thrown = new Map<string, Problem>();
  /** Browsers whose page has thrown since they opened it. */
  const crashed = new Set<HotChannelClient>();
  /** Browsers that have opened an address without a page. */
  const lost = new Set<HotChannelClient>();
  /** Problems already printed to the terminal; after a save, remaining ones are printed again. */
  let printed = new Set<string>();
  let refused = '';
  let isSaved = false;

  /** Returns the problems of a page, and those of the site that are on no other page. */
  async function find(path: string, all: readonly Problem[]): Promise<readonly Problem[]> {
    const page = site.pageAt(path);
    const compiled = page && (await site.compile(page));
    const links =
      page && compiled ? await findPageLinks({ page, compiled }, site, siteData().config) : [];
    const feed = page && compiled ? checkFeed(page, compiled, site.config()) : [];
    const ofPage = [...(page?.problems ?? []), ...(compiled?.problems ?? []), ...links, ...feed];
    const ofSite = all.filter(({ position }) => {
      const other = site.manifest().byFile.get(position.file);
      return page === undefined || other === undefined || other === page;
    });
    const found = uniqueProblems([...ofSite, ...ofPage]);
    // A page's problem is often also the reason why its module cannot be loaded.
    const known = [...found, ...unlessKnown([...failed.values()].flat(), found)];
    const crash = thrown.get(path);
    // A page whose code cannot be read is still shown with its earlier code.
    const isRead = failed.size === 0 && !known.some(({ isUnreadable }) => isUnreadable);
    return crash && isRead ? [...known, ...unlessKnown([crash], known)] : known;
  }

  async function show(): Promise<void> {
    const all: Problem[] = [];
    const ofSite = [...(await configProblems()), ...site.problems()];
    for (const [client, path] of opened) {
      if (lost.has(client) && site.pageAt(path)) {
        lost.delete(client);
        client.send({ type: 'full-reload' });
      }
      const problems = await find(path, ofSite);
      all.push(...problems);
      const texts = toTexts(problems, root);
      const errors = [refused, texts.errors].filter(Boolean).join('\n\n');
      client.send({ type: 'custom', event: problemsEvent, data: { ...texts, errors } });
    }
    const now = new Map(uniqueProblems(all).map((problem) => [JSON.stringify(problem), problem]));
    const fresh = [...now].flatMap(([key, problem]) => (printed.has(key) ? [] : [problem]));
    printed = new Set([...(isSaved ? [] : printed), ...now.keys()]);
    isSaved = false;
    if (fresh.length === 0) return;
    const { logger } = server.config;
    const text = `\n${reportFor(process.stderr, formatProblems(fresh, root))}\n`;
    if (hasErrors(fresh)) logger.error(text);
    else logger.warn(text);
  }

  /**
   * Records a module's error, unless it only repeats the problems of a page, which are found
   * anyway.
   */
  function note(url: string, error: unknown): void {
    const { file } = environment.moduleGraph.urlToModuleMap.get(url) ?? {};
    if (error === undefined || error instanceof BuildError) failed.delete(url);
    else failed.set(url, codeProblems(error, root, file ?? undefined));
  }

  /** Compiles a module that has failed again: its file may have been saved in the meantime. */
  async function retry(url: string): Promise<void> {
    const since = failed;
    const error: unknown = await environment.transformRequest(url).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (since === failed) note(url, error);
    else await retry(url);
  }

  let earlier: Promise<void> = Promise.resolve();
  const inTurn = (): Promise<void> => (earlier = earlier.then(show, show));

  return {
    open({ pathname }, client) {
      const inside = toPath(site.config().baseUrl, pathname) ?? '/';
      const path = normalizePath(inside);
      // A newly opened page gets a full report, but only once: browsers ask again when they
      // reconnect.
      if (opened.get(client) !== path) {
        printed = new Set();
        crashed.delete(client);
        if (refused !== '') server.config.logger.error(refused);
      }
      opened.set(client, path);
      if (site.pageAt(path)) lost.delete(client);
      else lost.add(client);
      void inTurn();
    },
    close(client) {
      for (const clients of [opened, crashed, lost]) clients.delete(client);
    },
    async crash(crash, client) {
      const isFirst = !crashed.has(client);
      crashed.add(client);
      // A page that has thrown before receives updates, and renders again.
      if (isFirst && ranOldCode(crash, { site, environment })) {
        client.send({ type: 'full-reload' });
        return;
      }
      const path = opened.get(client) ?? '';
      const page = site.pageAt(path);
      if (!page) return;
      const since = thrown;
      const place = await findThrown(crash, { site, environment }).catch(() => undefined);
      // Errors in this program or in a package are left to the console.
      if (!place) return;
      const { message } = crash;
      since.set(path, renderProblem({ message, place, file: page.file }));
      void inTurn();
    },
    render(client) {
      if (thrown.delete(opened.get(client) ?? '')) void inTurn();
    },
    refuse(errors) {
      refused = errors;
      void inTurn();
    },
    isRefused: () => refused !== '',
    async fail(error, url) {
      if (!(error instanceof BuildError)) await retry(moduleUrl(url, site.config().baseUrl));
      await inTurn();
    },
    async save(file) {
      isSaved = true;
      const throwers = [...thrown.values()].map(({ position }) => position.file);
      thrown = new Map();
      // Another file may be saved while these are compiled again.
      failed = new Map(failed);
      const before = [...failed];
      for (const [url] of before) await retry(url);
      void inTurn();
      return {
        wasFaulty: before.some(([, problems]) =>
          problems.some(({ position }) => position.file === file),
        ),
        throwers: throwers.filter((thrower) => thrower !== file),
      };
    },
  };
}

function toTexts(problems: readonly Problem[], root: string): ShownProblems {
  const ofKind = (kind: Problem['severity']): string =>
    formatProblems(
      problems.filter(({ severity }) => severity === kind),
      root,
    );
  return { errors: ofKind('error'), warnings: ofKind('warning') };
}
