import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from './support/measure.ts';
import { docusaurusPeer } from './peers/docusaurus-peer.ts';
import { addPart, type PageSet } from './peers/figure-set.ts';
import { ownName, ownPeer, ownPeerOf } from './peers/own-peer.ts';
import { parts, type PartOptions } from './peers/parts.ts';
import { multiplyTwins, readTwins } from './peers/peer-pages.ts';
import { writeResults } from './peers/results-page.ts';
import type { Peer } from './peers/peer.ts';
import { starlightPeer } from './peers/starlight-peer.ts';
import { vitepressPeer } from './peers/vitepress-peer.ts';

/**
 * Compares this site with other documentation systems on the same pages. `--parts` selects what to
 * measure (builds, reader, slower, clicks, dev), and `--systems` selects the systems. The temporary
 * folder keeps the figures of earlier runs, so that a long run can be split. `--pages` replaces
 * this site's pages with that many generated ones. `--rounds` is the number of loads per page.
 * `--limit` is the number of seconds after which a build is stopped. `--earlier` is a folder with
 * another revision of this site and its installed dependencies, which is measured too.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'builds,reader,slower,clicks,dev' },
    pages: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    limit: { type: 'string', default: '300' },
    earlier: { type: 'string' },
    systems: { type: 'string', default: 'ours,starlight,vitepress,docusaurus' },
  },
});
const twinsFolder = path.join(root, 'dist');
if (!existsSync(path.join(twinsFolder, 'index.md')))
  throw new Error(`${twinsFolder} holds no built site: run npm run build first.`);
const pageSet: PageSet = values.pages === undefined ? 'own' : Number(values.pages);
const twins = readTwins(twinsFolder);
const pages = pageSet === 'own' ? twins : multiplyTwins(twins, pageSet);
const makers = {
  ours: () => (pageSet === 'own' ? ownPeer() : ownPeerOf(pages)),
  starlight: () => starlightPeer(pages),
  vitepress: () => vitepressPeer(pages),
  docusaurus: () => docusaurusPeer(pages),
};
const chosen = { parts: list(values.parts, parts), systems: list(values.systems, makers) };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const earlier = values.earlier === undefined ? [] : [revisionIn(path.resolve(values.earlier))];
const options: PartOptions = {
  peers: [...chosen.systems.map((name) => makers[name]()), ...earlier],
  browser,
  rounds: Number(values.rounds),
  limit: Number(values.limit),
  isOwnPages: pageSet === 'own',
};
for (const part of chosen.parts) await addPart(pageSet, part, (add) => parts[part](options, add));
const report = writeResults({ own: ownName, chromium: browser.version() });
await browser.close();
console.log(report);
process.exit(0);

/** Returns the revision of this site that is checked out in a folder, as a separate peer. */
function revisionIn(folder: string): Peer {
  const args = ['rev-parse', '--short=8', 'HEAD'];
  const revision = execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  return ownPeer(folder, `${ownName} at ${revision}`);
}

/** Splits a comma-separated list of names. Throws for an unknown name. */
function list<Name extends string>(text: string, known: Record<Name, unknown>): readonly Name[] {
  const isKnown = (name: string): name is Name => Object.hasOwn(known, name);
  return text.split(',').map((name) => {
    if (isKnown(name)) return name;
    throw new Error(`There is no "${name}": choose from ${Object.keys(known).join(', ')}.`);
  });
}
