import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../support/measure.ts';
import { barChart } from './bar-chart.ts';
import { readFigures, type FigureSet, type PageSet } from './figure-set.ts';
import { figureTable, type FigureRow } from './figures.ts';
import { targets, targetsOf5000 } from './targets.ts';

/** The name of this site and the Chromium version, which the page mentions. */
interface ResultsPage {
  /** Name of this site in the table. */
  readonly own: string;
  readonly chromium: string;
}

const sets: readonly PageSet[] = ['own', 600, 2000, 5000];
const charts = [
  ['paint', /paint\)?, ms$/],
  ['blocking', /blocking time/],
  ['weight', /KB$/],
  ['builds', /, s$/],
  ['authors', /dev server|save to screen/],
] as const;

/** Writes `bench/peers.md` and its plots from all saved figures. Returns the page. */
export function writeResults({ own, chromium }: ResultsPage): string {
  const text = [
    '# This site beside other systems',
    '',
    `Made by \`npm run bench:peers\` on ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GB of memory, Node ${process.version}, Chromium ${chromium}.`,
    'All systems have the same pages: the others got the Markdown beside ours. This site alone also runs TypeDoc and draws the examples of its home page. What it measures by itself is in [site.md](site.md).',
    '',
    'The reader has a processor 4 times slower, 1.6 Mbit/s and 150 ms; the line is equally slow on every machine, so the faster the machine, the closer the times of all systems. The figures are medians of loads taken in turns. Sizes are of gzipped bodies until the load event. Memory and processor time are those of the main process. A save is measured until the browser has painted it.',
    '',
    ...sets.flatMap((pages) => section(pages, own)),
  ].join('\n');
  writeFileSync(path.join(root, 'bench/peers.md'), text);
  return text;
}

function section(pages: PageSet, own: string): readonly string[] {
  const set = readFigures(pages);
  const rows = withTargets(Object.values(set.rows), pages);
  if (rows.length === 0) return [];
  return [
    `## ${pages === 'own' ? "This site's own pages" : `${pages} generated pages`}`,
    '',
    figureTable(rows, own),
    '',
    describeRuns(set),
    '',
    ...charts.flatMap(([name, pattern]) => {
      const chosen = rows.filter(({ label }) => pattern.test(label));
      if (chosen.length === 0) return [];
      const file = `plots/peers-${name}${pages === 'own' ? '' : `-${pages}`}.svg`;
      writeFileSync(path.join(root, 'bench', file), barChart(`${name}: lower is better`, chosen));
      return [`![${name}: the figures of the table as bars](${file})`, ''];
    }),
  ];
}

function withTargets(rows: readonly FigureRow[], pages: PageSet): readonly FigureRow[] {
  const known = pages === 'own' ? targets : pages === 5000 ? targetsOf5000 : {};
  return rows.map((row) => ({ ...row, target: known[row.label] }));
}

function describeRuns({ runs }: FigureSet): string {
  const parts = Object.entries(runs).map(
    ([part, { date, load, seconds }]) =>
      `${part} at ${date.slice(0, 16).replace('T', ' ')} (load average ${load.toFixed(1)}, ${seconds.toFixed(0)} s)`,
  );
  return `Measured: ${parts.join('; ')}.`;
}
