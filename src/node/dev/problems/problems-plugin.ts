import type { Connect, Plugin, ViteDevServer } from 'vite';
import {
  askProblemsEvent,
  crashEvent,
  renderedEvent,
  type PageCrash,
  type ShownAddress,
} from '#shared/page/page-problems.ts';
import { hashFile } from '#node/base/cache/hash-files.ts';
import { createProblemBoard, type ProblemBoard, type ProblemSources } from './problem-board.ts';

/**
 * Reports problems of open pages in terminal and browser, in the same words as a build: when a page
 * is opened, when a file is saved, and when page code throws. Fixed problems disappear on save.
 */
export function problemsPlugin(project: ProblemSources): Plugin {
  let board: ProblemBoard | undefined;
  return {
    name: 'docs:problems',
    apply: 'serve',
    configureServer(server) {
      const own = createProblemBoard(project, server);
      board = own;
      readErrors(server, own);
      continueOnceFixed(server, own);
      const { hot } = server.environments.client;
      hot.on(askProblemsEvent, (shown: ShownAddress, client) => own.open(shown, client));
      hot.on(crashEvent, (crash: PageCrash, client) => void own.crash(crash, client));
      hot.on(renderedEvent, (_data, client) => own.render(client));
      hot.on('vite:client:disconnect', (_data, client) => own.close(client));
      return () => server.middlewares.use(answerErrors(own));
    },
    hotUpdate: {
      order: 'post',
      async handler({ file, modules, timestamp }) {
        if (this.environment.name !== 'client' || !board) return undefined;
        const { wasFaulty, throwers } = await board.save(file);
        const { moduleGraph } = this.environment;
        // Modules whose last code browsers could not load or run. They keep the earlier code until
        // these are updated again, whatever the save has fixed.
        const again = [
          ...(wasFaulty ? modules.flatMap((module) => [...module.importers]) : []),
          ...throwers.flatMap((thrower) => [...(moduleGraph.getModulesByFile(thrower) ?? [])]),
        ];
        if (!wasFaulty && again.length === 0) return undefined;
        const seen = new Set<(typeof modules)[number]>();
        // Vite would keep the code of its importers, which may be saved at the same moment.
        for (const module of [...again, ...modules])
          moduleGraph.invalidateModule(module, seen, timestamp, true);
        // No browser has loaded it yet, so it is requested again instead of reloading the whole
        // document.
        if (wasFaulty && !modules.some(({ isSelfAccepting }) => isSelfAccepting)) return [];
        return [...new Set([...modules, ...again.filter((module) => module.isSelfAccepting)])];
      },
    },
  };
}

/**
 * Silences the server's raw errors with stack traces, which `answerErrors` reports in readable
 * form, and passes on why it cannot restart, which Vite prints to the terminal only.
 */
function readErrors({ config: { logger } }: ViteDevServer, board: ProblemBoard): void {
  const { error } = logger;
  let last = '';
  logger.error = (message, options) => {
    if (message === 'server restart failed') return board.refuse(last);
    last = message;
    if (!/Pre-transform error|Internal server error/.test(message)) error(message, options);
  };
}

/** Continues instead of restarting if the mistake that prevented a restart is undone. */
function continueOnceFixed(server: ViteDevServer, board: ProblemBoard): void {
  const { restart, config } = server;
  const read = (): string => config.configFileDependencies.map(hashFile).join('\n');
  const valid = read();
  server.restart = async (force) => {
    if (board.isRefused() && read() === valid) board.refuse('');
    else await restart(force);
  };
}

/** Responds to requests for modules that cannot be compiled. */
function answerErrors(board: ProblemBoard): Connect.ErrorHandleFunction {
  return (error: unknown, request, response, _next: unknown) => {
    void board.fail(error, request.originalUrl ?? request.url ?? '');
    response.statusCode = 500;
    response.end();
  };
}
