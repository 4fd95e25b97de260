import type { FigureTarget } from './figures.ts';

/** Targets by row label. */
export const targets: Readonly<Record<string, FigureTarget>> = {
  'glossary: first contentful paint, ms': { ratio: 0.95 },
  'glossary: largest contentful paint, ms': { ratio: 0.75 },
  'glossary: blocking time, ms': { ratio: 0.5 },
  'glossary: first load, KB': { atMost: 110 },
  'glossary: of it before paint, KB': { atMost: 25 },
  'glossary: requests': { atMost: 10 },
  'class: first contentful paint, ms': { ratio: 0.95 },
  'class: largest contentful paint, ms': { ratio: 0.75 },
  'class: blocking time, ms': { ratio: 0.5 },
  'class: first load, KB': { atMost: 113 },
  'class: of it before paint, KB': { atMost: 25 },
  'class: requests': { atMost: 10 },
  'home: first contentful paint, ms': { ratio: 1 },
  'home: largest contentful paint, ms': { ratio: 0.9 },
  'home: blocking time, ms': { ratio: 0.5 },
  'home: first load, KB': { atMost: 130 },
  'home: of it before paint, KB': { atMost: 45 },
  'home: requests': { atMost: 10 },
  'class, processor 8 times slower: first contentful paint, ms': { ratio: 0.95 },
  'home, processor 8 times slower: first contentful paint, ms': { ratio: 1 },
  'click to painted heading from the glossary, ms': { ratio: 0.6 },
  'click to painted heading from the class, ms': { ratio: 0.4 },
  'cold build, s': { ratio: 0.6 },
  'build after one edit, s': { ratio: 0.2 },
  'build with nothing changed, s': { atMost: 0.5 },
  'peak memory of a cold build, MB': { atMost: 700 },
  'output, MB': { atMost: 65 },
  'dev server to first page, ms': { atMost: 2000 },
  'save to screen: the glossary, ms': { atMost: 35 },
  'save to screen: the home page, ms': { atMost: 80 },
};

/** Targets for 5,000 generated pages, whose output size says nothing about this site. */
export const targetsOf5000: Readonly<Record<string, FigureTarget>> = {
  'cold build, s': { atMost: 40 },
  'peak memory of a cold build, MB': { atMost: 1200 },
};
