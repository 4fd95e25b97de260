// npm run check:links: checks the built site's links to other hosts by requesting each URL.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LinkChecker } from 'linkinator';

const { values } = parseArgs({
  options: {
    skip: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '8' },
    retries: { type: 'string', default: '2' },
    timeout: { type: 'string', default: '20' },
  },
});
const folder = path.resolve(process.env.DOCS_OUT_DIR || 'dist');
const home = path.join(folder, 'index.html');
if (!existsSync(home)) {
  console.error(`There is no built site in ${folder}. Run "npm run build" first.`);
  process.exit(1);
}
// The build has already checked the site's internal links.
const [, own] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8')) ?? [];
const skipped = [
  ...(own ? [new URL(own).host] : []),
  ...values.skip.flatMap((hosts) => hosts.split(',')),
];

const { links } = await new LinkChecker().check({
  path: ['**/*.html'],
  serverRoot: folder,
  concurrency: Math.max(1, Number(values.concurrency) || 1),
  retryErrors: Number(values.retries) > 0,
  retryErrorsCount: Number(values.retries) || 0,
  timeout: 1000 * (Number(values.timeout) || 20),
  linksToSkip: async (link) => isSkipped(new URL(link)),
});
const asked = links.filter(({ url, state }) => state !== 'SKIPPED' && /^https?:/.test(url));
const broken = asked.filter(({ state }) => state === 'BROKEN');
for (const link of broken) console.error(describe(link));
// The status 429 (Too Many Requests) does not show whether the page exists.
const dead = new Set(broken.filter(({ status }) => status !== 429).map(({ url }) => url));
console.log(
  `${new Set(asked.map(({ url }) => url)).size} addresses requested, ${dead.size} dead links.`,
);
process.exit(dead.size > 0 ? 1 : 0);

/**
 * Whether to skip a URL: either its host is skipped, or it is a file of the site other than a page.
 * The site's pages are read from the local server to find their links.
 */
function isSkipped({ host, hostname, pathname }) {
  if (hostname === 'localhost') return !pathname.endsWith('.html');
  return skipped.some((name) => name === host || `.${hostname}`.endsWith(`.${name}`));
}

/** Describes what is wrong with a link, on which page, and how to fix it. */
function describe({ url, parent = '', status, failureDetails = [] }) {
  const [{ cause, message } = {}] = failureDetails;
  const reason = status ? String(status) : (cause?.code ?? message);
  const [fault, cure] =
    status === 429
      ? [
          'cannot be checked',
          'Check it later with a smaller --concurrency, or skip the host (--skip).',
        ]
      : ['is dead', 'Correct or remove it; skip a host that only responds to browsers (--skip).'];
  return `${path.join(folder, parent)}: The link "${url}" ${fault}: ${reason}.\n  To fix it: ${cure}`;
}
