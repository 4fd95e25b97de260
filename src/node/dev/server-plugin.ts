import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { pathnameOf, toPath, withBase } from '#shared/paths/base-path.ts';
import { outputsOf } from '../features/index.ts';
import { isFile, isInside, isInsideResolved } from '../base/files/is-inside.ts';
import {
  followBuiltRedirects,
  followRedirects,
  lead,
} from '../features/redirects/follow-redirects.ts';
import { headersFor, readHeaderRules } from '../build/plugins/support/preview-headers.ts';
import type { Site } from '#node/compile/model/site.ts';
import { siteIndexFile } from '#shared/paths/site-index.ts';
import { pageModuleId } from '#node/compile/model/virtual-ids.ts';
import { createSiteIndex } from '#node/features/site-index.ts';

const mimeTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * In development, serves the files that a build would write, except pages and social cards. In the
 * preview, sends the host's headers and serves the not-found page with its status code. Follows
 * redirects in both.
 */
export function serverPlugin(site: Site): Plugin {
  const { outDir, config } = site.options;
  const { baseUrl } = config;
  return {
    name: 'docs:server',
    configureServer(server) {
      for (const handle of [
        refuseMalformed,
        followRedirects(site.redirects, baseUrl),
        serveFiles(site, baseUrl),
        leadToIcon(site, baseUrl),
      ])
        server.middlewares.use(handle);
    },
    configurePreviewServer(server) {
      for (const handle of [
        refuseMalformed,
        refuseCompression,
        sendHeaders(outDir),
        followBuiltRedirects(outDir),
        redirectToSlash(outDir, baseUrl),
      ])
        server.middlewares.use(handle);
      return () => server.middlewares.use(serveNotFound(outDir));
    },
  };
}

/** Rejects URLs with malformed escapes, which later handlers would fail to decode. */
const refuseMalformed: Connect.NextHandleFunction = (request, response, next) => {
  if (isWellFormed(pathnameOf(request.url ?? '/'))) return next();
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The address is malformed: the text after a "%" is not a character.\n');
};

/** Keeps Vite from compressing responses, which would not benefit a local browser. */
const refuseCompression: Connect.NextHandleFunction = (request, _response, next) => {
  delete request.headers['accept-encoding'];
  next();
};

function isWellFormed(pathname: string) {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function serveFiles(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = toPath(baseUrl, request.url ?? '/') ?? '';
    createFile(site, path).then((content) => {
      if (content === undefined) return next();
      const type = mimeTypes[extname(path)] ?? 'application/octet-stream';
      response.setHeader('Content-Type', type);
      response.end(content);
    }, next);
  };
}

/** Returns the current content of a file that a build would write; undefined if there is none. */
async function createFile(site: Site, path: string): Promise<string | Uint8Array | undefined> {
  const asset = site.assets.get(path.slice(1));
  // Social cards are not rendered, because nobody shares pages from this server.
  if (asset && !('content' in asset))
    return 'text' in asset ? asset.text : readFileSync(asset.file);
  const data = await devData(site, path);
  if (data) return JSON.stringify(data);
  // Files next to the pages, such as the icon. Vite itself serves the project's own files.
  for (const folder of site.options.publicDirs) {
    const file = join(folder, path);
    if (isInsideResolved(file, [folder]) && isFile(file)) return readFileSync(file);
  }
  return outputsOf(site).get(path.slice(1))?.content?.();
}

/**
 * Returns the current site index or a file that the index names, by path; undefined for any other
 * path. Each file is created when the browser requests it, so that opening the search does not wait
 * for the API pages. In a build, `publishRoutes` writes these files.
 */
async function devData(site: Site, path: string): Promise<unknown> {
  const isIndex = path === `/${siteIndexFile}`;
  if (!isIndex && !path.startsWith('/@data/')) return undefined;
  const { baseUrl } = site.options.config;
  const files = new Map<string, () => unknown>();
  const index = await createSiteIndex(site, {
    app: '',
    // The URL of a page's virtual module on Vite's dev server.
    filesOf: (page) => ({
      modules: [withBase(baseUrl, `/@id/${pageModuleId(page).replace('\0', '__x00__')}`)],
    }),
    async publish(name, create) {
      // Numbered, because several versions have files with the same name.
      const file = `/@data/${files.size}/${name}.json`;
      files.set(file, create);
      return withBase(baseUrl, file);
    },
  });
  return isIndex ? index : files.get(path)?.();
}

/**
 * Redirects browsers to the icon. Until a page declares an icon, browsers look for one at the root
 * of the host.
 */
function leadToIcon(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { favicon } = site.config();
    const icon = withBase(baseUrl, `/${favicon}`);
    if (!favicon || request.url !== '/favicon.ico' || icon === request.url) return next();
    lead(response, icon, 302);
  };
}

/**
 * Sends the headers that the built site requests from its host, so the preview has the same policy
 * as the real site.
 */
function sendHeaders(outDir: string): Connect.NextHandleFunction {
  const rules = readHeaderRules(outDir);
  return (request, response, next) => {
    for (const [name, value] of headersFor(rules, pathnameOf(request.url ?? '/')))
      response.appendHeader(name, value);
    next();
  };
}

/** Redirects a folder's URL without a trailing slash to the URL with one, as static hosts do. */
function redirectToSlash(outDir: string, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathnameOf(request.url ?? '/');
    const inside = toPath(baseUrl, pathname);
    if (
      inside === null ||
      // Browsers treat the text after two leading slashes as another host.
      /^\/[/\\]/.test(pathname) ||
      pathname.endsWith('/') ||
      !existsSync(join(outDir, inside, 'index.html'))
    )
      return next();
    lead(response, `${pathname}/${(request.url ?? '').slice(pathname.length)}`, 301);
  };
}

/**
 * Serves the not-found page. Runs after Vite has rewritten folder URLs to index files, and before
 * Vite serves those files.
 */
function serveNotFound(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Vite has removed the base path.
    const file = join(outDir, toPath('/', request.url ?? '/') ?? '');
    if (file.endsWith('.html') && existsSync(file)) return next();
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    response.end(readFileSync(findNotFoundPage(dirname(file), outDir)));
  };
}

/** Finds the nearest `404.html` in a folder or above it, because each language has its own. */
function findNotFoundPage(folder: string, outDir: string): string {
  const own = join(folder, '404.html');
  if (!isInside(folder, outDir) || folder === outDir) return join(outDir, '404.html');
  return existsSync(own) ? own : findNotFoundPage(dirname(folder), outDir);
}
