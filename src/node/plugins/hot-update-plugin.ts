import type { EnvironmentModuleNode, HotPayload, HotUpdateOptions, Plugin } from 'vite';
import {
  pageShownEvent,
  pageUpdateEvent,
  type PageShown,
  type PageUpdate,
} from '#shared/page/page-update.ts';
import { hasErrors } from '#shared/problem.ts';
import { pageFolders, toPageFile } from '../content/page-files.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { Site } from '../site/model/site.ts';
import { reportLateSaves } from './report-late-saves.ts';
import { invalidate, isVirtual, pageModuleId } from '../site/virtual-ids.ts';

/** Shows a saved page at once: only that page is read, compiled and sent to the browser. */
export function hotUpdatePlugin(site: Site): Plugin {
  const saves = new Map<string, number>();
  let earlier: Promise<unknown> = Promise.resolve();
  return {
    name: 'docs:hot-update',
    configureServer(server) {
      const { versions } = site.options;
      server.watcher.add([...pageFolders({ versions })]);
      const onListChange = (file: string): void => {
        if (toPageFile(file, site.options)) invalidate(server.environments.client, isVirtual);
      };
      server.watcher.on('add', onListChange).on('unlink', onListChange);
      const { hot } = server.environments.client;
      hot.on(pageShownEvent, ({ path, made }: PageShown, client) => {
        const page = site.manifest().scanned.get(path);
        // Saved while the app was loading and could not receive updates yet.
        if (page && (saves.get(path) ?? 0) >= made)
          void refresh(site, page).then(({ payload }) => payload && client.send(payload));
      });
      reportLateSaves(server.watcher);
    },
    async hotUpdate(context) {
      if (this.environment.name !== 'client' || context.type !== 'update') return undefined;
      // In sequence, so that browsers receive the last save last.
      const turn = earlier.then(() => showSaved(site, context, saves));
      earlier = turn.catch(() => undefined);
      return turn;
    },
  };
}

/**
 * Sends the pages that show a saved file. Returns the modules for Vite to refresh; undefined if no
 * page shows the file.
 */
async function showSaved(
  site: Site,
  { file, modules, server, read }: HotUpdateOptions,
  saves: Map<string, number>,
): Promise<EnvironmentModuleNode[] | undefined> {
  const own = site.manifest().byFile.get(file);
  const pages = [...(own ? [own] : []), ...site.dependentsOf(file)];
  if (pages.length === 0) return undefined;
  // Editors empty a file before they write it, so this waits until it has content.
  await read();
  for (const { record } of pages) saves.set(record.path, Date.now());
  site.update(file);
  const updates = await Promise.all(pages.map((old) => refresh(site, old)));
  const { client } = server.environments;
  for (const { payload, page, isListed } of updates) {
    const own = [pageModuleId(page.record.path), page.file];
    invalidate(client, (id) => (isListed ? isVirtual(id) || own.includes(id) : own.includes(id)));
    if (payload) client.hot.send(payload);
  }
  const live = updates.filter(({ isLive }) => isLive);
  return live.length > 0
    ? [
        ...modules,
        ...live.flatMap(({ page }) => [...(client.moduleGraph.getModulesByFile(page.file) ?? [])]),
      ]
    : [];
}

interface PageRefresh {
  readonly page: ScannedPage;
  readonly payload?: HotPayload;
  /** Whether title, address or order changed, which other pages show too. */
  readonly isListed: boolean;
  readonly isLive: boolean;
}

async function refresh(site: Site, old: ScannedPage): Promise<PageRefresh> {
  const page = site.manifest().byFile.get(old.file) ?? old;
  const compiled = await site.compile(page);
  const isListed = JSON.stringify(page.record) !== JSON.stringify(old.record);
  const update: PageUpdate = { data: site.pageData(page, compiled), html: compiled.html };
  const fine: HotPayload = isListed
    ? { type: 'full-reload' }
    : { type: 'custom', event: pageUpdateEvent, data: update };
  return {
    page,
    isListed,
    isLive: compiled.html === null,
    // `problemsPlugin` reports the problems; the last valid page remains visible.
    ...(hasErrors([...page.problems, ...compiled.problems]) ? {} : { payload: fine }),
  };
}
