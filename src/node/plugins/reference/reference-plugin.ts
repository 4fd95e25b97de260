import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { withoutBase } from '#shared/paths/base-path.ts';
import { findPageFiles } from '../../content/page-files.ts';
import { readReferenceStamp, referenceStampFile } from '../../content/reference-stamp.ts';
import type { Site } from '../../site/model/site.ts';
import { runGenerator, type RunningGenerator } from './run-generator.ts';
import { invalidate, isVirtual } from '../../site/virtual-ids.ts';
import { waitingPage } from './waiting-page.ts';

/**
 * The generated reference in the development server, which answers before it is there: the generator runs beside it, and the
 * pages are added as a whole when their stamp is written, also by `npm run api`. One that fails says so in the terminal and
 * in the overlay, and the server goes on without, or with the reference of before.
 */
export function referencePlugin(site: Site): Plugin {
  const { apiDir } = site.options;
  return {
    name: 'docs:reference',
    apply: 'serve',
    // The pages come by the hundred, so that the watcher is not shown them.
    config: () => (apiDir ? { server: { watch: { ignored: [`${apiDir}/**`] } } } : undefined),
    configureServer(server) {
      if (apiDir !== undefined) serveReference(site, apiDir, server);
    },
  };
}

/** Milliseconds after which the generator starts even if no page was opened: earlier it would compete with the first one. */
const startLimit = 3_000;

function serveReference(site: Site, apiDir: string, server: ViteDevServer): void {
  const { logger } = server.config;
  const { hot } = server.environments.client;
  let shown = site.options.awaited === undefined ? readReferenceStamp(apiDir) : undefined;
  let failure: string | undefined;

  async function takeOver(): Promise<void> {
    const stamp = readReferenceStamp(apiDir);
    if (stamp === undefined) return;
    const hasFailed = failure !== undefined;
    failure = undefined;
    if (stamp === shown && !hasFailed) return;
    shown = stamp;
    const files = await findPageFiles(site.options, site.options.root);
    const isBelow = (file: string): boolean => file.startsWith(apiDir + path.sep);
    site.replaceFolder(apiDir, files.filter(isBelow));
    const { byFile } = site.manifest();
    invalidate(server.environments.client, (id) => isVirtual(id) || byFile.has(id));
    hot.send({ type: 'full-reload' });
  }

  let generator: RunningGenerator | undefined;
  async function generate(): Promise<void> {
    if (generator) return;
    generator = runGenerator(site.options.root);
    const run = await generator.done;
    if (!run.failed) {
      await takeOver();
      logger.info(run.output, { timestamp: true });
      return;
    }
    failure = run.output;
    logger.error(failureText(failure), { timestamp: true });
    hot.send(toOverlay(failure));
  }
  const timer = setTimeout(() => void generate(), startLimit);
  hot.on('vite:client:connect', (_data, client) => {
    if (failure !== undefined) client.send(toOverlay(failure));
    void server.waitForRequestsIdle().then(generate);
  });
  const stampFile = path.join(apiDir, referenceStampFile);
  const onStamp = (): void => void takeOver();
  // By its time, since neither the file nor its folder need be there.
  watchFile(stampFile, { interval: 500 }, onStamp);
  server.httpServer?.once('close', () => {
    clearTimeout(timer);
    generator?.stop();
    unwatchFile(stampFile, onStamp);
  });
  server.middlewares.use(answerMeanwhile(site, () => failure && failureText(failure)));
}

function failureText(output: string): string {
  return `The API reference could not be made.\n\n${output}\n\nMend it and run "npm run api": this server takes over what it makes.`;
}

function toOverlay(output: string) {
  return {
    type: 'error',
    err: { message: failureText(output), stack: '', plugin: 'docs:reference' },
  } as const;
}

/** Documents of pages that are not there yet. */
function answerMeanwhile(
  site: Site,
  failure: () => string | undefined,
): Connect.NextHandleFunction {
  const { baseUrl } = site.options.config;
  return (request, response, next) => {
    const leftOut = site.leftOut();
    const wanted = withoutBase(baseUrl, (request.url ?? '/').replace(/[?#].*$/s, ''));
    const isDocument = request.headers.accept?.includes('text/html') ?? false;
    if (!isDocument || leftOut === undefined || !wanted?.startsWith(leftOut)) return next();
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(waitingPage({ baseUrl, failure: failure() }));
  };
}
