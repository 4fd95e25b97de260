import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSnippet, startHost } from '#node/testing/host-server.ts';
import { root, temporary } from './support/measure.ts';
import { readLoad } from './support/read-load.ts';

// npm run bench:load: 200 concurrent readers request pages and their resources for 20 seconds from
// nginx, configured as in HOSTING.md. Exits with 1 if a request failed. Needs a built site, nginx
// and wrk.
const connections = 200;
const seconds = 20;
const outDir = path.join(root, 'dist');
const program = 'wrk';

requireProgram('nginx', '-v');
requireProgram(program, '-v');
const addresses = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)index\.html$|^assets\/[^/]+\.(?:js|css)$/.test(file))
  .map((file) => encodeURI(`/docs/${file.replace(/index\.html$/, '')}`));
mkdirSync(temporary, { recursive: true });
const script = path.join(temporary, 'load.lua');
writeFileSync(script, requestInTurn(addresses));
const hosting = readFileSync(path.join(root, 'HOSTING.md'), 'utf8');
const server = await startHost({ name: 'nginx', outDir, snippet: readSnippet(hosting, 'nginx') });
const { stdout, stderr, status } = spawnSync(
  program,
  [
    '-t',
    '2',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--latency',
    '-s',
    script,
    server.origin,
  ],
  { encoding: 'utf8' },
);
await server.stop();
if (status !== 0) throw new Error(`${program} failed:\n${stderr}${stdout}`);
const load = readLoad(stdout);
const report = `# Load

Made by \`npm run bench:load\` on ${new Date().toISOString().slice(0, 10)}: nginx, set up as [HOSTING.md](../HOSTING.md) says, on the loopback of a machine
with ${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim() ?? 'unknown'}), which the readers share with it. ${addresses.length} addresses in turns, pages, scripts and styles, compressed.

| readers at once | seconds | requests | failed | requests a second | MB a second | half are answered in | 99 of 100 are answered in |
| --: | --: | --: | --: | --: | --: | --: | --: |
| ${connections} | ${seconds} | ${load.requests} | ${load.failed} | ${load.perSecond} | ${load.transfer} | ${load.median} | ${load.slowest} |

${versionOf('nginx', '-v')}; ${versionOf(program, '-v')}; Node ${process.version}.
`;
writeFileSync(path.join(root, 'bench/load.md'), report);
console.log(report);
process.exit(load.failed > 0 ? 1 : 0);

/** Returns a wrk script that requests the given URL paths in turn. */
function requestInTurn(paths: readonly string[]): string {
  return `local paths = {${paths.map((address) => JSON.stringify(address)).join(',')}}
local turn = 0
function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], {["Accept-Encoding"] = "gzip, deflate, br"})
end
`;
}

function requireProgram(name: string, flag: string): void {
  if (spawnSync(name, [flag]).error === undefined) return;
  console.error(`${name} is not installed: run "sudo apt-get install -y ${name}".`);
  process.exit(1);
}

/** Returns the first line of a program's version output. */
function versionOf(name: string, flag: string): string {
  const { stdout: out, stderr: err } = spawnSync(name, [flag], { encoding: 'utf8' });
  return `${out}${err}`.trim().split(/\n|\s\[/)[0] ?? name;
}
