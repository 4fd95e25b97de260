import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { serveStatic } from '#node/testing/serve-static.ts';
import type { AddFigure } from './figure-set.ts';
import type { Figure } from './figures.ts';
import { measureBuilds } from './measure-builds.ts';
import { measureDev, type DevFigures } from './measure-dev.ts';
import { measureClicks, measureLoads, type ServedSite } from './measure-reader.ts';
import { baseUrl, type Peer } from './peer.ts';
import { setAside } from './set-aside.ts';

/** Options shared by the parts of a comparison. */
export interface PartOptions {
  readonly peers: readonly Peer[];
  readonly browser: Browser;
  /** Number of loads per page. */
  readonly rounds: number;
  /** Seconds after which a build is stopped. */
  readonly limit: number;
  /**
   * Whether the pages are this site's own; with generated ones, `builds` measures only the cold
   * build.
   */
  readonly isOwnPages: boolean;
}

type Part = (options: PartOptions, add: AddFigure) => Promise<void>;

/**
 * The parts that can be measured, by name. `reader`, `slower` and `clicks` need the output of
 * `builds`.
 */
export const parts = {
  builds: fromScratch(addBuilds),
  reader: addReader,
  slower: addSlowerReader,
  clicks: addClicks,
  dev: fromScratch(addDev),
} satisfies Record<string, Part>;

/**
 * Returns a part that starts without anything that earlier builds made. Deletes that only at the
 * end: for up to five minutes after many files are deleted, ext4 takes up to 2 ms to create each
 * new one.
 */
function fromScratch(part: Part): Part {
  return async (options, add) => {
    const aside = options.peers.flatMap(setAside);
    try {
      await part(options, add);
    } finally {
      for (const folder of aside) rmSync(folder, { recursive: true });
    }
  };
}

async function addBuilds({ peers, limit, isOwnPages }: PartOptions, add: AddFigure): Promise<void> {
  for (const peer of peers) {
    const figures = await measureBuilds(peer, { limit, isColdOnly: !isOwnPages });
    add('cold build, s', peer.name, figures.cold, 1);
    add('processor time of a cold build, s', peer.name, figures.processor, 1);
    if (isOwnPages) {
      add('build after one edit, s', peer.name, figures.edited ?? figures.cold, 1);
      add('build after a new page, s', peer.name, figures.added ?? figures.cold, 1);
      add('build with nothing changed, s', peer.name, figures.unchanged ?? figures.cold, 1);
    }
    add('peak memory of a cold build, MB', peer.name, toMegabytes(figures.memory));
    add('output, MB', peer.name, toMegabytes(figures.size));
  }
}

function toMegabytes(bytes: Figure): Figure {
  return typeof bytes === 'string' ? bytes : bytes / 1e6;
}

async function addReader({ peers, browser, rounds }: PartOptions, add: AddFigure): Promise<void> {
  const served = await serveAll(peers);
  for (const kind of ['glossary', 'class', 'home'] as const) {
    const loads = served.map(({ site, peer }) => ({ site, page: peer.pages[kind] }));
    for (const [name, load] of await measureLoads(browser, loads, { rounds, slowdown: 4 })) {
      add(`${kind}: first contentful paint, ms`, name, load.firstPaint);
      add(`${kind}: text (largest contentful paint), ms`, name, load.largestPaint);
      add(`${kind}: from paint to text, ms`, name, load.largestPaint - load.firstPaint);
      add(`${kind}: blocking time, ms`, name, load.blocking);
      add(`${kind}: first load, KB`, name, load.bytes / 1000, 1);
      add(`${kind}: of it before paint, KB`, name, load.bytesBeforePaint / 1000, 1);
      add(`${kind}: requests`, name, load.requests);
    }
  }
}

/**
 * Adds the blocking time of the two heaviest pages and the time until their text is painted, on a
 * processor half as fast as in `reader`.
 */
async function addSlowerReader(
  { peers, browser, rounds }: PartOptions,
  add: AddFigure,
): Promise<void> {
  const served = await serveAll(peers);
  for (const kind of ['class', 'home'] as const) {
    const loads = served.map(({ site, peer }) => ({ site, page: peer.pages[kind] }));
    for (const [name, load] of await measureLoads(browser, loads, { rounds, slowdown: 8 })) {
      add(`${kind}, processor 8 times slower: text, ms`, name, load.largestPaint);
      add(`${kind}, processor 8 times slower: blocking time, ms`, name, load.blocking);
    }
  }
}

async function addClicks({ peers, browser }: PartOptions, add: AddFigure): Promise<void> {
  for (const { site, peer } of await serveAll(peers))
    for (const kind of ['glossary', 'class'] as const) {
      const address = site.address + peer.pages[kind];
      const time = await measureClicks(browser, { address, links: peer.links, count: 10 });
      add(`click to painted heading from the ${kind}, ms`, site.name, time);
    }
}

async function addDev({ peers, browser }: PartOptions, add: AddFigure): Promise<void> {
  for (const peer of peers) {
    const figures = await measureDev(browser, peer).catch((error: unknown): DevFigures | null => {
      // If a system fails, only its own figures are missing.
      console.error(`${peer.name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    add('dev server to first page, ms', peer.name, figures?.start ?? 'failed');
    add('save to screen: the glossary, ms', peer.name, figures?.save.glossary ?? 'failed');
    add('save to screen: the home page, ms', peer.name, figures?.save.home ?? 'failed');
    add('save to screen: the slowest, ms', peer.name, figures?.save.slowest ?? 'failed');
  }
}

/** Serves each site that has been built, on a port of its own. */
async function serveAll(
  peers: readonly Peer[],
): Promise<readonly { readonly site: ServedSite; readonly peer: Peer }[]> {
  const built = peers.filter(({ folder, output }) =>
    existsSync(path.resolve(folder, output, 'index.html')),
  );
  return Promise.all(
    built.map(async (peer) => {
      const { address } = await serveStatic({
        folder: path.resolve(peer.folder, peer.output),
        mount: baseUrl,
        isCompressed: true,
      });
      return { site: { name: peer.name, address }, peer };
    }),
  );
}
