import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { toPath } from '#shared/paths/base-path.ts';
import { findPageFiles } from '#node/site/content/page-files.ts';
import { readReferenceStamp, referenceStampFile } from './reference-stamp.ts';
import type { Site } from '#node/compile/model/site.ts';
import { startGenerator } from './run-generator.ts';
import { invalidate, isVirtual } from '#node/compile/model/virtual-ids.ts';
import { waitingPage } from './waiting-page.ts';
import { isInside } from '#node/base/files/is-inside.ts';

/**
 * Serves the generated reference in development. The server does not wait for the generator. It
 * adds all pages at once when the reference's stamp is written, whether by its own generator or by
 * `npm run api`. Saving a source runs the generator again. A failure is reported in the terminal
 * and the overlay, and the previous reference is kept.
 */
export function referencePlugin(site: Site, sources: string): Plugin {
  const { apiDir, hasReference } = site.options;
  return {
    name: 'docs:reference',
    apply: 'serve',
    // Pages arrive by the hundreds, so the watcher must ignore them.
    config: () => (hasReference ? { server: { watch: { ignored: [`${apiDir}/**`] } } } : undefined),
    configureServer(server) {
      if (hasReference) serveReference(site, sources, server);
    },
  };
}

function serveReference(site: Site, sources: string, server: ViteDevServer): void {
  const { apiDir } = site.options;
  const { logger } = server.config;
  const { client } = server.environments;
  let shown = site.options.pendingPath === undefined ? readReferenceStamp(apiDir) : undefined;
  let failure: string | undefined;

  async function takeOver(): Promise<void> {
    const stamp = readReferenceStamp(apiDir);
    if (stamp === undefined) return;
    const hasFailed = failure !== undefined;
    failure = undefined;
    if (stamp === shown && !hasFailed) return;
    shown = stamp;
    const files = await findPageFiles(site.options, site.options.root);
    site.replaceFolder(
      apiDir,
      files.filter((file) => isInside(file, apiDir)),
    );
    const { byFile } = site.manifest();
    invalidate(client, (id) => isVirtual(id) || byFile.has(id));
    client.hot.send({ type: 'full-reload' });
  }

  const runs = startGenerator(site.options.root, async ({ failed, output }) => {
    if (failed) {
      failure = `The API reference could not be generated.\n\n${output}\n\nCorrect it and save, or run "npm run api": this server picks up the result.`;
      logger.error(failure, { timestamp: true });
      client.hot.send(toOverlay(failure));
    } else {
      await takeOver();
      logger.info(output, { timestamp: true });
    }
  });
  server.watcher.add(sources);
  server.watcher.on('all', (_event, file) => {
    if (isInside(file, sources) && /\.(?:[cm]?tsx?|json)$/.test(file)) runs.repeat();
  });
  client.hot.on('vite:client:connect', (_data, browser) => {
    if (failure !== undefined) browser.send(toOverlay(failure));
    void server.waitForRequestsIdle().then(runs.start);
  });
  const stampFile = path.join(apiDir, referenceStampFile);
  const onStamp = (): void => void takeOver();
  // Polls the stamp's modification time, because neither the file nor its folder has to exist yet.
  watchFile(stampFile, { interval: 500 }, onStamp);
  server.httpServer?.once('close', () => {
    runs.stop();
    unwatchFile(stampFile, onStamp);
  });
  server.middlewares.use(answerMeanwhile(site, () => failure));
}

function toOverlay(message: string) {
  return {
    type: 'error',
    err: { message, stack: '', plugin: 'docs:reference' },
  } as const;
}

/** Responds with a placeholder to requests for reference pages that do not exist yet. */
function answerMeanwhile(
  site: Site,
  failure: () => string | undefined,
): Connect.NextHandleFunction {
  const { baseUrl } = site.options.config;
  return (request, response, next) => {
    const excludedPath = site.excludedPath();
    const wanted = toPath(baseUrl, request.url ?? '/');
    const isDocument = request.headers.accept?.includes('text/html') ?? false;
    if (!isDocument || excludedPath === undefined || !wanted?.startsWith(excludedPath))
      return next();
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(waitingPage(baseUrl, failure()));
  };
}
