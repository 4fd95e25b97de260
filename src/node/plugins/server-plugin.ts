import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { pathnameOf, withBase, withoutBase } from '#shared/paths/base-path.ts';
import { isInside, isReallyInside } from '../files/is-inside.ts';
import { markdownPath } from '../output/page-outputs.ts';
import { followBuiltRedirects, followRedirects } from '../redirects/follow-redirects.ts';
import { headersFor, readHeaderRules } from './preview-headers.ts';
import type { Site } from '../site/model/site.ts';

const mimeTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/**
 * Serves, in development, the files other than pages that a build would write; in the preview, the
 * headers and the not-found page with its status.
 */
export function serverPlugin(site: Site, outDir: string): Plugin {
  const { baseUrl } = site.options.config;
  return {
    name: 'docs:server',
    configureServer(server) {
      server.middlewares.use(refuseMalformed);
      server.middlewares.use(followRedirects(site.redirects, baseUrl));
      server.middlewares.use(serveAssets(site, baseUrl));
      server.middlewares.use(serveStaticFiles(site, baseUrl));
      server.middlewares.use(serveMarkdown(site, baseUrl));
      server.middlewares.use(leadToIcon(site, baseUrl));
    },
    configurePreviewServer(server) {
      server.middlewares.use(refuseMalformed);
      server.middlewares.use(sendHeaders(outDir));
      server.middlewares.use(followBuiltRedirects(outDir));
      server.middlewares.use(redirectToSlash(outDir, baseUrl));
      return () => server.middlewares.use(serveNotFound(outDir, baseUrl));
    },
  };
}

/** Responds to addresses with malformed escapes, which later handlers would fail to decode. */
const refuseMalformed: Connect.NextHandleFunction = (request, response, next) => {
  if (isWellFormed(pathnameOf(request.url ?? '/'))) return next();
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The address is malformed: the text after a "%" is not a character.\n');
};

function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function serveAssets(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const output = withoutBase(baseUrl, pathnameOf(request.url ?? '/'))?.slice(1);
    const asset = output === undefined ? undefined : site.assets.entries().get(decodeURI(output));
    // Nobody shares pages of this server, so it renders no social cards.
    if (!asset || output === undefined || 'svg' in asset) return next();
    send(response, output, 'text' in asset ? asset.text : readFileSync(asset.file));
  };
}

/**
 * Serves files next to the pages that the build copies, such as the icon. Vite itself serves the
 * project's.
 */
function serveStaticFiles({ options }: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = withoutBase(baseUrl, decodeURIComponent(pathnameOf(request.url ?? '/'))) ?? '';
    const file = options.publicDirs
      .map((folder) => [folder, path.join(folder, name)] as const)
      .find(([folder, found]) => isReallyInside(found, [folder]) && isFile(found))?.[1];
    if (file === undefined) return next();
    send(response, file, readFileSync(file));
  };
}

/**
 * Redirects browsers to the icon: before a document names one, they look for it at the root of the
 * host.
 */
function leadToIcon(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { favicon } = site.config();
    const icon = withBase(baseUrl, `/${favicon}`);
    if (!favicon || request.url !== '/favicon.ico' || icon === request.url) return next();
    response.statusCode = 302;
    response.setHeader('Location', icon);
    response.end();
  };
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function send(response: ServerResponse, name: string, content: string | Uint8Array): void {
  response.setHeader('Content-Type', mimeTypes[path.extname(name)] ?? 'application/octet-stream');
  response.end(content);
}

/** Serves each page's current Markdown twin. */
function serveMarkdown(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const wanted = withoutBase(baseUrl, decodeURI(pathnameOf(request.url ?? '/')));
    const page = wanted?.endsWith('.md')
      ? [...site.manifest().scanned.values()].find(
          ({ record }) => markdownPath(record.path) === wanted,
        )
      : undefined;
    if (!page) return next();
    site.markdown(page).then((markdown) => {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(markdown);
    }, next);
  };
}

/**
 * Sends the headers that the site requests from its host, so that the preview has the real site's
 * policy.
 */
function sendHeaders(outDir: string): Connect.NextHandleFunction {
  const rules = readHeaderRules(outDir);
  return (request, response, next) => {
    for (const [name, value] of headersFor(rules, pathnameOf(request.url ?? '/')))
      response.appendHeader(name, value);
    next();
  };
}

/** Redirects a folder's address without a trailing slash, as a static host does. */
function redirectToSlash(outDir: string, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathnameOf(request.url ?? '/');
    const inside = withoutBase(baseUrl, pathname);
    if (
      inside === null ||
      // Browsers treat the text after two slashes as another host.
      /^\/[/\\]/.test(pathname) ||
      pathname.endsWith('/') ||
      !existsSync(path.join(outDir, inside, 'index.html'))
    )
      return next();
    response.statusCode = 301;
    response.setHeader('Location', `${pathname}/${(request.url ?? '').slice(pathname.length)}`);
    response.end();
  };
}

/**
 * Serves the not-found page. Runs after Vite has rewritten folders to their index files, and before
 * it serves those.
 */
function serveNotFound(outDir: string, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathnameOf(request.url ?? '/');
    const file = path.join(outDir, withoutBase(baseUrl, pathname) ?? pathname);
    if (file.endsWith('.html') && existsSync(file)) return next();
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    response.end(readFileSync(findNotFoundPage(path.dirname(file), outDir)));
  };
}

/** Finds the not-found page in the language of the address. */
function findNotFoundPage(folder: string, outDir: string): string {
  const own = path.join(folder, '404.html');
  if (!isInside(folder, outDir) || folder === outDir) return path.join(outDir, '404.html');
  return existsSync(own) ? own : findNotFoundPage(path.dirname(folder), outDir);
}
