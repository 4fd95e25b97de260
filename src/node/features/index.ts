import type { Feature, Output } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { cards } from './social-cards/feature.ts';
import { cheatsheet } from './cheatsheet/feature.ts';
import { diagrams } from './diagrams/feature.ts';
import { docusaurus } from './docusaurus/feature.ts';
import { examples } from './examples/feature.ts';
import { formulas } from './formulas/feature.ts';
import { glossary } from './glossary/feature.ts';
import { languages } from './languages/feature.ts';
import { markdownPages } from './markdown-pages/feature.ts';
import { openSearchDescription } from './open-search/feature.ts';
import { movedPages } from './redirects/feature.ts';
import { pageControls } from './page-controls/feature.ts';
import { reference } from './reference/feature.ts';
import { releaseFeed } from './release-feed/feature.ts';
import { search } from './search/feature.ts';
import { pageLists } from './sitemap/feature.ts';
import { spokenLanguage } from './spoken-language/feature.ts';
import { spokenTables } from './spoken-tables/feature.ts';
import { talonFiles } from './talon-files/feature.ts';
import { versions } from './versions/feature.ts';

/** The site's features. To remove a feature, delete its line here and its folder. */
export const features: readonly Feature[] = [
  reference,
  cards,
  spokenLanguage,
  cheatsheet,
  examples,
  spokenTables,
  formulas,
  diagrams,
  markdownPages,
  glossary,
  movedPages,
  pageControls,
  releaseFeed,
  pageLists,
  openSearchDescription,
  versions,
  docusaurus,
  search,
  languages,
  talonFiles,
];

/**
 * Returns the files that the features add to the output, keyed by their paths in the output folder.
 */
export function outputsOf(site: Site): ReadonlyMap<string, Output> {
  return new Map(features.flatMap(({ outputs }) => [...(outputs?.(site) ?? [])]));
}
