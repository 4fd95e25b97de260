import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { withoutBase } from '#shared/base-path.ts';
import { markdownPath } from '../output/page-outputs.ts';
import { headersFor, readHeaderRules } from './preview-headers.ts';
import type { Site } from '../site/site.ts';

const mimeTypes: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/** Serves what the build would write beside the pages in development, and the headers and the not-found page with its status in the preview. */
export function serverPlugin(site: Site, outDir: string): Plugin {
  const { baseUrl } = site.options.config;
  return {
    name: 'docs:server',
    configureServer(server) {
      server.middlewares.use(serveAssets(site, baseUrl));
      server.middlewares.use(serveMarkdown(site, baseUrl));
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders(outDir));
      server.middlewares.use(redirectToSlash(outDir, baseUrl));
      return () => server.middlewares.use(serveNotFound(outDir, baseUrl));
    },
  };
}

function serveAssets(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const output = withoutBase(baseUrl, pathOf(request.url))?.slice(1);
    const asset = output === undefined ? undefined : site.assets.entries().get(decodeURI(output));
    if (!asset || output === undefined) return next();
    response.setHeader(
      'Content-Type',
      mimeTypes[path.extname(output)] ?? 'application/octet-stream',
    );
    response.end('text' in asset ? asset.text : readFileSync(asset.file));
  };
}

/** The Markdown beside each page, as it is now. */
function serveMarkdown(site: Site, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const wanted = withoutBase(baseUrl, decodeURI(pathOf(request.url)));
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

/** The headers that the site asks its host for, so that what is looked at and tested is under the policy of the real one. */
function sendHeaders(outDir: string): Connect.NextHandleFunction {
  const rules = readHeaderRules(outDir);
  return (request, response, next) => {
    for (const [name, value] of headersFor(rules, pathOf(request.url)))
      response.setHeader(name, value);
    next();
  };
}

/** A static host sends readers of a folder's address without slash to the one with it. */
function redirectToSlash(outDir: string, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathOf(request.url);
    const inside = withoutBase(baseUrl, pathname);
    if (
      inside === null ||
      pathname.endsWith('/') ||
      !existsSync(path.join(outDir, inside, 'index.html'))
    )
      return next();
    response.statusCode = 301;
    response.setHeader('Location', `${pathname}/${(request.url ?? '').slice(pathname.length)}`);
    response.end();
  };
}

/** Runs after Vite has rewritten folders to their index files, and before it serves those. */
function serveNotFound(outDir: string, baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathOf(request.url);
    const file = path.join(outDir, withoutBase(baseUrl, pathname) ?? pathname);
    if (file.endsWith('.html') && existsSync(file)) return next();
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    response.end(readFileSync(findNotFoundPage(path.dirname(file), outDir)));
  };
}

/** The page of the language that the address belongs to. */
function findNotFoundPage(folder: string, outDir: string): string {
  const own = path.join(folder, '404.html');
  const isOutside = path.relative(outDir, folder).startsWith('..');
  if (isOutside || folder === outDir) return path.join(outDir, '404.html');
  return existsSync(own) ? own : findNotFoundPage(path.dirname(folder), outDir);
}

function pathOf(url: string | undefined): string {
  return (url ?? '/').replace(/[?#].*$/s, '');
}
