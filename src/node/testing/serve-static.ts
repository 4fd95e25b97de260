import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { safeDecode } from '#shared/paths/base-path.ts';

/** The folder to serve, and options. */
export interface StaticSite {
  readonly folder: string;
  /** URL path at which the folder is served: `/docs/`. */
  readonly mount: string;
  /** Headers sent with every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to compress with gzip, as hosts do and `vite preview` does not. */
  readonly isCompressed?: boolean;
}

/** A folder served on a local port. */
export interface StaticServer {
  /** URL of the folder's home page. */
  readonly address: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder as a plain file host does. A folder's URL returns its `index.html`. A missing
 * file returns the `404.html` of its top-level folder or, if there is none, of the root.
 */
export function serveStatic({
  folder,
  mount,
  headers,
  isCompressed = false,
}: StaticSite): Promise<StaticServer> {
  const read = isCompressed ? createCompressor() : readFileSync;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(mount) ? safeDecode(pathname.slice(mount.length)) : null;
    const found = inside === null ? null : findFile(path.join(folder, inside));
    const file = found ?? findNotFoundPage(folder, inside ?? '');
    const body = existsSync(file) ? read(file) : Buffer.alloc(0);
    response
      .writeHead(found ? 200 : 404, {
        ...headers,
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'content-length': body.byteLength,
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      })
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}${mount}`,
        close: () => server.close(),
      }),
    );
  });
}

function findNotFoundPage(folder: string, inside: string): string {
  const [language = ''] = inside.split('/');
  const own = path.join(folder, language, '404.html');
  return existsSync(own) ? own : path.join(folder, '404.html');
}

/** Creates a function that reads files and compresses each once. */
function createCompressor(): (file: string) => Buffer {
  const bodies = new Map<string, Buffer>();
  return (file) => {
    const body = bodies.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    bodies.set(file, body);
    return body;
  };
}

function findFile(file: string): string | null {
  const candidate =
    existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
  return existsSync(candidate) ? candidate : null;
}
