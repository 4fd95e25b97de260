import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A folder that is served on a port of this machine. */
export interface StaticServer {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder below a path, as a plain file host does: index files for folders, `404.html` for what is missing. */
export function serveStatic(folder: string, mount: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = pathname.startsWith(mount)
      ? findFile(path.join(folder, decodeURIComponent(pathname.slice(mount.length))))
      : null;
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

function findFile(file: string): string | null {
  const candidate =
    existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
  return existsSync(candidate) ? candidate : null;
}
