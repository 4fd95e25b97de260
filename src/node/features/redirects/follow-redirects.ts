import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { normalizePath, pathnameOf, toPath } from '#shared/paths/base-path.ts';
import { redirectsFile } from './redirects-file.ts';
import type { Redirect } from '#node/compile/model/site.ts';

/** Creates a handler that redirects requests for moved pages in development. */
export function followRedirects(
  redirects: () => readonly Redirect[],
  baseUrl: string,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const wanted = toPath(baseUrl, request.url ?? '/');
    const clean = wanted === null ? null : normalizePath(wanted);
    const redirect = redirects().find(({ from }) => normalizePath(from) === clean);
    if (!redirect) return next();
    // Browsers would remember a permanent redirect even after its author has removed it.
    lead(response, redirect.to, 302);
  };
}

/**
 * Creates a handler that redirects requests for moved pages in the preview, like a host that reads
 * `_redirects`.
 */
export function followBuiltRedirects(outDir: string): Connect.NextHandleFunction {
  const file = path.join(outDir, redirectsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const redirects = new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
  return (request, response, next) => {
    const target = redirects.get(pathnameOf(request.url ?? '/'));
    if (target === undefined) return next();
    lead(response, target, 301);
  };
}

/** Responds with a redirect to a URL, and ends the response. */
export function lead(response: ServerResponse, to: string, status: number): void {
  response.statusCode = status;
  response.setHeader('Location', to);
  response.end();
}
