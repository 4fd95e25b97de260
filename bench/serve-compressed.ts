import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a built site with gzip, as hosts do and `vite preview` does not. Resolves to the address of the site. */
export function serveCompressed(
  outDir: string,
  baseUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(
      outDir,
      decodeURIComponent(pathname.slice(baseUrl.length)),
      pathname.endsWith('/') ? 'index.html' : '',
    );
    if (!pathname.startsWith(baseUrl) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const body = answers.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    answers.set(file, body);
    response
      .writeHead(200, {
        ...headers,
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.byteLength,
      })
      .end(body);
  });
  return new Promise((resolve) =>
    server.listen(0, () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`),
    ),
  );
}
