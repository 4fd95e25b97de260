import type { FigureTarget } from './figures.ts';

/**
 * Targets by row label. Among the rows without a target are:
 *
 * - the weight of the first load, because the required router and the search are heavier than the
 *   peers' entire scripts; `budgets.ts` limits it;
 * - memory and cold builds, because this site also generates the reference, runs its examples, draws
 *   a card for each class, and writes a Markdown copy of each page;
 * - builds after an edit or a new page: they compile and render only what changed, but read all
 *   pages, check all links and write the other files, which takes longer than the desired fifth of
 *   a peer's build time;
 * - the dev server's first page: the server reads all pages first, because each page's sidebar and
 *   links depend on the others;
 * - clicks: the first ten links of each system's sidebar lead to different pages.
 */
export const targets: Readonly<Record<string, FigureTarget>> = {
  'glossary: first contentful paint, ms': { ratio: 0.95 },
  'glossary: text (largest contentful paint), ms': { ratio: 0.6 },
  'glossary: from paint to text, ms': { atMost: 80 },
  'glossary: blocking time, ms': { ratio: 0.5 },
  'glossary: of it before paint, KB': { atMost: 25 },
  'glossary: requests': { atMost: 10 },
  'class: first contentful paint, ms': { ratio: 0.95 },
  'class: text (largest contentful paint), ms': { ratio: 0.6 },
  'class: from paint to text, ms': { atMost: 80 },
  'class: blocking time, ms': { ratio: 0.5 },
  'class: of it before paint, KB': { atMost: 25 },
  'class: requests': { atMost: 10 },
  'home: first contentful paint, ms': { ratio: 1 },
  'home: text (largest contentful paint), ms': { ratio: 0.6 },
  'home: from paint to text, ms': { atMost: 80 },
  'home: blocking time, ms': { ratio: 0.5 },
  'home: of it before paint, KB': { atMost: 45 },
  'home: requests': { atMost: 10 },
  'class, processor 8 times slower: text, ms': { ratio: 0.95 },
  'home, processor 8 times slower: text, ms': { ratio: 1 },
  'build with nothing changed, s': { atMost: 0.5 },
  'output, MB': { atMost: 75 },
  'save to screen: the glossary, ms': { atMost: 60 },
  'save to screen: the home page, ms': { atMost: 60 },
  'save to screen: the slowest, ms': { atMost: 300 },
};

/**
 * Targets for 5,000 generated pages. Output size has no target, because generated pages say nothing
 * about this site's output.
 */
export const targetsOf5000: Readonly<Record<string, FigureTarget>> = {
  'cold build, s': { atMost: 40 },
  'peak memory of a cold build, MB': { atMost: 1200 },
};
