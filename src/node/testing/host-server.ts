import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Servers that have a configuration in HOSTING.md and can run locally. */
export const hostNames = ['nginx', 'caddy'] as const;

export type HostName = (typeof hostNames)[number];

/** A web server in a separate process, on a local port. */
export interface HostServer {
  /** Origin without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** A server, and the built site that it serves. */
export interface HostInput {
  readonly name: HostName;
  /** Absolute path of the built site's folder, which is served under `/docs/`. */
  readonly outDir: string;
  /** The configuration from HOSTING.md. */
  readonly snippet: string;
}

/** Whether a server is installed. */
export function isInstalled(name: HostName): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined;
}

/**
 * Returns a Markdown text's only code block in this language. Throws if there is none or more than
 * one.
 */
export function readSnippet(markdown: string, language: string): string {
  const found = [...markdown.matchAll(/^```(\S+)\n(.*?)^```$/gms)].filter(
    ([, name]) => name === language,
  );
  if (found.length !== 1)
    throw new Error(`${found.length} code blocks are "${language}", not one.`);
  return found[0]?.[2] ?? '';
}

/**
 * Starts a server with the configuration from HOSTING.md, with its host, port and folder replaced,
 * and waits until it responds. Throws an error with the server's output if the server exits before
 * that.
 */
export async function startHost({ name, outDir, snippet }: HostInput): Promise<HostServer> {
  const work = mkdtempSync(path.join(os.tmpdir(), `docs-${name}-`));
  mkdirSync(path.join(work, 'www'));
  symlinkSync(outDir, path.join(work, 'www/docs'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const text = (name === 'nginx' ? forNginx : forCaddy)(snippet, { work, port });
  const file = path.join(work, 'config');
  writeFileSync(file, text.replaceAll('/srv/www', path.join(work, 'www')));
  const args =
    name === 'nginx'
      ? ['-e', 'stderr', '-c', file]
      : ['run', '--config', file, '--adapter', 'caddyfile'];
  const server = spawn(name, args, {
    env: { ...process.env, HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise((resolve) => server.on('exit', resolve));
  while (!(await answers(`${origin}/docs/`))) {
    if (server.exitCode !== null) throw new Error(`${name} does not start:\n${output}`);
    await sleep(50);
  }
  return {
    origin,
    async stop() {
      server.kill();
      await ended;
      rmSync(work, { recursive: true });
    },
  };
}

interface Place {
  readonly work: string;
  readonly port: number;
}

/**
 * Wraps the configuration as `/etc/nginx/nginx.conf` wraps the files in `conf.d`, and keeps nginx
 * in the foreground.
 */
function forNginx(snippet: string, { work, port }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${work}/${kind};`)
    .join('\n');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${work}/pid;
events { worker_connections 1024; }
http {
access_log off;
sendfile on;
${temporary}
${snippet.replace('listen 80;', `listen 127.0.0.1:${port};`)}
}
`;
}

function forCaddy(snippet: string, { port }: Place): string {
  const options = '{\n\tadmin off\n}\n';
  return options + snippet.replace('docs.example.org', `http://127.0.0.1:${port}`);
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}
