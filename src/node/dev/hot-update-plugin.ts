import path from 'node:path';
import type { HotPayload, HotUpdateOptions, Plugin, ViteDevServer } from 'vite';
import { isLive } from '#shared/page/page-content.ts';
import {
  listUpdateEvent,
  pageShownEvent,
  pageUpdateEvent,
  type PageShown,
  type PageUpdate,
} from '#shared/page/page-update.ts';
import { hasErrors } from '#shared/problem.ts';
import { categoryFileNames } from '../site/content/category-files.ts';
import { pageFolders, toPageFile } from '../site/content/page-files.ts';
import type { ScannedPage } from '../site/content/scan-page.ts';
import { isInside } from '../base/files/is-inside.ts';
import type { Site } from '#node/compile/model/site.ts';
import { reportLateSave } from './report-late-save.ts';
import { invalidate, isVirtual, pageModuleId } from '#node/compile/model/virtual-ids.ts';

/**
 * Shows a saved file immediately: only the pages that show it are read, compiled and sent to the
 * browser. Some editors empty a file before writing it; `read` waits until the file has content.
 */
export function hotUpdatePlugin(site: Site): Plugin {
  /** Time of the last save that changed a page, in milliseconds since 1970, keyed by page path. */
  const saves = new Map<string, number>();
  /** The last valid page of each file whose current text has errors, keyed by file. */
  const shown = new Map<string, ScannedPage>();
  let listed: ReturnType<typeof listingOf> | undefined;
  let earlier: Promise<unknown> = Promise.resolve();

  /**
   * Rereads a file that lists pages or describes a folder. If page paths have changed since the
   * files were last valid, browsers reload; if only sidebars have, browsers update them.
   * `problemsPlugin` reports the problems.
   */
  function updateOrder({ file, server }: HotUpdateOptions): [] {
    const { client } = server.environments;
    const before = (listed ??= listingOf(site));
    site.update(file);
    if (hasErrors(site.problems().filter(({ position }) => position.file === file))) return [];
    listed = listingOf(site);
    invalidate(client, isVirtual);
    if (listed.paths !== before.paths) client.hot.send(fullReload);
    else if (listed.sidebars !== before.sidebars) client.hot.send(listUpdate);
    return [];
  }

  return {
    name: 'docs:hot-update',
    configureServer(server) {
      watchSources(site, server);
      const { hot } = server.environments.client;
      hot.on(pageShownEvent, ({ path, made }: PageShown, client) => {
        const page = site.pageAt(path);
        // The page was saved while the app was loading and could not receive updates yet.
        if (page && (saves.get(path) ?? 0) >= made)
          void refresh(site, page, shown).then(({ payloads }) =>
            payloads.forEach((payload) => client.send(payload)),
          );
      });
    },
    async hotUpdate(context) {
      if (this.environment.name !== 'client') return undefined;
      const { file, server, type, read } = context;
      if (type !== 'delete') {
        try {
          await read();
        } catch {
          // Some editors test a folder by creating a file in it and deleting it at once.
        }
        reportLateSave(file, server.watcher);
      }
      if (isOrder(file, site)) return updateOrder(context);
      if (type === 'delete') return undefined;
      // One at a time, so that browsers receive the latest save last.
      const turn = earlier.then(() => showSaved(site, context, saves, shown));
      earlier = turn.catch(() => undefined);
      return turn;
    },
  };
}

/**
 * Watches files outside the project, and invalidates the virtual modules when a page is added or
 * removed.
 */
function watchSources({ options }: Site, { watcher, environments }: ViteDevServer) {
  const { versions, mdxComponents = [] } = options;
  const lists = versions.flatMap(({ sidebarsFile }) => sidebarsFile ?? []);
  watcher.add([...pageFolders({ versions }), ...lists].concat(mdxComponents));
  const onListChange = (file: string) => {
    if (toPageFile(file, options)) invalidate(environments.client, isVirtual);
  };
  watcher.on('add', onListChange).on('unlink', onListChange);
}

/** Whether a file lists pages or describes a folder of them. */
function isOrder(file: string, { options: { versions } }: Site) {
  if (versions.some(({ sidebarsFile }) => sidebarsFile === file)) return true;
  const isCategory = categoryFileNames.includes(path.basename(file));
  return isCategory && pageFolders({ versions }).some((folder) => isInside(file, folder));
}

/** Returns the pages' paths and the sidebars, serialized for comparison. */
function listingOf(site: Site) {
  const { versions, pages } = site.manifest();
  const trees = [...versions.values()].map(({ sidebars }) =>
    [...sidebars].map(([name, { tree }]) => [name, tree]),
  );
  return {
    paths: JSON.stringify(pages.map((page) => page.path)),
    sidebars: JSON.stringify(trees),
  };
}

/** Sent when page paths change, because browsers cache the route table. */
const fullReload: HotPayload = { type: 'full-reload' };
const listUpdate: HotPayload = { type: 'custom', event: listUpdateEvent };

/**
 * Sends the pages that show a saved file to browsers. Returns the modules for Vite to refresh;
 * undefined if no page shows the file.
 */
async function showSaved(
  site: Site,
  { file, modules, server }: HotUpdateOptions,
  saves: Map<string, number>,
  shown: Map<string, ScannedPage>,
) {
  const own = site.manifest().byFile.get(file);
  const pages = [...(own ? [own] : []), ...site.dependentsOf(file)];
  if (pages.length === 0) return undefined;
  for (const { record } of pages) saves.set(record.path, Date.now());
  site.update(file);
  const { client } = server.environments;
  const live: ScannedPage[] = [];
  // Sequentially, so that the saved page does not wait for the pages that show parts of it.
  for (const old of pages) {
    const { payloads, page, isListed, isLive } = await refresh(site, old, shown);
    if (isLive) live.push(page);
    const own = [pageModuleId(page.record.path), page.file];
    invalidate(client, (id) => (isListed ? isVirtual(id) || own.includes(id) : own.includes(id)));
    for (const payload of payloads) client.hot.send(payload);
  }
  const isStatic = own !== undefined && live.every((page) => page.file !== file);
  const shownBy = live.flatMap((page) => [
    ...(client.moduleGraph.getModulesByFile(page.file) ?? []),
  ]);
  // Excludes modules for which Vite would reload the document: the code of a static page, or of a
  // page that no browser could load yet.
  return live.length > 0
    ? [...(isStatic ? [] : modules), ...shownBy].filter(
        ({ id, isSelfAccepting }) => isSelfAccepting || !live.some((page) => page.file === id),
      )
    : [];
}

/** Compiles a page again and returns it with the messages to send to browsers. */
async function refresh(site: Site, old: ScannedPage, shown: Map<string, ScannedPage>) {
  const page = site.manifest().byFile.get(old.file) ?? old;
  const compiled = await site.compile(page);
  const isFaulty = hasErrors([...page.problems, ...compiled.problems]);
  const last = shown.get(old.file) ?? old;
  if (isFaulty) shown.set(old.file, last);
  else shown.delete(old.file);
  /** Whether data that other pages also show has changed, such as the title, path or order. */
  const isListed = JSON.stringify(page.record) !== JSON.stringify(last.record);
  const { content } = compiled;
  const update: PageUpdate = { data: site.pageData(page, compiled), html: content.html };
  const inPlace: HotPayload = { type: 'custom', event: pageUpdateEvent, data: update };
  /** Messages by case; the first case that applies is used. */
  const messages = [
    // `problemsPlugin` reports the problems; the last valid page remains visible.
    [isFaulty, []],
    [page.record.path !== last.record.path, [fullReload]],
    [isListed, [inPlace, listUpdate]],
    [true, [inPlace]],
  ] as const;
  const payloads = messages.find(([applies]) => applies)?.[1] ?? [];
  return { page, isListed, isLive: isLive(content), payloads };
}
